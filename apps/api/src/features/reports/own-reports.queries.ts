import { type OwnReport, type Page, type PageQuery, ReportReason, ReportState, ReportTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { mayStillAsk, ownReview } from '../reviews/public.ts'
import type { ReportRecord } from './reports.views.ts'

const { reports, reviews } = tables

interface Filed {
  report: ReportRecord
  review: typeof reviews.$inferSelect | null
}

function ownReport({ report, review }: Filed, now: Date): OwnReport {
  const { id, text, excerpt, createdAt, assigneeId, decision, decidedAt } = report
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
    mayAskReview: mayStillAsk({ decidedAt, contestable: report.state === 'rejected', asked: review !== null }, now),
  }
}

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${reports.createdAt}, ${reports.id}) < (${at}, ${id})`
}

/** What she reported, the newest first, as she may read it herself. */
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
  return { items: items.map((filed) => ownReport(filed, now)), cursor: next }
}
