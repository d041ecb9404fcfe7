import { type DeskReport, HideableTarget, Role } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import {
  findHiding,
  listSanctionsFrom,
  listSanctionsOf,
  type SanctionAction,
  sanctionPolicy,
} from '../sanctions/public.ts'
import { listStaffNotes } from '../staff-notes/public.ts'
import { authorsOf, presentEvidence } from './evidence.ts'
import { countReportsAbout } from './related-reports.queries.ts'
import { queuePolicy } from './reports.policy.ts'
import { listOthers, reportRows } from './reports.queries.ts'
import { type QueuedReport, type ReportRecord, reportRow } from './reports.views.ts'

const { reports, reviews, users } = tables

/** @throws AppError REPORT_NOT_FOUND if it does not exist or is about the viewer */
export async function requireReport(db: Queryable, viewer: Viewer, id: number): Promise<QueuedReport> {
  const [row] = await reportRows(db).where(eq(reports.id, id))
  if (row === undefined || !can(queuePolicy, viewer, 'report.open', row.report)) throw new AppError('REPORT_NOT_FOUND')
  return row
}

async function namesOf(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function loadRecord(db: Queryable, aboutId: number | null, now: Date): Promise<DeskReport['record']> {
  if (aboutId === null) return { role: 'member', upheld: 0, open: 0, sanctions: [] }
  const [about] = await db.select({ role: users.roleUser }).from(users).where(eq(users.id, aboutId))
  const { upheld, open } = await countReportsAbout(db, aboutId)
  return { role: about?.role ?? 'member', upheld, open, sanctions: await listSanctionsOf(db, aboutId, now) }
}

async function loadDecision(db: Queryable, report: ReportRecord, now: Date): Promise<DeskReport['decision']> {
  if (report.state === 'open') return null
  const [judge] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, report.decidedById ?? 0))
  return {
    statement: report.decision ?? '',
    by: judge?.name ?? null,
    at: report.decidedAt?.toISOString() ?? null,
    sanctions: await listSanctionsFrom(db, report.id, now),
  }
}

const isGone = (snapshot: unknown): boolean => Object.keys(snapshot ?? {}).length === 0

async function findReview(db: Queryable, reportId: number): Promise<number | null> {
  const [review] = await db.select({ id: reviews.id }).from(reviews).where(eq(reviews.reportId, reportId))
  return review?.id ?? null
}

/** Everything needed for a decision. The caller must log the opening. */
export async function loadReport(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<DeskReport> {
  const found = await requireReport(db, viewer, id)
  const { report } = found
  const row = reportRow(found)
  const { target, targetId } = row
  const record = await loadRecord(db, report.aboutId, now)
  const hideable = HideableTarget.safeParse(target).success && report.aboutId !== null
  const may = (act: SanctionAction) => {
    if (report.aboutId === null) return false
    return can(sanctionPolicy, viewer, act, { memberId: report.aboutId, role: Role.catch('member').parse(record.role) })
  }
  return {
    ...row,
    text: report.text,
    url: report.url,
    evidence: presentEvidence({ id, target, snapshot: report.snapshot }, await namesOf(db, authorsOf(report.snapshot))),
    evidenceGone: report.state !== 'open' && isGone(report.snapshot),
    record,
    reporterEmail: viewer.role === 'admin' ? report.reporterEmail || null : null,
    others: await listOthers(db, viewer, row),
    notes: await listStaffNotes(db, 'report', id),
    decision: await loadDecision(db, report, now),
    reviewId: await findReview(db, id),
    hideable,
    hidden: hideable && (await findHiding(db, target, targetId)) !== null,
    can: {
      decide: report.state === 'open' && can(queuePolicy, viewer, 'report.decide', report),
      sanction: may('sanction.give'),
      hide: may('content.hide'),
      lift: may('sanction.lift'),
    },
  }
}
