import { z } from 'zod'
import { Email } from './identity.ts'
import { limits } from './limits.ts'
import { Id, Instant, personLine, personText } from './primitives.ts'
import { type AnyReportReason, reportReasons } from './report-reasons.ts'
import { OwnReview } from './reviews.ts'

export const ReportTarget = z.enum(['member', 'photo', 'share', 'comment', 'message', 'roomMessage', 'community'])
export type ReportTarget = z.infer<typeof ReportTarget>

export const ReportReason = z.enum(Object.keys(reportReasons) as [AnyReportReason, ...AnyReportReason[]])
export type ReportReason = z.infer<typeof ReportReason>

/** A report, by a member or by anyone (DSA art. 16: reasons, exact place, name and e-mail, good faith). */
export const FileReport = z.object({
  target: ReportTarget,
  /** Numeric id of the target; a member may be named by `username` instead. */
  targetId: z.coerce.number().int().positive().optional(),
  username: z.string().max(60).optional(),
  reason: ReportReason,
  text: personText(limits.reportText, `Ton texte dépasse ${limits.reportText} caractères.`).default(''),
  alsoBlock: z.boolean().default(false),
  goodFaith: z.literal(true, { error: 'Confirme que ce signalement est fait de bonne foi.' }),
  /** Asked of visitors, except for the reasons marked `anonymous`. */
  name: personLine(80, 'Ce nom est trop long.').optional(),
  email: Email.optional(),
})
export type FileReport = z.input<typeof FileReport>

export const ReportReceipt = z.object({ id: Id, at: Instant })

export const ReportState = z.enum(['open', 'upheld', 'rejected'])
export type ReportState = z.infer<typeof ReportState>

/**
 * A report as whoever filed it reads it again (« Mes signalements »): what she said, how far it is, and the statement of
 * reasons. Who looked at it, the evidence and what others reported stay on the desk.
 */
export const OwnReport = z.object({
  id: Id,
  target: ReportTarget,
  reason: ReportReason,
  /** What she wrote of it. */
  text: z.string(),
  /** What it was about, in a few words. */
  excerpt: z.string(),
  at: Instant,
  state: ReportState,
  /** A moderator looks after it. */
  takenOn: z.boolean(),
  /** Null until it is decided. */
  decision: z.object({ statement: z.string(), at: Instant }).nullable(),
  review: OwnReview.nullable(),
  /** She may ask that somebody else looks at it again. */
  mayAskReview: z.boolean(),
})
export type OwnReport = z.infer<typeof OwnReport>
