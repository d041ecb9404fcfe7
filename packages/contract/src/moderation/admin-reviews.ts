import { z } from 'zod'
import { ClientId, Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'
import { DecideReport, DeskReportRow } from './admin-reports.ts'
import { ReviewState } from './reviews.ts'
import { SanctionView, StatementOfReasons } from './sanctions.ts'

export const ReviewSubject = z.enum(['report', 'sanction'])
export type ReviewSubject = z.infer<typeof ReviewSubject>

export const DeskReviewsQuery = deskQuery(['createdAt'], {
  state: z.enum([...ReviewState.options, 'any']).default('open'),
  subject: ReviewSubject.optional(),
})
export type DeskReviewsQuery = z.output<typeof DeskReviewsQuery>

export const DeskReviewRow = z.object({
  id: Id,
  subject: ReviewSubject,
  state: ReviewState,
  /** No id for a visitor or a deleted account. */
  asker: z.object({ id: Id.nullable(), name: z.string() }),
  excerpt: z.string(),
  /** Null if the account is deleted. */
  decidedFirstBy: z.string().nullable(),
  createdAt: Instant,
})
export type DeskReviewRow = z.infer<typeof DeskReviewRow>

export const DeskReview = DeskReviewRow.extend({
  text: z.string(),
  /** The rejected report, with its statement of reasons. */
  report: DeskReportRow.extend({ statement: z.string(), decidedAt: Instant.nullable() }).nullable(),
  sanction: SanctionView.nullable(),
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }).nullable(),
  decision: z.object({ statement: z.string(), by: z.string().nullable(), at: Instant.nullable() }).nullable(),
  /** `hide`: the reported content; `sanction`: its author. */
  can: z.object({ decide: z.boolean(), hide: z.boolean(), sanction: z.boolean() }),
  /** The viewer made the original decision, so she may not decide the review. */
  isHers: z.boolean(),
})
export type DeskReview = z.infer<typeof DeskReview>

/** Measures require that the report is upheld after all. */
export const DecideReview = z.strictObject({
  clientId: ClientId,
  state: z.enum(['confirmed', 'changed'], { error: 'Choisis : maintenue ou changée.' }),
  statement: StatementOfReasons,
  ...DecideReport.pick({ hide: true, sanction: true, ground: true, until: true }).shape,
})
export type DecideReview = z.output<typeof DecideReview>

/** DSA art. 15 and 24. Medians in hours; null without decisions. */
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
  /** Requests with a photo, their outcome, and later revocations. */
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

/** Newest first; the current year is incomplete. */
export const ModerationYears = z.object({ items: z.array(ModerationYear) })
