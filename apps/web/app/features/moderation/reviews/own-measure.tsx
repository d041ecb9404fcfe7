import type { OwnMeasure } from '@consoeurs/contract'
import { fullDate } from '../../../text/dates.ts'
import styles from './own-reports.module.css'
import { reviewsText as text } from './reviews.text.ts'

/** Statement of reasons (DSA art. 17): facts, grounds, how it was decided, redress. */
export function StatementOfReasons({ measure }: { measure: OwnMeasure }) {
  const { reason, excerpt, ground, until } = measure
  return (
    <dl className={styles.statement}>
      <dt>{text.facts}</dt>
      <dd>
        {excerpt === '' ? null : <blockquote className={styles.excerpt}>{excerpt}</blockquote>}
        <p className={styles.statementText}>{reason}</p>
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
