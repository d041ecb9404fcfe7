import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant, personText } from '../primitives.ts'
import { MeasureGround, SanctionKind } from './sanctions.ts'

/** Changed: the measure is lifted, or the report upheld after all. */
export const ReviewState = z.enum(['open', 'confirmed', 'changed'])
export type ReviewState = z.infer<typeof ReviewState>

export const AskReview = z.strictObject({
  text: personText(limits.reviewText, `Ton texte dépasse ${limits.reviewText} caractères.`).min(
    1,
    'Écris ce que nous n’avons pas vu.',
  ),
})
export type AskReview = z.output<typeof AskReview>

/** As its requester sees it; does not name the moderator. */
export const OwnReview = z.object({
  state: ReviewState,
  text: z.string(),
  at: Instant,
  decision: z.object({ statement: z.string(), at: Instant }).nullable(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** As the sanctioned member sees it: a full statement of reasons (DSA art. 17), without the moderator's name. */
export const OwnMeasure = z.object({
  id: Id,
  kind: SanctionKind,
  reason: z.string(),
  ground: MeasureGround,
  /** Type of the hidden content; null if the measure concerns the member herself. */
  target: z.string().nullable(),
  /** Of the hidden text. */
  excerpt: z.string(),
  at: Instant,
  until: Instant.nullable(),
  /** Neither lifted nor expired. */
  stands: z.boolean(),
  lifted: z.boolean(),
  review: OwnReview.nullable(),
  mayAskReview: z.boolean(),
})
export type OwnMeasure = z.infer<typeof OwnMeasure>

/** The measure that excludes the member; null if moderation does not. */
export const StandingMeasure = z.object({ measure: OwnMeasure.nullable() })

/** Token from the decision mail, for visitors. */
export const ReviewLinkQuery = z.strictObject({ jeton: z.string().max(200) })

/** Reveals nothing of the reported content, because others may see the mail. */
export const ReviewLink = z.object({
  reportId: Id,
  statement: z.string(),
  at: Instant,
  review: OwnReview.nullable(),
  mayAskReview: z.boolean(),
})
export type ReviewLink = z.infer<typeof ReviewLink>
