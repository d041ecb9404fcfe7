import { z } from 'zod'
import { Email } from '../account/email.ts'
import { limits } from '../limits.ts'
import { Id, Instant, personLine, personText } from '../primitives.ts'
import { type AnyReportReason, reportReasons } from './report-reasons.ts'
import { OwnReview } from './reviews.ts'

export const ReportTarget = z.enum([
  'member',
  'photo',
  'share',
  'comment',
  'message',
  'roomMessage',
  'making',
  'swap',
  'honor',
  'community',
  'batchResult',
  'shoppingLine',
])
export type ReportTarget = z.infer<typeof ReportTarget>

export const ReportReason = z.enum(Object.keys(reportReasons) as [AnyReportReason, ...AnyReportReason[]])
export type ReportReason = z.infer<typeof ReportReason>

/** By a member or a visitor (DSA art. 16: reasons, exact location, name and e-mail, good faith). */
export const FileReport = z.object({
  target: ReportTarget,
  /** A member may be given by `username` instead. */
  targetId: z.coerce.number().int().positive().optional(),
  username: z.string().max(60).optional(),
  reason: ReportReason,
  text: personText(limits.reportText, `Ton texte dépasse ${limits.reportText} caractères.`).default(''),
  alsoBlock: z.boolean().default(false),
  goodFaith: z.literal(true, { error: 'Confirme que ce signalement est fait de bonne foi.' }),
  /** Required of visitors, except for reasons marked `anonymous`. */
  name: personLine(80, 'Ce nom est trop long.').optional(),
  email: Email.optional(),
})
export type FileReport = z.input<typeof FileReport>

export const ReportReceipt = z.object({ id: Id, at: Instant })

export const ReportState = z.enum(['open', 'upheld', 'rejected'])
export type ReportState = z.infer<typeof ReportState>

/** As its author sees it (« Mes signalements »); the moderator, the evidence and other reports stay internal. */
export const OwnReport = z.object({
  id: Id,
  target: ReportTarget,
  reason: ReportReason,
  /** The reporter's text. */
  text: z.string(),
  /** Of the reported content. */
  excerpt: z.string(),
  at: Instant,
  state: ReportState,
  /** Assigned to a moderator. */
  takenOn: z.boolean(),
  decision: z.object({ statement: z.string(), at: Instant }).nullable(),
  review: OwnReview.nullable(),
  /** A review by another moderator. */
  mayAskReview: z.boolean(),
})
export type OwnReport = z.infer<typeof OwnReport>
