import type { DeskCertificationRow } from '@consoeurs/contract'
import { assigneeColumn, assigneeFilter, Headline, QueueList } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import type { Column } from '../../lists/rows-table.tsx'
import { certificationsText as text } from '../../text/certifications.ts'

const exported = ({ id, state, end, member, assignee, sentAt, decidedAt }: DeskCertificationRow) => {
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

export function StateBadge({ state, end }: Pick<DeskCertificationRow, 'state' | 'end'>) {
  const look = state === 'certified' && end === null ? 'upheld' : 'past'
  return <span className={`status ${look}`}>{end === null ? text.states[state] : text.ends[end]}</span>
}

const columns: Column<DeskCertificationRow>[] = [
  {
    label: text.request,
    render: ({ id, member, state, end, photoChanged }) => (
      <Headline to={`/certifications/${id}`} title={member.displayName} excerpt={`@${member.username}`}>
        {state === 'waiting' ? null : <StateBadge state={state} end={end} />}
        {photoChanged ? <span className="soft excerpt">{text.photoChanged}</span> : null}
      </Headline>
    ),
  },
  assigneeColumn,
  { label: text.sent, sortBy: 'sentAt', wide: true, render: ({ sentAt }) => moment(sentAt) },
  {
    label: text.decidedAt,
    sortBy: 'decidedAt',
    wide: true,
    render: ({ decidedAt }) => (decidedAt === null ? <span className="soft">–</span> : moment(decidedAt)),
  },
]

/** Certification requests, oldest first. */
export const CertificationList = () => (
  <QueueList<DeskCertificationRow>
    title={text.title}
    empty={text.empty}
    sort={{ field: 'sentAt', order: 'ASC' }}
    states={{ label: text.state, choices: text.stateFilters }}
    filters={[assigneeFilter]}
    columns={columns}
    exported={exported}
    nameOf={({ member }) => member.displayName}
  />
)
