import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ReviewLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../platform/http/errors.ts'
import { ownReview } from './own-review.ts'
import { canAskReview } from './review-period.ts'

const { reports, reviews } = tables

/** A separate key, so that these signatures are valid for nothing else. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'reports.review', 32))
const signatureOf = (text: string, secret: string) => createHmac('sha256', keyOf(secret)).update(text).digest()

const tokenOf = (reportId: number, secret: string): string =>
  `${reportId}.${signatureOf(String(reportId), secret).toString('base64url')}`

/** For the decision mail to a visitor: shows the decision and allows one review request. */
export const reviewUrl = (reportId: number, { publicUrl, secret }: { publicUrl: string; secret: string }): string =>
  `${publicUrl}/account/relecture?jeton=${tokenOf(reportId, secret)}`

/** @throws AppError REVIEW_LINK */
export function readReviewToken(token: string, secrets: readonly string[]): number {
  const [, id = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  if (id === '' || !secrets.some((secret) => timingSafeEqual(signatureOf(id, secret), given)))
    throw new AppError('REVIEW_LINK')
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
