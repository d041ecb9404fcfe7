import { type RaRecord, type SortPayload, useListContext } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { ShortcutsButton } from '../keys/shortcuts.tsx'
import { useRowKeys } from '../keys/use-queue.ts'
import { ChoiceFilter } from '../lists/filters.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { type Column, RowsTable } from '../lists/rows-table.tsx'
import { moderationText } from '../text/moderation.ts'

interface QueueFilter {
  name: string
  label: string
  choices: Record<string, string>
}

interface QueueListProps<Row extends RaRecord> {
  title: string
  empty: { title: string; text: string }
  sort: SortPayload
  /** The first state is the pending one, shown without a filter. */
  states: Omit<QueueFilter, 'name'>
  filters: readonly QueueFilter[]
  columns: Column<Row>[]
  exported: (row: Row) => Record<string, unknown>
  nameOf: (row: Row) => string
  /** Actions on several rows. */
  bulk?: ReactNode
}

const choicesOf = (choices: Record<string, string>) => Object.entries(choices).map(([id, name]) => ({ id, name }))

/** The rows, moved through by keys. */
function KeyedRows({ children }: { children: ReactNode }) {
  const { data = [] } = useListContext()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(
    list,
    data.map(({ id }) => Number(id)),
  )
  return <div ref={list}>{children}</div>
}

/** A queue of the moderators: pending records first, the others by a filter. */
export function QueueList<Row extends RaRecord>(props: QueueListProps<Row>) {
  const { title, empty, sort, states, filters, columns, exported, nameOf, bulk } = props
  const [pending, ...others] = choicesOf(states.choices)
  return (
    <ListScreen
      title={title}
      sort={sort}
      columns={(record) => exported(record as Row)}
      empty={empty}
      actions={<ShortcutsButton />}
      filters={
        <>
          <ChoiceFilter name="state" label={states.label} choices={others} {...(pending && { all: pending.name })} />
          {filters.map(({ name, label, choices }) => (
            <ChoiceFilter key={name} name={name} label={label} choices={choicesOf(choices)} />
          ))}
        </>
      }
    >
      <KeyedRows>
        <RowsTable<Row> columns={columns} nameOf={nameOf} bulk={bulk} />
      </KeyedRows>
    </ListScreen>
  )
}

interface HeadlineProps {
  to: string
  title: string
  excerpt: ReactNode
  children?: ReactNode
}

/** First cell of a row: the link to the record, and what it is about. */
export function Headline({ to, title, excerpt, children }: HeadlineProps) {
  return (
    <span className="headline">
      <span>
        <Link to={to}>{title}</Link>
        <span className="soft excerpt">{excerpt}</span>
        {children}
      </span>
    </span>
  )
}

export const assigneeFilter: QueueFilter = {
  name: 'assignee',
  label: moderationText.assignee,
  choices: moderationText.assignees,
}

export const assigneeColumn: Column<RaRecord & { assignee: { displayName: string } | null }> = {
  label: moderationText.assignee,
  wide: true,
  render: ({ assignee }) => assignee?.displayName ?? <span className="soft">{moderationText.nobody}</span>,
}
