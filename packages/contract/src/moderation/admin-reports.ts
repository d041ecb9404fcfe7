import { z } from 'zod'
import { ChosenInstant, ClientId, Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'
import { ReportReason, ReportState, ReportTarget } from './reports.ts'
import { MeasureGround, SanctionKind, SanctionView, StatementOfReasons } from './sanctions.ts'
import { StaffNoteView } from './staff-notes.ts'

/** Default order: most severe first, then oldest. */
export const DeskReportsQuery = deskQuery(['severity', 'createdAt'], {
  state: z.enum([...ReportState.options, 'any']).default('open'),
  target: ReportTarget.optional(),
  reason: ReportReason.optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskReportsQuery = z.output<typeof DeskReportsQuery>

const Person = z.object({ id: Id, username: z.string(), displayName: z.string() })

export const DeskReportRow = z.object({
  id: Id,
  target: ReportTarget,
  targetId: Id,
  reason: ReportReason,
  severity: z.number().int(),
  state: ReportState,
  excerpt: z.string(),
  /** Null if the account is deleted. */
  about: Person.nullable(),
  /** A visitor has no id. */
  reporter: z.object({ id: Id.nullable(), name: z.string() }),
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  createdAt: Instant,
})
export type DeskReportRow = z.infer<typeof DeskReportRow>

const ReportedMessage = z.object({ by: z.string(), text: z.string(), at: Instant.nullable() })

/** Snapshot of the content. Messages come with the two before and the two after. */
export const ReportEvidence = z.object({
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
  /** Versions before an edit, oldest first. */
  earlier: z.array(z.object({ text: z.string(), until: Instant.nullable() })),
  before: z.array(ReportedMessage),
  after: z.array(ReportedMessage),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  sounds: z.array(z.object({ url: z.string(), transcript: z.string() })),
  at: Instant.nullable(),
  /** Deleted before the report. */
  deleted: z.boolean(),
})
export type ReportEvidence = z.infer<typeof ReportEvidence>

export const DeskReport = DeskReportRow.extend({
  text: z.string(),
  url: z.string(),
  evidence: ReportEvidence,
  /** Deleted after its retention period. */
  evidenceGone: z.boolean(),
  /** History of the reported member. */
  record: z.object({
    role: z.string(),
    upheld: z.number().int(),
    open: z.number().int(),
    sanctions: z.array(SanctionView),
  }),
  /** Visitor's address; administrators only. */
  reporterEmail: z.string().nullable(),
  /** Reports of the same target, newest first. */
  others: z.array(DeskReportRow),
  notes: z.array(StaffNoteView),
  decision: z
    .object({
      statement: z.string(),
      by: z.string().nullable(),
      at: Instant.nullable(),
      sanctions: z.array(SanctionView),
    })
    .nullable(),
  /** Review requested by the reporter. */
  reviewId: Id.nullable(),
  hideable: z.boolean(),
  hidden: z.boolean(),
  can: z.object({ decide: z.boolean(), sanction: z.boolean(), hide: z.boolean(), lift: z.boolean() }),
})
export type DeskReport = z.infer<typeof DeskReport>

/** `takeOver` is required if another moderator has it. */
export const AssignReport = z.strictObject({ takeOver: z.boolean().default(false) })

/** Measures require an upheld report. */
export const DecideReport = z.strictObject({
  clientId: ClientId,
  state: z.enum(['upheld', 'rejected'], { error: 'Choisis : retenu ou écarté.' }),
  statement: StatementOfReasons,
  hide: z.boolean().default(false),
  sanction: SanctionKind.exclude(['hidden']).nullable().default(null),
  ground: MeasureGround.default('charter'),
  until: ChosenInstant.optional(),
})
export type DecideReport = z.output<typeof DecideReport>

export const WaitingCount = z.object({ count: z.number().int() })
