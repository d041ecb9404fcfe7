import { type DeskReport, reportReasons } from '@consoeurs/contract'
import { useRefresh } from 'ra-core'
import { Link } from 'react-router-dom'
import { Assignment } from '../../care/assignment.tsx'
import { Person } from '../../care/person.tsx'
import { Sanctions } from '../../care/sanctions.tsx'
import { StaffNotes } from '../../care/staff-notes.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { careText } from '../../text/care.ts'
import { Evidence } from './evidence.tsx'
import { ReportDecision } from './report-decision.tsx'

function Filed({ report }: { report: DeskReport }) {
  const { reporter, reporterEmail, text, createdAt, assignee, severity } = report
  return (
    <section className="panel" aria-labelledby="filed-title">
      <h2 id="filed-title">{reportReasons[report.reason].label}</h2>
      <dl className="known">
        <dt>{careText.severity}</dt>
        <dd>
          <span className={`status severity-${severity}`}>{careText.severities[severity]}</span>
        </dd>
        <dt>{careText.reporter}</dt>
        <dd>
          {reporter.id === null ? reporter.name : <Link to={`/users/${reporter.id}`}>{reporter.name}</Link>}
          {reporterEmail === null ? null : <span className="soft"> {reporterEmail}</span>}
        </dd>
        <dt>{careText.reportedAt}</dt>
        <dd>{moment(createdAt)}</dd>
        <dt>{careText.assignee}</dt>
        <dd>{assignee?.displayName ?? careText.nobody}</dd>
      </dl>
      <h3>{careText.herWords}</h3>
      {text === '' ? <p className="hint">{careText.noWords}</p> : <p className="words">{text}</p>}
    </section>
  )
}

/** Whom it is about, and what was decided about her before. */
function About({ report }: { report: DeskReport }) {
  const { about, record } = report
  const refresh = useRefresh()
  return (
    <section className="panel" aria-labelledby="about-title">
      <h2 id="about-title">{careText.record}</h2>
      <p>
        <Person who={about} /> {record.role === 'member' ? null : <span className="status">{careText.staff}</span>}
      </p>
      <p>
        {careText.upheldCount(record.upheld)}, {careText.openCount(record.open)}
      </p>
      <h3>{careText.sanctions}</h3>
      <Sanctions sanctions={record.sanctions} {...(report.can.lift && { onLifted: refresh })} />
    </section>
  )
}

function Others({ others }: Pick<DeskReport, 'others'>) {
  if (others.length === 0) return null
  return (
    <section className="panel" aria-labelledby="others-title">
      <h2 id="others-title">{careText.others}</h2>
      <ul className="entries">
        {others.map(({ id, reason, state, reporter, createdAt }) => (
          <li key={id}>
            <div className="entry-head">
              <Link to={`/reports/${id}`}>{reportReasons[reason].label}</Link>
              <span className={`status ${state}`}>{careText.states[state]}</span>
            </div>
            <p className="hint">
              {reporter.name}, {moment(createdAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decided({ state, decision, reviewId }: Pick<DeskReport, 'state' | 'decision' | 'reviewId'>) {
  if (decision === null) return null
  return (
    <section className="panel" aria-labelledby="decided-title">
      <h2 id="decided-title">
        {careText.decision} <span className={`status ${state}`}>{careText.states[state]}</span>
      </h2>
      <p className="words">{decision.statement}</p>
      <p className="hint">{decision.at === null ? null : careText.decidedBy(decision.by, moment(decision.at))}</p>
      {decision.sanctions.length === 0 ? null : <Sanctions sanctions={decision.sanctions} />}
      {reviewId === null ? null : <Link to={`/reviews/${reviewId}`}>{careText.seeReview}</Link>}
    </section>
  )
}

function Report({ report }: { report: DeskReport }) {
  const { id, target, about, state, can, notes, hidden } = report
  // What is said among members does not open for a moderator, and what is hidden for nobody.
  const opens = target !== 'message' && target !== 'roomMessage' && !hidden
  return (
    <>
      <PageHead title={careText.reportOf(careText.targets[target], about?.displayName ?? careText.gone)}>
        {opens ? <a href={report.url}>{careText.seeThere}</a> : null}
        {state === 'open' ? <Assignment resource="reports" id={id} assignee={report.assignee} /> : null}
      </PageHead>
      <div className="care">
        <div className="stack">
          <Filed report={report} />
          <Evidence report={report} />
          {can.decide ? <ReportDecision report={report} /> : <Decided {...report} />}
          {state === 'open' && !can.decide ? <p className="notice">{careText.notYours}</p> : null}
        </div>
        <aside className="stack" aria-label={careText.record}>
          <About report={report} />
          <Others others={report.others} />
          <StaffNotes resource="reports" id={id} notes={notes} />
        </aside>
      </div>
    </>
  )
}

/** A report with everything that a decision needs. */
export const ReportPage = () => <Opened<DeskReport>>{(report) => <Report report={report} />}</Opened>
