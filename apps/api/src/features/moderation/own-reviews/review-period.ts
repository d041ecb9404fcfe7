import { limits } from '@consoeurs/contract'

const DAY = 24 * 3_600_000

export interface ReviewableDecision {
  decidedAt: Date | null
  /** An upheld report leaves nothing for its reporter to contest. */
  contestable: boolean
  asked: boolean
}

/** Once, within six months of the decision (DSA art. 20(1)). */
export const canAskReview = ({ decidedAt, contestable, asked }: ReviewableDecision, now: Date): boolean =>
  contestable && !asked && isWithinReviewPeriod(decidedAt, now)

export const isWithinReviewPeriod = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() <= limits.reviewDays * DAY
