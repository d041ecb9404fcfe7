import { type DeskReportRow, reportReasons } from '@consoeurs/contract'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RaRecord } from 'ra-core'
import { Link } from 'react-router-dom'
import { Person } from '../../care/person.tsx'
import { moment } from '../../lists/dates.ts'
import { ChoiceFilter } from '../../lists/filters.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import { type Column, RowsTable } from '../../lists/rows-table.tsx'
import { careText } from '../../text/care.ts'

const named = (table: Record<string, string>) => Object.entries(table).map(([id, name]) => ({ id, name }))
const { open, ...otherStates } = careText.stateFilters
const states = named(otherStates)
const targets = named(careText.targets)
const assignees = named(careText.assignees)
const reasons = Object.entries(reportReasons).map(([id, { label }]) => ({ id, name: label }))

const exported = (record: RaRecord) => {
  const { id, target, reason, severity, state, excerpt, about, reporter, assignee, createdAt } = record as DeskReportRow
  return {
    id,
    target: careText.targets[target],
    reason: reportReasons[reason].label,
    severity,
    state: careText.states[state],
    excerpt,
    about: about?.username ?? '',
    reporter: reporter.name,
    assignee: assignee?.displayName ?? '',
    createdAt,
  }
}

function Severity({ severity }: DeskReportRow) {
  return <span className={`status severity-${severity}`}>{careText.severities[severity]}</span>
}

function What(report: DeskReportRow) {
  const narrow = useMediaQuery('(max-width: 899px)')
  const { id, reason, target, excerpt, state } = report
  return (
    <span className="headline">
      <span>
        <Link to={`/reports/${id}`}>{reportReasons[reason].label}</Link>
        <span className="soft excerpt">
          {careText.targets[target]}
          {excerpt === '' ? null : `\u202F: ${excerpt}`}
        </span>
        {narrow ? <Severity {...report} /> : null}
        {state === 'open' ? null : <span className={`status ${state}`}>{careText.states[state]}</span>}
      </span>
    </span>
  )
}

const columns: Column<DeskReportRow>[] = [
  { label: careText.reason, render: (report) => <What {...report} /> },
  { label: careText.severity, sortBy: 'severity', wide: true, render: (report) => <Severity {...report} /> },
  { label: careText.about, wide: true, render: ({ about }) => <Person who={about} /> },
  { label: careText.reporter, wide: true, render: ({ reporter }) => reporter.name },
  {
    label: careText.assignee,
    wide: true,
    render: ({ assignee }) => assignee?.displayName ?? <span className="soft">{careText.nobody}</span>,
  },
  { label: careText.reportedAt, sortBy: 'createdAt', wide: true, render: ({ createdAt }) => moment(createdAt) },
]

/** What waits for a moderator: the gravest first, then the oldest. */
export function ReportList() {
  return (
    <ListScreen
      title={careText.reports}
      sort={{ field: 'severity', order: 'ASC' }}
      columns={exported}
      empty={careText.emptyReports}
      filters={
        <>
          <ChoiceFilter name="state" label={careText.state} choices={states} all={open} />
          <ChoiceFilter name="target" label={careText.target} choices={targets} />
          <ChoiceFilter name="reason" label={careText.reason} choices={reasons} />
          <ChoiceFilter name="assignee" label={careText.assignee} choices={assignees} />
        </>
      }
    >
      <RowsTable<DeskReportRow> columns={columns} nameOf={({ reason }) => reportReasons[reason].label} />
    </ListScreen>
  )
}
