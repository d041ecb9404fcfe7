import type { DeskCertificationRow } from '@consoeurs/contract'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router-dom'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { careText } from '../../text/care.ts'
import { certificationsText as text } from '../../text/certifications.ts'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))
const { waiting, ...otherStates } = text.stateFilters

const exported = (record: RaRecord) => {
  const { id, state, end, member, assignee, sentAt, decidedAt } = record as DeskCertificationRow
  return {
    id,
    state: text.states[state],
    end: end === null ? '' : text.ends[end],
    member: member.username,
    assignee: assignee?.displayName ?? '',
    sentAt,
    decidedAt: decidedAt ?? '',
  }
}

/** What it is now, in a word. */
export function StateBadge({ state, end }: Pick<DeskCertificationRow, 'state' | 'end'>) {
  const look = state === 'certified' && end === null ? 'upheld' : 'past'
  return <span className={`status ${look}`}>{end === null ? text.states[state] : text.ends[end]}</span>
}

const columns: Column<DeskCertificationRow>[] = [
  {
    label: text.request,
    render: ({ id, member, state, end, photoChanged }) => (
      <span className="headline">
        <span>
          <Link to={`/certifications/${id}`}>{member.displayName}</Link>
          <span className="soft excerpt">@{member.username}</span>
          {state === 'waiting' ? null : <StateBadge state={state} end={end} />}
          {photoChanged ? <span className="soft excerpt">{text.photoChanged}</span> : null}
        </span>
      </span>
    ),
  },
  {
    label: careText.assignee,
    wide: true,
    render: ({ assignee }) => assignee?.displayName ?? <span className="soft">{careText.nobody}</span>,
  },
  { label: text.sent, sortBy: 'sentAt', wide: true, render: ({ sentAt }) => moment(sentAt) },
  {
    label: text.decidedAt,
    sortBy: 'decidedAt',
    wide: true,
    render: ({ decidedAt }) => (decidedAt === null ? <span className="soft">–</span> : moment(decidedAt)),
  },
]

/** Those who ask to be certified: what waits longest first. */
export function CertificationList() {
  return (
    <ListScreen
      title={text.title}
      sort={{ field: 'sentAt', order: 'ASC' }}
      columns={exported}
      empty={text.empty}
      filters={
        <>
          <ChoiceFilter name="state" label={text.state} choices={named(otherStates)} all={waiting} />
          <ChoiceFilter name="assignee" label={careText.assignee} choices={named(careText.assignees)} />
        </>
      }
    >
      <RowsTable<DeskCertificationRow> columns={columns} nameOf={({ member }) => member.displayName} />
    </ListScreen>
  )
}
