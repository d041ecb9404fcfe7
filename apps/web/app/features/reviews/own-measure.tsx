import type { OwnMeasure } from '@consoeurs/contract'
import { fullDate } from '../../text/dates.ts'
import { reviewsText as text } from '../../text/reviews.ts'

/** What a statement of reasons holds (DSA art. 17): the facts, what it rests on, how it was taken, what she can do. */
export function StatementOfReasons({ measure }: { measure: OwnMeasure }) {
  const { reason, excerpt, ground, until } = measure
  return (
    <dl className="statement">
      <dt>{text.facts}</dt>
      <dd>
        {excerpt === '' ? null : <blockquote className="own-excerpt">{excerpt}</blockquote>}
        <p className="said">{reason}</p>
        {until === null ? null : <p className="meta">{text.until(fullDate(new Date(until)))}</p>}
      </dd>
      <dt>{text.ground}</dt>
      <dd>{text.grounds[ground]}</dd>
      <dt>{text.how}</dt>
      <dd>{text.byPerson}</dd>
      <dt>{text.redress}</dt>
      <dd>{text.redressText}</dd>
    </dl>
  )
}
