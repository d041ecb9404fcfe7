import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isWithinReviewPeriod } from '../own-reviews/public.ts'

const { reports, reviews, sanctions } = tables

interface ReviewRequest {
  /** Null for a visitor with a mail link. */
  askerId: number | null
  text: string
  now: Date
}

/**
 * One review per decision; of two concurrent requests the first wins.
 * @throws AppError REVIEW_ASKED
 */
async function write(tx: Tx, of: { reportId: number } | { sanctionId: number }, { askerId, text, now }: ReviewRequest) {
  const [review] = await tx
    .insert(reviews)
    .values({ ...of, askerId, text, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  if (review === undefined) throw new AppError('REVIEW_ASKED')
  tx.emit({ type: 'review.asked', reviewId: review.id })
}

/** @throws AppError REPORT_NOT_FOUND, REVIEW_TOO_LATE, REVIEW_ASKED */
export async function askReportReview(tx: Tx, reportId: number, asked: ReviewRequest): Promise<void> {
  const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update')
  if (report === undefined || report.reporterId !== asked.askerId) throw new AppError('REPORT_NOT_FOUND')
  const earlier = await tx.$count(reviews, eq(reviews.reportId, reportId))
  if (earlier > 0) throw new AppError('REVIEW_ASKED')
  if (report.state !== 'rejected' || !isWithinReviewPeriod(report.decidedAt, asked.now))
    throw new AppError('REVIEW_TOO_LATE')
  await write(tx, { reportId }, asked)
}

/** @throws AppError SANCTION_NOT_FOUND, SANCTION_OVER, REVIEW_TOO_LATE, REVIEW_ASKED */
export async function askMeasureReview(
  tx: Tx,
  sanctionId: number,
  { askerId, ...asked }: ReviewRequest & { askerId: number },
): Promise<void> {
  const hers = and(eq(sanctions.id, sanctionId), eq(sanctions.memberId, askerId))
  const [sanction] = await tx.select().from(sanctions).where(hers).for('update')
  if (sanction === undefined) throw new AppError('SANCTION_NOT_FOUND')
  const earlier = await tx.$count(reviews, eq(reviews.sanctionId, sanctionId))
  if (earlier > 0) throw new AppError('REVIEW_ASKED')
  if (sanction.liftedAt !== null) throw new AppError('SANCTION_OVER')
  if (!isWithinReviewPeriod(sanction.createdAt, asked.now)) throw new AppError('REVIEW_TOO_LATE')
  await write(tx, { sanctionId }, { askerId, ...asked })
}
