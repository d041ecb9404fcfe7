import type { ReviewLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { tryEachSecret } from '../../../platform/data/secrets.ts'
import { readSignedText, signText } from '../../../platform/data/signed-text.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ownReview } from './own-review.ts'
import { canAskReview } from './review-period.ts'

const { reports, reviews } = tables

const USE = 'reports.review'

/** For the decision mail to a visitor: shows the decision and allows one review request. */
export const reviewUrl = (reportId: number, { publicUrl, secret }: { publicUrl: string; secret: string }): string =>
  `${publicUrl}/account/relecture?jeton=${signText(String(reportId), USE, secret)}`

/** @throws AppError REVIEW_LINK */
export function readReviewToken(token: string, secrets: readonly string[]): number {
  const id = tryEachSecret(secrets, (secret) => readSignedText(token, USE, secret))
  if (id === null || !/^\d{1,15}$/.test(id)) throw new AppError('REVIEW_LINK')
  return Number(id)
}

/** @throws AppError REVIEW_LINK if the report is erased */
export async function loadReviewLink(db: Queryable, reportId: number, now: Date): Promise<ReviewLink> {
  const [row] = await db
    .select({ report: reports, review: reviews })
    .from(reports)
    .leftJoin(reviews, eq(reviews.reportId, reports.id))
    .where(eq(reports.id, reportId))
  if (row === undefined || row.report.decidedAt === null) throw new AppError('REVIEW_LINK')
  const { report, review } = row
  const { decidedAt, decision } = report
  return {
    reportId,
    statement: decision ?? '',
    at: decidedAt?.toISOString() ?? now.toISOString(),
    review: ownReview(review),
    mayAskReview: canAskReview(
      { decidedAt, contestable: report.state === 'rejected' && report.reporterId === null, asked: review !== null },
      now,
    ),
  }
}
