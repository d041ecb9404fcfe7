import { MeasureGround, type OwnMeasure, type OwnReview, ReviewState, SanctionKind } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { mayStillAsk } from './reviews.policy.ts'

export type ReviewRecord = typeof tables.reviews.$inferSelect
type SanctionRecord = typeof tables.sanctions.$inferSelect

/** As whoever asked for it reads it: who looked at it is not said. */
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

/** What was hidden of hers is shown to her; the words of a message would say who reported it. */
const shows = new Set(['share', 'comment', 'roomMessage'])

interface Decided {
  sanction: SanctionRecord
  review: ReviewRecord | null
  /** The first words of what its report was about; null where no report asked for it. */
  excerpt: string | null
}

export function ownMeasure({ sanction, review, excerpt }: Decided, now: Date): OwnMeasure {
  const { id, reason, target, until, liftedAt, createdAt } = sanction
  const over = until !== null && until <= now
  return {
    id,
    kind: SanctionKind.parse(sanction.kind),
    reason,
    ground: MeasureGround.catch('charter').parse(sanction.ground),
    target,
    excerpt: target !== null && shows.has(target) ? (excerpt ?? '') : '',
    at: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
    stands: liftedAt === null && !over,
    lifted: liftedAt !== null,
    review: ownReview(review),
    mayAskReview: mayStillAsk({ decidedAt: createdAt, contestable: liftedAt === null, asked: review !== null }, now),
  }
}
