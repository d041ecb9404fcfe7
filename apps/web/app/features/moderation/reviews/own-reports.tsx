import { type OwnReport, type Page, reportReasons } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { reportsApi } from '../../foundation/reports/public.ts'
import styles from './own-reports.module.css'
import { ownReportsText } from './own-reports.text.ts'
import { Review } from './review-form.tsx'

const key = ['own-reports'] as const
const load = (cursor: string | undefined) => reportsApi(api).mine({ cursor })

/** Newest first. */
export function OwnReports({ first }: { first: Page<OwnReport> }) {
  const picture = useIllustration('empty')
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) return <EmptyState picture={picture} {...ownReportsText.none} />
  return (
    <div className={styles.reports}>
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error?.message ?? null}
        {...(first.cursor !== null && {
          nextHref: `/settings/signalements?cursor=${encodeURIComponent(first.cursor)}`,
        })}
      >
        {(report) => <OneReport report={report} />}
      </InfiniteList>
      <p className="meta">{ownReportsText.kept}</p>
    </div>
  )
}

function OneReport({ report }: { report: OwnReport }) {
  const { id, target, reason, text, excerpt, at, state, decision, review, mayAskReview } = report
  const name = `signalement-${id}`
  return (
    <article className={styles.report} aria-labelledby={name}>
      <header>
        <h2 className="display heading-4" id={name}>
          {reportReasons[reason].label}
        </h2>
        <span className={styles.state} data-state={state}>
          {ownReportsText.state(report)}
        </span>
      </header>
      <p className="meta">
        {ownReportsText.target(target)}, <TimeAgo date={at} />, {ownReportsText.number(id)}
      </p>
      {excerpt === '' ? null : <blockquote className={styles.excerpt}>{excerpt}</blockquote>}
      {text === '' ? null : (
        <details>
          <summary className="text-link small">{ownReportsText.yours}</summary>
          <p className={`small ${styles.statementText}`}>{text}</p>
        </details>
      )}
      {decision === null ? null : (
        <div className={styles.decision}>
          <p className="small bold">{ownReportsText.decision}</p>
          <p className={`small ${styles.statementText}`}>{decision.statement}</p>
          <p className="meta">
            <TimeAgo date={decision.at} />
          </p>
          <Review about={name} review={review} mayAskReview={mayAskReview} />
        </div>
      )}
    </article>
  )
}
