import type { DeskList, DeskReportRow, DeskReportsQuery, ReportTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { assignedTo, listQueue } from '../queues/public.ts'
import { reportRow } from './reports.views.ts'

const { reports, users } = tables
const reporters = alias(users, 'reporters')
const assignees = alias(users, 'assignees')

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

/** Excludes reports about the viewer. */
export const notAbout = (viewer: Viewer): SQL | undefined => or(isNull(reports.aboutId), ne(reports.aboutId, viewer.id))

const orders: Record<NonNullable<DeskReportsQuery['sort']>, SQL[]> = {
  'severity:asc': [asc(reports.severity), asc(reports.createdAt), asc(reports.id)],
  'severity:desc': [desc(reports.severity), asc(reports.createdAt), asc(reports.id)],
  'createdAt:asc': [asc(reports.createdAt), asc(reports.id)],
  'createdAt:desc': [desc(reports.createdAt), desc(reports.id)],
}

/** By severity, then oldest first, by default. */
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
    assignedTo(reports.assigneeId, viewer, assignee),
    containsText(q, [reports.excerpt, reports.text, reports.reporterName, users.name, users.username, reporters.name]),
  )
  return listQueue(db, {
    page: query,
    select: () => reportRows(db).where(wanted).$dynamic(),
    order: orders[sort],
    view: reportRow,
  })
}

/** Open reports that the viewer may read. */
export const countOpenReports = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(reports, and(eq(reports.state, 'open'), notAbout(viewer)))

interface ReportTargetReference {
  id: number
  target: ReportTarget
  targetId: number
}

/** Other reports of the same target, newest first. */
export async function listOthers(
  db: Queryable,
  viewer: Viewer,
  { id, target, targetId }: ReportTargetReference,
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

export const listReportsAbout = (db: Queryable, viewer: Viewer, memberId: number) =>
  listNewest(db, viewer, eq(reports.aboutId, memberId))

export const listReportsBy = (db: Queryable, viewer: Viewer, memberId: number) =>
  listNewest(db, viewer, eq(reports.reporterId, memberId))

/** @throws AppError REPORT_NOT_FOUND */
export async function loadReportRow(db: Queryable, id: number): Promise<DeskReportRow> {
  const [row] = await reportRows(db).where(eq(reports.id, id))
  if (row === undefined) throw new AppError('REPORT_NOT_FOUND')
  return reportRow(row)
}
