import useMediaQuery from '@mui/material/useMediaQuery'
import { type RaRecord, useResourceContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { moment } from '../lists/dates.ts'
import type { Column } from '../lists/rows-table.tsx'
import { memberQueueText as text } from '../text/member-queue.ts'
import { Panel } from './panel.tsx'
import { Person } from './person.tsx'
import { assigneeColumn, assigneeFilter, Headline, QueueList } from './queue-list.tsx'

interface QueueMember {
  id: number
  username: string
  displayName: string
}

interface MemberQueueRow extends RaRecord {
  id: number
  member: QueueMember
  assignee?: { id: number; displayName: string } | null
  decidedAt: string | null
}

interface MemberQueueProps<Row extends MemberQueueRow, SentAt extends string> {
  text: {
    title: string
    empty: { title: string; text: string }
    /** Label of the first column. */
    item: string
    sent: string
    /** The first one is the pending state. */
    stateFilters: Record<string, string>
  }
  /** The attribute that orders the queue. */
  sentAt: SentAt
  /** Label of the state in the export. */
  stateOf: (row: Row) => string
  /** Shown under the name; the state of a pending row is not. */
  notes: (row: Row) => ReactNode
  /** Further columns of the export. */
  exported?: (row: Row) => Record<string, unknown>
  /** Rows are taken by one moderator, who decides. */
  assigned?: boolean
  bulk?: ReactNode
}

/** A queue about one member per row, oldest first. */
export function MemberQueue<SentAt extends string, Row extends MemberQueueRow & Record<SentAt, string>>(
  props: MemberQueueProps<Row, SentAt>,
) {
  const { text: own, sentAt, stateOf, notes, exported, assigned = false, bulk } = props
  const resource = useResourceContext() ?? ''
  const narrow = useMediaQuery('(max-width: 899px)')
  const columns: Column<Row>[] = [
    {
      label: own.item,
      render: (row) => (
        <Headline to={`/${resource}/${row.id}`} title={row.member.displayName} excerpt={`@${row.member.username}`}>
          {notes(row)}
          {narrow ? <span className="soft excerpt">{text.sentOn(own.sent, moment(row[sentAt]))}</span> : null}
        </Headline>
      ),
    },
    ...(assigned ? [assigneeColumn as unknown as Column<Row>] : []),
    { label: own.sent, sortBy: sentAt, wide: true, render: (row) => moment(row[sentAt]) },
    {
      label: text.decidedAt,
      wide: true,
      skipped: (rows) => rows.every(({ decidedAt }) => decidedAt === null),
      render: ({ decidedAt }) => (decidedAt === null ? <span className="soft">–</span> : moment(decidedAt)),
    },
  ]
  return (
    <QueueList<Row>
      title={own.title}
      empty={own.empty}
      sort={{ field: sentAt, order: 'ASC' }}
      states={{ label: text.state, choices: own.stateFilters }}
      filters={assigned ? [assigneeFilter] : []}
      columns={columns}
      exported={(row) => ({
        id: row.id,
        state: stateOf(row),
        member: row.member.username,
        ...exported?.(row),
        ...(assigned && { assignee: row.assignee?.displayName ?? '' }),
        [sentAt]: row[sentAt],
        decidedAt: row.decidedAt ?? '',
      })}
      nameOf={({ member }) => member.displayName}
      bulk={bulk}
    />
  )
}

export const StateBadge = ({ granted, children }: { granted: boolean; children: string }) => (
  <span className={`status ${granted ? 'upheld' : 'past'}`}>{children}</span>
)

interface MemberPanelProps {
  title: string
  member: QueueMember
  age: number
  /** By label. */
  facts: Record<string, ReactNode>
  children?: ReactNode
}

/** Whom the record is about. */
export function MemberPanel({ title, member, age, facts, children }: MemberPanelProps) {
  return (
    <Panel title={title}>
      <dl className="known">
        <dt>{text.member}</dt>
        <dd>
          <Person who={member} />
        </dd>
        <dt>{text.age}</dt>
        <dd>{text.years(age)}</dd>
        {Object.entries(facts).map(([label, fact]) => (
          <div key={label} className="pair">
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Panel>
  )
}

/** What the moderators look at, and what they do not judge. */
export const Guide = ({ lines }: { lines: readonly string[] }) => (
  <Panel title={text.guideTitle}>
    <ul className="entries">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p className="hint">{text.notJudged}</p>
  </Panel>
)

interface CoveredPictureProps {
  url: string
  alt?: string
  /** Where the picture does not load. */
  gone: string
}

/** Covered until clicked: opening the picture is an explicit act. */
export function CoveredPicture({ url, alt = '', gone }: CoveredPictureProps) {
  const [state, setState] = useState<'covered' | 'shown' | 'missing'>('covered')
  if (state === 'missing') return <p className="notice">{gone}</p>
  if (state === 'shown') return <img src={url} alt={alt || text.pictureAlt} onError={() => setState('missing')} />
  return (
    <button type="button" className="covered" onClick={() => setState('shown')}>
      {text.show}
    </button>
  )
}
