import type { OwnMeasure, Page } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { StatementOfReasons } from './own-measure.tsx'
import styles from './own-reports.module.css'
import { Review } from './review-form.tsx'
import { reviewsApi } from './reviews.api.ts'
import { reviewsText as text } from './reviews.text.ts'

const key = ['own-measures'] as const
const load = (cursor: string | undefined) => reviewsApi(api).measures({ cursor })

/** Moderation decisions about the member, newest first; most members have none. */
export function OwnMeasures({ first }: { first: Page<OwnMeasure> }) {
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) return null
  return (
    <section className={styles.reports} aria-labelledby="mesures">
      <header>
        <h2 className="display heading-3" id="mesures">
          {text.measures}
        </h2>
        <p className="small soft">{text.measuresLead}</p>
      </header>
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error?.message ?? null}
      >
        {(measure) => <OneMeasure measure={measure} />}
      </InfiniteList>
    </section>
  )
}

function OneMeasure({ measure }: { measure: OwnMeasure }) {
  const { id, at, stands, review, mayAskReview } = measure
  const name = `mesure-${id}`
  return (
    <article className={styles.report} aria-labelledby={name}>
      <header>
        <h3 className="display heading-4" id={name}>
          {text.kind(measure)}
        </h3>
        <span className={classNames(styles.state, !stands && styles.past)}>{text.standing(measure)}</span>
      </header>
      <p className="meta">
        <TimeAgo date={at} />
      </p>
      <StatementOfReasons measure={measure} />
      <div className={styles.decision}>
        <Review about={name} review={review} mayAskReview={mayAskReview} />
      </div>
    </article>
  )
}
