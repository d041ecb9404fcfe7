import { type OwnReview, ReviewState } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export type ReviewRecord = typeof tables.reviews.$inferSelect

/** Omits who reviewed it. */
export function ownReview(review: ReviewRecord | null): OwnReview | null {
  if (review === null) return null
  const { text, createdAt, decision, decidedAt } = review
  return {
    state: ReviewState.catch('open').parse(review.state),
    text,
    at: createdAt.toISOString(),
    decision: decidedAt === null ? null : { statement: decision ?? '', at: decidedAt.toISOString() },
  }
}
