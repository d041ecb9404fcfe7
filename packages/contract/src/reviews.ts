import { z } from 'zod'
import { limits } from './limits.ts'
import { Id, Instant, personText } from './primitives.ts'
import { MeasureGround, SanctionKind } from './sanctions.ts'

/** Confirmed: the decision stands. Changed: the measure is lifted, or the report upheld after all. */
export const ReviewState = z.enum(['open', 'confirmed', 'changed'])
export type ReviewState = z.infer<typeof ReviewState>

/** What she says to whoever looks at it again. */
export const AskReview = z.strictObject({
  text: personText(limits.reviewText, `Ton texte dépasse ${limits.reviewText} caractères.`).min(
    1,
    'Écris ce que nous n’avons pas vu.',
  ),
})
export type AskReview = z.output<typeof AskReview>

/** A review, as whoever asked for it reads it. Who decided is not said. */
export const OwnReview = z.object({
  state: ReviewState,
  text: z.string(),
  at: Instant,
  decision: z.object({ statement: z.string(), at: Instant }).nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** A measure as she whom it strikes reads it: a whole statement of reasons (DSA art. 17). Who decided is not said. */
export const OwnMeasure = z.object({
  id: Id,
  kind: SanctionKind,
  reason: z.string(),
  ground: MeasureGround,
  /** What it is about: a share, a message; null for herself. */
  target: z.string().nullable(),
  /** Her own words that were hidden, the first of them. */
  excerpt: z.string(),
  at: Instant,
  until: Instant.nullable(),
  /** Not lifted, and not over. */
  stands: z.boolean(),
  lifted: z.boolean(),
  review: OwnReview.nullable(),
  mayAskReview: z.boolean(),
})
export type OwnMeasure = z.infer<typeof OwnMeasure>

/** What keeps her out, and what she asked about it; null where no measure of the moderation does. */
export const StandingMeasure = z.object({ measure: OwnMeasure.nullable() })

/** A visitor's way to it, from the mail of the decision. */
export const ReviewLinkQuery = z.strictObject({ jeton: z.string().max(200) })

/** What the link is about. It says nothing of what was reported: a mail may lie open. */
export const ReviewLink = z.object({
  reportId: Id,
  statement: z.string(),
  at: Instant,
  review: OwnReview.nullable(),
  mayAskReview: z.boolean(),
})
export type ReviewLink = z.infer<typeof ReviewLink>
