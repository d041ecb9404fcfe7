import { type DecideReport, type FieldErrors, HideableTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findHiding, giveSanction, hideContent, type Moderator } from '../sanctions/public.ts'
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

/**
 * The first of two concurrent decisions wins.
 * @throws AppError REPORT_DECIDED
 */
async function close(tx: Tx, { viewer, now }: Moderator, id: number, { state, statement }: Decision): Promise<void> {
  const [closed] = await tx
    .update(reports)
    .set({ state, decision: statement, decidedById: viewer.id, decidedAt: now })
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning({ id: reports.id })
  if (closed === undefined) throw new AppError('REPORT_DECIDED')
}

/** In the transaction of the decision: all measures apply, or none. */
export async function applyMeasures(
  tx: Tx,
  judge: Moderator,
  parts: MeasureParts,
  { found, decision }: { found: QueuedReport; decision: Decision },
): Promise<void> {
  const { report } = found
  const { id, target, targetId } = reportRow(found)
  const { hide, sanction, ground, statement: reason, until } = decision
  const hidden = HideableTarget.safeParse(target)
  // Another report may have hidden it already.
  if (hide && hidden.success && (await findHiding(tx, target, targetId)) === null) {
    await hideContent(tx, judge, parts, { target: hidden.data, targetId, reason, ground, reportId: id })
  }
  if (sanction === null || report.aboutId === null) return
  const about = { memberId: report.aboutId, report: { id, target, targetId } }
  await giveSanction(tx, judge, { ...about, kind: sanction, reason, ground, ...(until !== undefined && { until }) })
}

/**
 * @returns the report id
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, VALIDATION, REPORT_DECIDED, NOT_SANCTIONABLE, CONTENT_NOT_FOUND
 */
export async function decideReport(
  tx: Tx,
  judge: Moderator,
  parts: MeasureParts,
  { id, ...decision }: Decision & { id: number },
): Promise<number> {
  const found = await requireReport(tx, judge.viewer, id)
  if (!can(queuePolicy, judge.viewer, 'report.decide', found.report)) throw new AppError('FORBIDDEN')
  checkMeasures(decision, found)
  await close(tx, judge, id, decision)
  await applyMeasures(tx, judge, parts, { found, decision })
  tx.emit({ type: 'report.decided', reportId: id })
  const { state, hide, sanction } = decision
  await recordAudit(tx, judge.actor, {
    action: 'report.decide',
    target: 'report',
    targetId: id,
    detail: { state, hide, sanction },
  })
  return id
}
