import type { DeskHeldRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router-dom'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { careText } from '../../text/care.ts'
import { filtersText } from '../../text/filters.ts'
import { FilterWordsPanel } from './filter-words-panel.tsx'
import { TryPanel } from './try-panel.tsx'

const { open, ...otherStates } = filtersText.stateFilters
const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))
const listed = new Intl.ListFormat('fr', { type: 'conjunction' })
const reasonsOf = ({ kinds }: DeskHeldRow) => listed.format(kinds.map((kind) => filtersText.kinds[kind]))

const exported = (record: RaRecord) => {
  const row = record as DeskHeldRow
  return {
    id: row.id,
    state: filtersText.states[row.state],
    what: filtersText.targets[row.target],
    author: row.author.displayName,
    why: reasonsOf(row),
    assignee: row.assignee?.displayName ?? '',
    heldAt: row.heldAt,
  }
}

const columns: Column<DeskHeldRow>[] = [
  {
    label: filtersText.what,
    render: (row) => (
      <span className="headline">
        <span>
          <Link to={`/filters/${row.id}`}>{filtersText.titleOf(row.target, row.author.displayName)}</Link>
          <span className="soft excerpt">{reasonsOf(row)}</span>
          {row.state === 'open' ? null : <span className={`status ${row.state}`}>{filtersText.states[row.state]}</span>}
        </span>
      </span>
    ),
  },
  {
    label: careText.assignee,
    wide: true,
    render: ({ assignee }) => assignee?.displayName ?? <span className="soft">{careText.nobody}</span>,
  },
  { label: filtersText.since, sortBy: 'heldAt', wide: true, render: ({ heldAt }) => moment(heldAt) },
]

/** What the filters hold, what waits longest first; below, what they look for. */
export function HeldList() {
  return (
    <>
      <ListScreen
        title={filtersText.filters}
        sort={{ field: 'heldAt', order: 'ASC' }}
        columns={exported}
        empty={filtersText.empty}
        filters={
          <>
            <ChoiceFilter name="state" label={filtersText.state} choices={named(otherStates)} all={open} />
            <ChoiceFilter name="target" label={filtersText.what} choices={named(filtersText.targets)} />
            <ChoiceFilter name="assignee" label={careText.assignee} choices={named(careText.assignees)} />
          </>
        }
      >
        <RowsTable<DeskHeldRow> columns={columns} nameOf={({ author }) => author.displayName} />
      </ListScreen>
      <p className="house-lead">{filtersText.lead}</p>
      <div className="stack house">
        <TryPanel />
        <FilterWordsPanel />
      </div>
    </>
  )
}
