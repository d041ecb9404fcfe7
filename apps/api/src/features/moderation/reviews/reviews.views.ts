import { MeasureGround, type OwnMeasure, SanctionKind } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { canAskReview, ownReview, type ReviewRecord } from '../own-reviews/public.ts'

type SanctionRecord = typeof tables.sanctions.$inferSelect

/** Targets whose excerpt the author sees; the text of a message would reveal the reporter. */
const isShownState = new Set(['share', 'comment', 'making', 'swap', 'roomMessage'])

interface DecidedMeasure {
  sanction: SanctionRecord
  review: ReviewRecord | null
  /** First words of the reported target; null without a report. */
  excerpt: string | null
}

export function ownMeasure({ sanction, review, excerpt }: DecidedMeasure, now: Date): OwnMeasure {
  const { id, reason, target, until, liftedAt, createdAt } = sanction
  const over = until !== null && until <= now
  return {
    id,
    kind: SanctionKind.parse(sanction.kind),
    reason,
    ground: MeasureGround.catch('charter').parse(sanction.ground),
    target,
    excerpt: target !== null && isShownState.has(target) ? (excerpt ?? '') : '',
    at: createdAt.toISOString(),
    until: until?.toISOString() ?? null,
    stands: liftedAt === null && !over,
    lifted: liftedAt !== null,
    review: ownReview(review),
    mayAskReview: canAskReview({ decidedAt: createdAt, contestable: liftedAt === null, asked: review !== null }, now),
  }
}
