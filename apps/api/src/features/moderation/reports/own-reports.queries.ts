import { type OwnReport, type Page, type PageQuery, ReportReason, ReportState, ReportTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { canAskReview, ownReview } from '../own-reviews/public.ts'
import type { LoadExcerpts } from './reported.ts'
import { loadBatchResultExcerpts } from './reported-batch-result.ts'
import { loadCommunityExcerpts } from './reported-community.ts'
import { loadCommentExcerpts, loadShareExcerpts } from './reported-content.ts'
import { loadHonorExcerpts } from './reported-honor.ts'
import { loadMakingExcerpts } from './reported-making.ts'
import { loadMessageExcerpts } from './reported-message.ts'
import { loadMemberExcerpts, loadPhotoExcerpts } from './reported-people.ts'
import { loadRoomMessageExcerpts } from './reported-room-message.ts'
import { loadShoppingLineExcerpts } from './reported-shopping-line.ts'
import { loadSwapExcerpts } from './reported-swap.ts'
import type { ReportRecord } from './reports.views.ts'

const { reports, reviews } = tables

const excerptsOf: Record<ReportTarget, LoadExcerpts> = {
  member: loadMemberExcerpts,
  photo: loadPhotoExcerpts,
  share: loadShareExcerpts,
  comment: loadCommentExcerpts,
  making: loadMakingExcerpts,
  swap: loadSwapExcerpts,
  message: loadMessageExcerpts,
  roomMessage: loadRoomMessageExcerpts,
  honor: loadHonorExcerpts,
  community: loadCommunityExcerpts,
  batchResult: loadBatchResultExcerpts,
  shoppingLine: loadShoppingLineExcerpts,
}

interface FiledReport {
  report: ReportRecord
  review: typeof reviews.$inferSelect | null
}

const nameOf = (target: string, id: number) => `${target}:${id}`

/** Only what the reporter can see now: a report is no copy that survives a block, a deletion or leaving a community. */
async function loadExcerpts(db: Queryable, viewer: Viewer, rows: FiledReport[]): Promise<Map<string, string>> {
  const byTarget = Map.groupBy(rows, ({ report }) => ReportTarget.parse(report.target))
  const found = await Promise.all(
    [...byTarget].map(async ([target, filed]) => {
      const seen = await excerptsOf[target](
        db,
        viewer,
        filed.map(({ report }) => report.targetId),
      )
      return [...seen].map(([id, excerpt]) => [nameOf(target, id), excerpt] as const)
    }),
  )
  return new Map(found.flat())
}

function ownReport({ report, review }: FiledReport, excerpt: string, now: Date): OwnReport {
  const { id, text, createdAt, assigneeId, decision, decidedAt } = report
  return {
    id,
    target: ReportTarget.parse(report.target),
    reason: ReportReason.catch('other').parse(report.reason),
    text,
    excerpt,
    at: createdAt.toISOString(),
    state: ReportState.catch('open').parse(report.state),
    takenOn: assigneeId !== null,
    decision: decidedAt === null ? null : { statement: decision ?? '', at: decidedAt.toISOString() },
    review: ownReview(review),
    mayAskReview: canAskReview({ decidedAt, contestable: report.state === 'rejected', asked: review !== null }, now),
  }
}

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${reports.createdAt}, ${reports.id}) < (${at}, ${id})`
}

export async function listOwnReports(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  now: Date,
): Promise<Page<OwnReport>> {
  const rows = await db
    .select({ report: reports, review: reviews })
    .from(reports)
    .leftJoin(reviews, eq(reviews.reportId, reports.id))
    .where(and(eq(reports.reporterId, viewer.id), cursor === undefined ? undefined : after(cursor)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit + 1)
  const { items, cursor: next } = takePage(rows, limit, ({ report }) => [report.createdAt.toISOString(), report.id])
  const excerpts = await loadExcerpts(db, viewer, items)
  const views = items.map((filed) => {
    const { target, targetId } = filed.report
    return ownReport(filed, excerpts.get(nameOf(target, targetId)) ?? '', now)
  })
  return { items: views, cursor: next }
}
