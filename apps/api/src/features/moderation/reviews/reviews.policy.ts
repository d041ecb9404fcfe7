import { definePolicy } from '../../../platform/http/policy.ts'

export interface ReviewSides {
  askerId: number | null
  /** The member under the measure, or whom the report is about. */
  memberId: number | null
  decidedFirstById: number | null
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Decided by somebody else than the first time (DSA art. 20(6)), and not by anybody concerned. */
export const reviewPolicy = definePolicy<ReviewSides>()({
  'review.open': (viewer, { askerId, memberId }) =>
    moderates(viewer) && viewer?.id !== askerId && viewer?.id !== memberId,
  'review.decide': (viewer, { askerId, memberId, decidedFirstById }) =>
    moderates(viewer) && viewer?.id !== askerId && viewer?.id !== memberId && viewer?.id !== decidedFirstById,
})
