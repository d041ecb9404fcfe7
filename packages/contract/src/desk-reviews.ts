import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { DecideReport, DeskReportRow } from './desk-reports.ts'
import { ClientId, Id, Instant } from './primitives.ts'
import { ReviewState } from './reviews.ts'
import { SanctionView, StatementOfReasons } from './sanctions.ts'

/** What a review is about. */
export const ReviewSubject = z.enum(['report', 'sanction'])
export type ReviewSubject = z.infer<typeof ReviewSubject>

/** What waits to be looked at again, the oldest first. */
export const DeskReviewsQuery = deskQuery(['createdAt'], {
  state: z.enum([...ReviewState.options, 'any']).default('open'),
  subject: ReviewSubject.optional(),
})
export type DeskReviewsQuery = z.output<typeof DeskReviewsQuery>

/** A line of that queue. */
export const DeskReviewRow = z.object({
  id: Id,
  subject: ReviewSubject,
  state: ReviewState,
  /** A visitor, or an account that is gone, has no id. */
  asker: z.object({ id: Id.nullable(), name: z.string() }),
  /** Her first words. */
  excerpt: z.string(),
  /** Who decided first; null where that account is gone. */
  decidedFirstBy: z.string().nullable(),
  createdAt: Instant,
})
export type DeskReviewRow = z.infer<typeof DeskReviewRow>

/** A review with what there is to judge. */
export const DeskReview = DeskReviewRow.extend({
  text: z.string(),
  /** The report that was not upheld, and the statement of reasons of then. */
  report: DeskReportRow.extend({ statement: z.string(), decidedAt: Instant.nullable() }).nullable(),
  /** The measure, and whom it strikes. */
  sanction: SanctionView.nullable(),
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }).nullable(),
  decision: z.object({ statement: z.string(), by: z.string().nullable(), at: Instant.nullable() }).nullable(),
  /** What the report is about may be hidden now; its author may be given a measure. */
  can: z.object({ decide: z.boolean(), hide: z.boolean(), sanction: z.boolean() }),
  /** She may not decide because she decided first. */
  isHers: z.boolean(),
})
export type DeskReview = z.infer<typeof DeskReview>

/** Measures belong to a report that is upheld after all. */
export const DecideReview = z.strictObject({
  clientId: ClientId,
  state: z.enum(['confirmed', 'changed'], { error: 'Choisis : maintenue ou changée.' }),
  statement: StatementOfReasons,
  ...DecideReport.pick({ hide: true, sanction: true, ground: true, until: true }).shape,
})
export type DecideReview = z.output<typeof DecideReview>

/** The counts of one year (DSA art. 15 and 24). Delays in hours; null where nothing was decided. */
export const ModerationYear = z.object({
  year: z.number().int(),
  received: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  decided: z.object({ upheld: z.number().int(), rejected: z.number().int(), medianHours: z.number().nullable() }),
  measures: z.array(z.object({ kind: z.string(), ground: z.string(), count: z.number().int() })),
  reviews: z.array(
    z.object({
      subject: ReviewSubject,
      asked: z.number().int(),
      confirmed: z.number().int(),
      changed: z.number().int(),
      medianHours: z.number().nullable(),
    }),
  ),
  /** Requests with a picture, what became of them, and what was taken away later. */
  certifications: z.object({
    asked: z.number().int(),
    certified: z.number().int(),
    refused: z.number().int(),
    unjudged: z.number().int(),
    revoked: z.number().int(),
    medianHours: z.number().nullable(),
  }),
})
export type ModerationYear = z.infer<typeof ModerationYear>

/** The newest year first; this one is not over. */
export const ModerationYears = z.object({ items: z.array(ModerationYear) })
