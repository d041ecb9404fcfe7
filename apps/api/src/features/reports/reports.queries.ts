import { Id, type Page, type PageQuery, type ReportRow } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { CursorInstant, decodeCursor, takePage } from '../../platform/cursor.ts'
import { reportRow } from './reports.views.ts'

const { reports, users } = tables

/** The severity is the reason's, one digit. */
const ReportsCursor = z.tuple([z.int().min(0).max(9), CursorInstant, Id])

function after(cursor: string) {
  const [severity, at, id] = decodeCursor(cursor, ReportsCursor)
  return sql`(${reports.severity}, ${reports.createdAt}, ${reports.id}) > (${severity}, ${at}, ${id})`
}

/** The open reports: the gravest first, then the oldest. */
export async function listReports(db: Queryable, { cursor, limit }: PageQuery): Promise<Page<ReportRow>> {
  const reporters = alias(users, 'reporters')
  const rows = await db
    .select({
      report: reports,
      about: { id: users.id, username: users.username, displayName: users.name },
      reporter: { id: reporters.id, username: reporters.username, displayName: reporters.name },
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.aboutId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .where(and(eq(reports.state, 'open'), cursor === undefined ? undefined : after(cursor)))
    .orderBy(asc(reports.severity), asc(reports.createdAt), asc(reports.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ report }) => [report.severity, report.createdAt.toISOString(), report.id])
  return { items: page.items.map(reportRow), cursor: page.cursor }
}
