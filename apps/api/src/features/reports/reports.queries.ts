import {
  type DeskList,
  type DeskReportRow,
  type DeskReportsQuery,
  deskOffset,
  type ReportTarget,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { reportRow } from './reports.views.ts'

const { reports, users } = tables
const reporters = alias(users, 'reporters')
const assignees = alias(users, 'assignees')

/** A report with the people around it. */
export const reportRows = (db: Queryable) =>
  db
    .select({
      report: reports,
      about: { id: users.id, username: users.username, displayName: users.name },
      reporter: { id: reporters.id, username: reporters.username, displayName: reporters.name },
      assignee: { id: assignees.id, displayName: assignees.name },
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.aboutId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(assignees, eq(assignees.id, reports.assigneeId))

/** What is about her is for others to read. */
export const notAbout = (viewer: Viewer): SQL | undefined => or(isNull(reports.aboutId), ne(reports.aboutId, viewer.id))

/** Words anywhere in what was reported, in what was said about it, or in the names around it; `%` and `_` are letters. */
function speaksOf(words: string): SQL | undefined {
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const texts = [reports.excerpt, reports.text, reports.reporterName, users.name, users.username, reporters.name]
  return or(...texts.map((text) => sql`fold_text(${text}) like fold_text(${pattern})`))
}

function assignedTo(viewer: Viewer, assignee: DeskReportsQuery['assignee']): SQL | undefined {
  if (assignee === 'me') return eq(reports.assigneeId, viewer.id)
  return assignee === 'nobody' ? isNull(reports.assigneeId) : undefined
}

const orders: Record<NonNullable<DeskReportsQuery['sort']>, SQL[]> = {
  'severity:asc': [asc(reports.severity), asc(reports.createdAt), asc(reports.id)],
  'severity:desc': [desc(reports.severity), asc(reports.createdAt), asc(reports.id)],
  'createdAt:asc': [asc(reports.createdAt), asc(reports.id)],
  'createdAt:desc': [desc(reports.createdAt), desc(reports.id)],
}

/** The queue: the gravest first, then the oldest, unless she asks otherwise. */
export async function listReports(
  db: Queryable,
  viewer: Viewer,
  query: DeskReportsQuery,
): Promise<DeskList<DeskReportRow>> {
  const { state, target, reason, assignee, q, sort = 'severity:asc' } = query
  const wanted = and(
    notAbout(viewer),
    state === 'any' ? undefined : eq(reports.state, state),
    target && eq(reports.target, target),
    reason && eq(reports.reason, reason),
    assignedTo(viewer, assignee),
    speaksOf(q),
  )
  const rows = await reportRows(db)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(query.pageSize)
    .offset(deskOffset(query))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.aboutId))
    .leftJoin(reporters, eq(reporters.id, reports.reporterId))
    .where(wanted)
  return { items: rows.map(reportRow), total: counted?.total ?? 0 }
}

/** How many are open for her to read. */
export const countOpenReports = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(reports, and(eq(reports.state, 'open'), notAbout(viewer)))

interface Reported {
  id: number
  target: ReportTarget
  targetId: number
}

/** Other reports of the same thing, the newest first. */
export async function listOthers(
  db: Queryable,
  viewer: Viewer,
  { id, target, targetId }: Reported,
): Promise<DeskReportRow[]> {
  const same = and(eq(reports.target, target), eq(reports.targetId, targetId), ne(reports.id, id))
  const rows = await reportRows(db)
    .where(and(same, notAbout(viewer)))
    .orderBy(desc(reports.id))
    .limit(50)
  return rows.map(reportRow)
}

async function listNewest(db: Queryable, viewer: Viewer, which: SQL): Promise<DeskReportRow[]> {
  const rows = await reportRows(db)
    .where(and(which, notAbout(viewer)))
    .orderBy(desc(reports.id))
    .limit(50)
  return rows.map(reportRow)
}

/** What was reported of her, the newest first. */
export const listReportsAbout = (db: Queryable, viewer: Viewer, memberId: number) =>
  listNewest(db, viewer, eq(reports.aboutId, memberId))

/** What she reported, the newest first. */
export const listReportsBy = (db: Queryable, viewer: Viewer, memberId: number) =>
  listNewest(db, viewer, eq(reports.reporterId, memberId))

/** One as a line of the queue. @throws AppError REPORT_NOT_FOUND */
export async function loadReportRow(db: Queryable, id: number): Promise<DeskReportRow> {
  const [row] = await reportRows(db).where(eq(reports.id, id))
  if (row === undefined) throw new AppError('REPORT_NOT_FOUND')
  return reportRow(row)
}
