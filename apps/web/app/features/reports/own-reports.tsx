import { type OwnReport, type Page, reportReasons } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { useIllustration } from '../../brand/illustration.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { ownReportsText } from '../../text/own-reports.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { Review } from '../reviews/public.ts'
import { reportsApi } from './reports.api.ts'
import '../../styles/page-own-reports.css'

const key = ['own-reports'] as const
const load = (cursor: string | undefined) => reportsApi(api).mine({ cursor })

/** What she reported, the newest first, each with how far it is. */
export function OwnReports({ first }: { first: Page<OwnReport> }) {
  const picture = useIllustration('empty')
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) return <EmptyState picture={picture} {...ownReportsText.none} />
  return (
    <div className="own-reports">
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
    <article className="own-report" aria-labelledby={name}>
      <header>
        <h2 className="d h4" id={name}>
          {reportReasons[reason].label}
        </h2>
        <span className={classNames('own-state', state)}>{ownReportsText.state(report)}</span>
      </header>
      <p className="meta">
        {ownReportsText.target(target)}, <TimeAgo date={at} />, {ownReportsText.number(id)}
      </p>
      {excerpt === '' ? null : <blockquote className="own-excerpt">{excerpt}</blockquote>}
      {text === '' ? null : (
        <details>
          <summary className="link small">{ownReportsText.yours}</summary>
          <p className="small said">{text}</p>
        </details>
      )}
      {decision === null ? null : (
        <div className="own-decision">
          <p className="small b">{ownReportsText.decision}</p>
          <p className="small said">{decision.statement}</p>
          <p className="meta">
            <TimeAgo date={decision.at} />
          </p>
          <Review about={name} review={review} mayAskReview={mayAskReview} />
        </div>
      )}
    </article>
  )
}
