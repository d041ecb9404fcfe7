import { type DecideReport, type FieldErrors, HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findHiding, giveSanction, hideContent, type Judge } from '../sanctions/public.ts'
import { requireReport } from './reports.detail.ts'
import { queuePolicy } from './reports.policy.ts'
import { type QueuedReport, reportRow } from './reports.views.ts'

const { reports } = tables

type Decision = Omit<DecideReport, 'clientId'>

export type MeasureParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

/** @throws AppError VALIDATION */
export function checkMeasures({ state, hide, sanction }: Decision, { report }: QueuedReport): void {
  const fields: FieldErrors = {
    ...(state === 'rejected' &&
      (hide || sanction !== null) && {
        state: ['Un signalement écarté n’a pas de suite : retire les mesures, ou retiens-le.'],
      }),
    ...(hide && !HideableTarget.safeParse(report.target).success && { hide: ['Cela ne se masque pas.'] }),
    ...(sanction !== null && report.aboutId === null && { sanction: ['Ce compte n’existe plus.'] }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}

/** The first of two decisions counts; the other changes nothing. @throws AppError REPORT_DECIDED */
async function close(tx: Tx, { viewer, now }: Judge, id: number, { state, statement }: Decision): Promise<void> {
  const [closed] = await tx
    .update(reports)
    .set({ state, decision: statement, decidedById: viewer.id, decidedAt: now })
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning({ id: reports.id })
  if (closed === undefined) throw new AppError('REPORT_DECIDED')
}

/** Measures in the same transaction: a decision stands with all of them, or not at all. */
export async function takeMeasures(
  tx: Tx,
  judge: Judge,
  parts: MeasureParts,
  { found, decision }: { found: QueuedReport; decision: Decision },
): Promise<void> {
  const { report } = found
  const { id, target, targetId } = reportRow(found)
  const { hide, sanction, ground, statement: reason, until } = decision
  const hidden = HideableTarget.safeParse(target)
  // Another report of the same thing may have hidden it already.
  if (hide && hidden.success && (await findHiding(tx, target, targetId)) === null) {
    await hideContent(tx, judge, parts, { target: hidden.data, targetId, reason, ground, reportId: id })
  }
  if (sanction === null || report.aboutId === null) return
  const about = { memberId: report.aboutId, report: { id, target, targetId } }
  await giveSanction(tx, judge, { ...about, kind: sanction, reason, ground, ...(until !== undefined && { until }) })
}

/**
 * Upholds or rejects it, with a statement of reasons, and takes the measures that come with it. Answers its id.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, VALIDATION, REPORT_DECIDED, NOT_SANCTIONABLE, CONTENT_NOT_FOUND
 */
export async function decideReport(
  tx: Tx,
  judge: Judge,
  parts: MeasureParts,
  { id, ...decision }: Decision & { id: number },
): Promise<number> {
  const found = await requireReport(tx, judge.viewer, id)
  if (!can(queuePolicy, judge.viewer, 'report.decide', found.report)) throw new AppError('FORBIDDEN')
  checkMeasures(decision, found)
  await close(tx, judge, id, decision)
  await takeMeasures(tx, judge, parts, { found, decision })
  tx.emit({ type: 'report.decided', reportId: id })
  const { state, hide, sanction } = decision
  await noteAct(tx, judge.actor, {
    action: 'report.decide',
    target: 'report',
    targetId: id,
    detail: { state, hide, sanction },
  })
  return id
}
