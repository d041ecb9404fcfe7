import { type DeskReportRow, reportReasons } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Person } from '../../care/person.tsx'
import { assigneeColumn, assigneeFilter, Headline, QueueList } from '../../care/queue-list.tsx'
import { moment } from '../../lists/dates.ts'
import type { Column } from '../../lists/rows-table.tsx'
import { moderationText } from '../../text/moderation.ts'

const reasons = Object.fromEntries(Object.entries(reportReasons).map(([id, { label }]) => [id, label]))

const exported = (report: DeskReportRow) => {
  const { id, target, reason, severity, state, excerpt, about, reporter, assignee, createdAt } = report
  return {
    id,
    target: moderationText.targets[target],
    reason: reportReasons[reason].label,
    severity,
    state: moderationText.states[state],
    excerpt,
    about: about?.username ?? '',
    reporter: reporter.name,
    assignee: assignee?.displayName ?? '',
    createdAt,
  }
}

function Severity({ severity }: DeskReportRow) {
  return <span className={`status severity-${severity}`}>{moderationText.severities[severity]}</span>
}

function What(report: DeskReportRow) {
  const narrow = useMediaQuery('(max-width: 899px)')
  const { id, reason, target, excerpt, state } = report
  return (
    <Headline
      to={`/reports/${id}`}
      title={reportReasons[reason].label}
      excerpt={
        <>
          {moderationText.targets[target]}
          {excerpt === '' ? null : `\u202F: ${excerpt}`}
        </>
      }
    >
      {narrow ? <Severity {...report} /> : null}
      {state === 'open' ? null : <span className={`status ${state}`}>{moderationText.states[state]}</span>}
    </Headline>
  )
}

const columns: Column<DeskReportRow>[] = [
  { label: moderationText.reason, render: (report) => <What {...report} /> },
  { label: moderationText.severity, sortBy: 'severity', wide: true, render: (report) => <Severity {...report} /> },
  { label: moderationText.about, wide: true, render: ({ about }) => <Person who={about} /> },
  { label: moderationText.reporter, wide: true, render: ({ reporter }) => reporter.name },
  assigneeColumn,
  { label: moderationText.reportedAt, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** Open reports: most severe first, then oldest. */
export const ReportList = () => (
  <QueueList<DeskReportRow>
    title={moderationText.reports}
    empty={moderationText.emptyReports}
    sort={{ field: 'severity', order: 'ASC' }}
    states={{ label: moderationText.state, choices: moderationText.stateFilters }}
    filters={[
      { name: 'target', label: moderationText.target, choices: moderationText.targets },
      { name: 'reason', label: moderationText.reason, choices: reasons },
      assigneeFilter,
    ]}
    columns={columns}
    exported={exported}
    nameOf={({ reason }) => reportReasons[reason].label}
  />
)
