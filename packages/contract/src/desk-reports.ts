import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { ChosenInstant, ClientId, Id, Instant } from './primitives.ts'
import { ReportReason, ReportState, ReportTarget } from './reports.ts'
import { MeasureGround, SanctionKind, SanctionView, StatementOfReasons } from './sanctions.ts'
import { StaffNoteView } from './staff-notes.ts'

/** The moderators' queue: what is open, the gravest first, then the oldest. */
export const DeskReportsQuery = deskQuery(['severity', 'createdAt'], {
  state: z.enum([...ReportState.options, 'any']).default('open'),
  target: ReportTarget.optional(),
  reason: ReportReason.optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskReportsQuery = z.output<typeof DeskReportsQuery>

const Person = z.object({ id: Id, username: z.string(), displayName: z.string() })

/** A line of the queue. */
export const DeskReportRow = z.object({
  id: Id,
  target: ReportTarget,
  targetId: Id,
  reason: ReportReason,
  severity: z.number().int(),
  state: ReportState,
  excerpt: z.string(),
  /** Whom it is about; null where she left. */
  about: Person.nullable(),
  /** A visitor has no id. */
  reporter: z.object({ id: Id.nullable(), name: z.string() }),
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  createdAt: Instant,
})
export type DeskReportRow = z.infer<typeof DeskReportRow>

const Said = z.object({ by: z.string(), text: z.string(), at: Instant.nullable() })

/** What was reported, as it was read then. Of messages: the one, and two on each side. */
export const ReportEvidence = z.object({
  parts: z.array(z.object({ part: z.string(), text: z.string() })),
  /** What it said before it was changed, oldest first. */
  earlier: z.array(z.object({ text: z.string(), until: Instant.nullable() })),
  before: z.array(Said),
  after: z.array(Said),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  at: Instant.nullable(),
  /** It was taken away before it was reported. */
  deleted: z.boolean(),
})
export type ReportEvidence = z.infer<typeof ReportEvidence>

/** A report with everything that a decision needs. */
export const DeskReport = DeskReportRow.extend({
  text: z.string(),
  /** Where it stands, as a path. */
  url: z.string(),
  evidence: ReportEvidence,
  /** It was kept as long as it had to be, and is gone. */
  evidenceGone: z.boolean(),
  /** What the moderation knows of whom it is about. */
  record: z.object({
    role: z.string(),
    upheld: z.number().int(),
    open: z.number().int(),
    sanctions: z.array(SanctionView),
  }),
  /** A visitor's address, for administrators alone. */
  reporterEmail: z.string().nullable(),
  /** Others of the same thing, the newest first. */
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
  /** Asked for by whoever filed it. */
  reviewId: Id.nullable(),
  /** It can be hidden; true in `hidden` where it is. */
  hideable: z.boolean(),
  hidden: z.boolean(),
  can: z.object({ decide: z.boolean(), sanction: z.boolean(), hide: z.boolean(), lift: z.boolean() }),
})
export type DeskReport = z.infer<typeof DeskReport>

/** Takes it on; from somebody who has it only where she says so. */
export const AssignReport = z.strictObject({ takeOver: z.boolean().default(false) })

/** A decision and its measures. Measures belong to a report that is upheld. */
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
