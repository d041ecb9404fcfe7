import { type DeskReport, reportReasons } from '@consoeurs/contract'
import { useRefresh } from 'ra-core'
import { Link } from 'react-router'
import { Assignment } from '../../care/assignment.tsx'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { Panel } from '../../care/panel.tsx'
import { Person } from '../../care/person.tsx'
import { Sanctions } from '../../care/sanctions.tsx'
import { StaffNotes } from '../../care/staff-notes.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { moderationText } from '../../text/moderation.ts'
import { Evidence } from './evidence.tsx'
import { ReportDecision } from './report-decision.tsx'

function Filed({ report }: { report: DeskReport }) {
  const { reporter, reporterEmail, text, createdAt, assignee, severity } = report
  return (
    <Panel title={reportReasons[report.reason].label}>
      <dl className="known">
        <dt>{moderationText.severity}</dt>
        <dd>
          <span className={`status severity-${severity}`}>{moderationText.severities[severity]}</span>
        </dd>
        <dt>{moderationText.reporter}</dt>
        <dd>
          {reporter.id === null ? reporter.name : <Link to={`/users/${reporter.id}`}>{reporter.name}</Link>}
          {reporterEmail === null ? null : <span className="soft"> {reporterEmail}</span>}
        </dd>
        <dt>{moderationText.reportedAt}</dt>
        <dd>{moment(createdAt)}</dd>
        <dt>{moderationText.assignee}</dt>
        <dd>{assignee?.displayName ?? moderationText.nobody}</dd>
      </dl>
      <h3>{moderationText.herWords}</h3>
      {text === '' ? <p className="hint">{moderationText.noWords}</p> : <p className="words">{text}</p>}
    </Panel>
  )
}

/** The reported member and earlier measures. */
function About({ report }: { report: DeskReport }) {
  const { about, record } = report
  const refresh = useRefresh()
  return (
    <Panel title={moderationText.record}>
      <p>
        <Person who={about} />{' '}
        {record.role === 'member' ? null : <span className="status">{moderationText.staff}</span>}
      </p>
      <p>
        {moderationText.upheldCount(record.upheld)}, {moderationText.openCount(record.open)}
      </p>
      <h3>{moderationText.sanctions}</h3>
      <Sanctions sanctions={record.sanctions} {...(report.can.lift && { onLifted: refresh })} />
    </Panel>
  )
}

function Others({ others }: Pick<DeskReport, 'others'>) {
  if (others.length === 0) return null
  return (
    <Panel title={moderationText.others}>
      <ul className="entries">
        {others.map(({ id, reason, state, reporter, createdAt }) => (
          <li key={id}>
            <div className="entry-head">
              <Link to={`/reports/${id}`}>{reportReasons[reason].label}</Link>
              <span className={`status ${state}`}>{moderationText.states[state]}</span>
            </div>
            <p className="hint">
              {reporter.name}, {moment(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ReportDecided({ state, decision, reviewId }: Pick<DeskReport, 'state' | 'decision' | 'reviewId'>) {
  if (decision === null) return null
  const badge = <span className={`status ${state}`}>{moderationText.states[state]}</span>
  return (
    <Decided badge={badge} decision={decision} words={<p className="words">{decision.statement}</p>}>
      {decision.sanctions.length === 0 ? null : <Sanctions sanctions={decision.sanctions} />}
      {reviewId === null ? null : <Link to={`/reviews/${reviewId}`}>{moderationText.seeReview}</Link>}
    </Decided>
  )
}

function Report({ report }: { report: DeskReport }) {
  const { id, target, about, state, can, notes, hidden } = report
  // Moderators cannot open private or room messages, and nobody can open hidden content.
  const opens = target !== 'message' && target !== 'roomMessage' && target !== 'honor' && !hidden
  return (
    <DecisionPage
      title={moderationText.reportOf(moderationText.targets[target], about?.displayName ?? moderationText.gone)}
      actions={
        <>
          {opens ? <a href={report.url}>{moderationText.seeThere}</a> : null}
          {state === 'open' ? <Assignment resource="reports" id={id} assignee={report.assignee} /> : null}
        </>
      }
      asideLabel={moderationText.record}
      aside={
        <>
          <About report={report} />
          <Others others={report.others} />
          <StaffNotes resource="reports" id={id} notes={notes} />
        </>
      }
    >
      <Filed report={report} />
      <Evidence report={report} />
      {can.decide ? <ReportDecision report={report} /> : <ReportDecided {...report} />}
      {state === 'open' && !can.decide ? <p className="notice">{moderationText.notYours}</p> : null}
    </DecisionPage>
  )
}

export const ReportPage = () => <Opened<DeskReport>>{(report) => <Report report={report} />}</Opened>
