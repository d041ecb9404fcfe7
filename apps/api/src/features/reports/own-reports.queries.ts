import { type OwnReport, type Page, type PageQuery, ReportReason, ReportState, ReportTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import type { ReportRecord } from './reports.views.ts'

const { reports } = tables

function ownReport(report: ReportRecord): OwnReport {
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
): Promise<Page<OwnReport>> {
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, viewer.id), cursor === undefined ? undefined : after(cursor)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit + 1)
  const { items, cursor: next } = takePage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id])
  return { items: items.map(ownReport), cursor: next }
}
