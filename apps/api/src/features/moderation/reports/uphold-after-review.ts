import type { DecideReport } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Moderator } from '../sanctions/public.ts'
import { applyMeasures, checkMeasures, type MeasureParts } from './decide-report.ts'
import { requireReport } from './reports.detail.ts'
import { queuePolicy } from './reports.policy.ts'

type UpheldReport = Omit<DecideReport, 'clientId' | 'state'> & { id: number }

/**
 * The first reasons stay; the new ones belong to the review.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, VALIDATION, NOT_SANCTIONABLE, CONTENT_NOT_FOUND
 */
export async function upholdAfterReview(
  tx: Tx,
  judge: Moderator,
  parts: MeasureParts,
  { id, statement, hide, sanction, ground, until }: UpheldReport,
): Promise<void> {
  const found = await requireReport(tx, judge.viewer, id)
  if (!can(queuePolicy, judge.viewer, 'report.decide', found.report)) throw new AppError('FORBIDDEN')
  const decision = {
    state: 'upheld' as const,
    statement,
    hide,
    sanction,
    ground,
    ...(until !== undefined && { until }),
  }
  checkMeasures(decision, found)
  await tx.update(tables.reports).set({ state: 'upheld' }).where(eq(tables.reports.id, id))
  await applyMeasures(tx, judge, parts, { found, decision })
}
