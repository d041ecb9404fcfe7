import { type DeskReview, reportReasons } from '@consoeurs/contract'
import { Link } from 'react-router'
import { Decided, DecisionPage } from '../../care/decision-page.tsx'
import { Panel } from '../../care/panel.tsx'
import { Person } from '../../care/person.tsx'
import { Sanctions } from '../../care/sanctions.tsx'
import { Opened } from '../../forms/opened.tsx'
import { moment } from '../../lists/dates.ts'
import { moderationText } from '../../text/moderation.ts'
import { reviewsText } from '../../text/reviews.ts'
import { ReviewDecision } from './review-decision.tsx'

function Asked({ review }: { review: DeskReview }) {
  const { asker, createdAt, text } = review
  return (
    <Panel title={reviewsText.herWords}>
      <p className="words">{text}</p>
      <dl className="known">
        <dt>{reviewsText.asker}</dt>
        <dd>{asker.id === null ? asker.name : <Link to={`/users/${asker.id}`}>{asker.name}</Link>}</dd>
        <dt>{reviewsText.asked}</dt>
        <dd>{moment(createdAt)}</dd>
      </dl>
    </Panel>
  )
}

/** The contested decision: a rejected report or a measure. */
function First({ review }: { review: DeskReview }) {
  const { report, sanction, member, decidedFirstBy } = review
  return (
    <Panel title={reviewsText.first}>
      {report === null ? null : (
        <>
          <p>
            {moderationText.targets[report.target]}, {reportReasons[report.reason].label}
          </p>
          <p className="words">{report.statement}</p>
          <p className="hint">
            {report.decidedAt === null ? null : moderationText.decidedBy(decidedFirstBy, moment(report.decidedAt))}
          </p>
          <Link to={`/reports/${report.id}`}>{reviewsText.seeReport}</Link>
        </>
      )}
      {sanction === null ? null : <Sanctions sanctions={[sanction]} />}
      <p>
        {moderationText.about} <Person who={member} />
      </p>
    </Panel>
  )
}

function Review({ review }: { review: DeskReview }) {
  const { id, subject, asker, state, can, isHers, decision } = review
  const badge = <span className={`status ${state}`}>{reviewsText.states[state]}</span>
  return (
    <DecisionPage
      title={reviewsText.titleOf(reviewsText.subjects[subject], asker.name)}
      asideLabel={reviewsText.first}
      aside={<First review={review} />}
    >
      <Asked review={review} />
      {can.decide ? <ReviewDecision key={id} review={review} /> : null}
      {state === 'open' && isHers ? <p className="notice">{reviewsText.yours}</p> : null}
      {decision === null ? null : (
        <Decided
          title={reviewsText.second}
          badge={badge}
          decision={decision}
          words={<p className="words">{decision.statement}</p>}
        />
      )}
    </DecisionPage>
  )
}

export const ReviewPage = () => <Opened<DeskReview>>{(review) => <Review key={review.id} review={review} />}</Opened>
