import type { DecideReport } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { Judge } from '../sanctions/public.ts'
import { checkMeasures, type MeasureParts, takeMeasures } from './decide-report.ts'
import { requireReport } from './reports.detail.ts'
import { queuePolicy } from './reports.policy.ts'

type Upheld = Omit<DecideReport, 'clientId' | 'state'> & { id: number }

/**
 * A report that was not upheld is upheld after all, with the measures that come with it. The first statement of reasons
 * stays as it was; the second is the review’s.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, VALIDATION, NOT_SANCTIONABLE, CONTENT_NOT_FOUND
 */
export async function upholdAfterReview(
  tx: Tx,
  judge: Judge,
  parts: MeasureParts,
  { id, statement, hide, sanction, ground, until }: Upheld,
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
  await takeMeasures(tx, judge, parts, { found, decision })
}
