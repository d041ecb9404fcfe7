import type { DecideReview } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { upholdAfterReview } from '../reports/public.ts'
import { liftStanding, type Moderator } from '../sanctions/public.ts'
import { type ReviewedRow, requireReview, sidesOf } from './admin-reviews.queries.ts'
import { reviewPolicy } from './reviews.policy.ts'

const { reviews } = tables

type Decision = Omit<DecideReview, 'clientId'>
type DecideReviewParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

/**
 * The first of two concurrent decisions wins.
 * @throws AppError REVIEW_DECIDED
 */
async function close(tx: Tx, { viewer, now }: Moderator, id: number, { state, statement }: Decision): Promise<void> {
  const [closed] = await tx
    .update(reviews)
    .set({ state, decision: statement, decidedById: viewer.id, decidedAt: now })
    .where(and(eq(reviews.id, id), eq(reviews.state, 'open')))
    .returning({ id: reviews.id })
  if (closed === undefined) throw new AppError('REVIEW_DECIDED')
}

async function change(
  tx: Tx,
  judge: Moderator,
  parts: DecideReviewParts,
  { found, decision }: { found: ReviewedRow; decision: Decision },
) {
  const { sanctionId, reportId } = found.review
  if (sanctionId !== null) await liftStanding(tx, judge, parts, sanctionId)
  if (reportId !== null) await upholdAfterReview(tx, judge, parts, { ...decision, id: reportId })
}

/**
 * @returns the review id
 * @throws AppError REVIEW_NOT_FOUND, REVIEW_YOURS, REVIEW_DECIDED, VALIDATION, NOT_SANCTIONABLE, CONTENT_NOT_FOUND
 */
export async function decideReview(
  tx: Tx,
  judge: Moderator,
  parts: DecideReviewParts,
  { id, ...decision }: Decision & { id: number },
): Promise<number> {
  const found = await requireReview(tx, judge.viewer, id)
  if (!can(reviewPolicy, judge.viewer, 'review.decide', sidesOf(found))) throw new AppError('REVIEW_YOURS')
  const { state, hide, sanction } = decision
  const measured = hide || sanction !== null
  if (measured && (state === 'confirmed' || found.review.reportId === null)) {
    throw new AppError('VALIDATION', { fields: { state: ['Ces mesures vont avec un signalement retenu après coup.'] } })
  }
  await close(tx, judge, id, decision)
  if (state === 'changed') await change(tx, judge, parts, { found, decision })
  tx.emit({ type: 'review.decided', reviewId: id })
  const detail = { state, reportId: found.review.reportId, sanctionId: found.review.sanctionId }
  await recordAudit(tx, judge.actor, { action: 'review.decide', target: 'review', targetId: id, detail })
  return id
}
