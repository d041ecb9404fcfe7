import { limits } from '@consoeurs/contract'
import { definePolicy } from '../../platform/policy.ts'

const DAY = 24 * 3_600_000

/** A decision that may be looked at again. */
export interface ReviewableDecision {
  decidedAt: Date | null
  /** A report that was upheld leaves its reporter nothing to contest. */
  contestable: boolean
  /** It was asked for before. */
  asked: boolean
}

/** Six months from the decision, once (DSA art. 20(1)). */
export const mayStillAsk = ({ decidedAt, contestable, asked }: ReviewableDecision, now: Date): boolean =>
  contestable && !asked && isInTime(decidedAt, now)

export const isInTime = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() <= limits.reviewDays * DAY

/** A review on the desk, and everyone who has a side in it. */
export interface ReviewSides {
  askerId: number | null
  /** Whom the measure strikes, or the report is about. */
  memberId: number | null
  /** Who decided first. */
  decidedFirstById: number | null
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Somebody else than who decided (DSA art. 20(6)), and nobody her own affair; who is about it does not read it. */
export const reviewPolicy = definePolicy<ReviewSides>()({
  'review.open': (viewer, { askerId, memberId }) =>
    moderates(viewer) && viewer?.id !== askerId && viewer?.id !== memberId,
  'review.decide': (viewer, { askerId, memberId, decidedFirstById }) =>
    moderates(viewer) && viewer?.id !== askerId && viewer?.id !== memberId && viewer?.id !== decidedFirstById,
})
