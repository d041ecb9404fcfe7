import { type DeskReview, reportReasons } from '@consoeurs/contract'
import { Link } from 'react-router-dom'
import { Person } from '../../care/person.tsx'
import { Sanctions } from '../../care/sanctions.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { careText } from '../../text/care.ts'
import { reviewsText } from '../../text/reviews.ts'
import { ReviewDecision } from './review-decision.tsx'

function Asked({ review }: { review: DeskReview }) {
  const { asker, createdAt, text } = review
  return (
    <section className="panel" aria-labelledby="asked-title">
      <h2 id="asked-title">{reviewsText.herWords}</h2>
      <p className="words">{text}</p>
      <dl className="known">
        <dt>{reviewsText.asker}</dt>
        <dd>{asker.id === null ? asker.name : <Link to={`/users/${asker.id}`}>{asker.name}</Link>}</dd>
        <dt>{reviewsText.asked}</dt>
        <dd>{moment(createdAt)}</dd>
      </dl>
    </section>
  )
}

/** What is contested: a report that was not upheld, or a measure. */
function First({ review }: { review: DeskReview }) {
  const { report, sanction, member, decidedFirstBy } = review
  return (
    <section className="panel" aria-labelledby="first-title">
      <h2 id="first-title">{reviewsText.first}</h2>
      {report === null ? null : (
        <>
          <p>
            {careText.targets[report.target]}, {reportReasons[report.reason].label}
          </p>
          <p className="words">{report.statement}</p>
          <p className="hint">
            {report.decidedAt === null ? null : careText.decidedBy(decidedFirstBy, moment(report.decidedAt))}
          </p>
          <Link to={`/reports/${report.id}`}>{reviewsText.seeReport}</Link>
        </>
      )}
      {sanction === null ? null : <Sanctions sanctions={[sanction]} />}
      <p>
        {careText.about} <Person who={member} />
      </p>
    </section>
  )
}

function Second({ review: { state, decision } }: { review: DeskReview }) {
  if (decision === null) return null
  return (
    <section className="panel" aria-labelledby="second-title">
      <h2 id="second-title">
        {reviewsText.second} <span className={`status ${state}`}>{reviewsText.states[state]}</span>
      </h2>
      <p className="words">{decision.statement}</p>
      <p className="hint">{decision.at === null ? null : careText.decidedBy(decision.by, moment(decision.at))}</p>
    </section>
  )
}

function Review({ review }: { review: DeskReview }) {
  const { id, subject, asker, state, can, isHers } = review
  return (
    <>
      <PageHead title={reviewsText.titleOf(reviewsText.subjects[subject], asker.name)} />
      <div className="care">
        <div className="stack">
          <Asked review={review} />
          {can.decide ? <ReviewDecision key={id} review={review} /> : null}
          {state === 'open' && isHers ? <p className="notice">{reviewsText.yours}</p> : null}
          <Second review={review} />
        </div>
        <aside className="stack" aria-label={reviewsText.first}>
          <First review={review} />
        </aside>
      </div>
    </>
  )
}

/** One decision, contested. */
export const ReviewPage = () => <Opened<DeskReview>>{(review) => <Review key={review.id} review={review} />}</Opened>
