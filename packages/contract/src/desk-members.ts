import { z } from 'zod'
import { SessionView } from './account-safety.ts'
import { deskQuery, YesOrNo } from './desk.ts'
import { DeskReportRow } from './desk-reports.ts'
import { Id, Instant } from './primitives.ts'
import { Role } from './roles.ts'
import { SanctionView } from './sanctions.ts'
import { StaffNoteView } from './staff-notes.ts'

/** How a member stands with the house: all right, paused by herself, or kept out. */
export const MemberStanding = z.enum(['well', 'paused', 'suspended', 'banned', 'blocked'])
export type MemberStanding = z.infer<typeof MemberStanding>

/** Members as moderators seek them; `q` is a part of a name or of a username, or a whole e-mail address. */
export const DeskMembersQuery = deskQuery(['createdAt', 'name', 'lastConnection'], {
  role: Role.optional(),
  standing: MemberStanding.optional(),
  /** Signed up within the last 72 hours. */
  fresh: YesOrNo.optional(),
  certified: YesOrNo.optional(),
})
export type DeskMembersQuery = z.output<typeof DeskMembersQuery>

export const DeskMemberRow = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  role: Role,
  standing: MemberStanding,
  certified: z.boolean(),
  /** She confirmed her address. */
  confirmed: z.boolean(),
  createdAt: Instant,
  lastConnection: Instant.nullable(),
})
export type DeskMemberRow = z.infer<typeof DeskMemberRow>

/** One member as the moderation may know her: what she shows, how she stands, and what was decided. */
export const DeskMember = DeskMemberRow.extend({
  /** For administrators alone. */
  email: z.string().nullable(),
  age: z.number().int(),
  /** Her commune or her town, as her profile shows it. */
  place: z.string().nullable(),
  headline: z.string(),
  about: z.string(),
  suspendedUntil: Instant.nullable(),
  reason: z.string().nullable(),
  counts: z.object({
    shares: z.number().int(),
    comments: z.number().int(),
    communities: z.number().int(),
    upheld: z.number().int(),
    open: z.number().int(),
    rejected: z.number().int(),
    filed: z.number().int(),
  }),
  sanctions: z.array(SanctionView),
  reportsAbout: z.array(DeskReportRow),
  reportsBy: z.array(DeskReportRow),
  sessions: z.array(SessionView),
  notes: z.array(StaffNoteView),
  can: z.object({ sanction: z.boolean(), lift: z.boolean(), endSessions: z.boolean() }),
})
export type DeskMember = z.infer<typeof DeskMember>

/** Which of her sessions ends; all of them without. */
export const EndMemberSession = z.strictObject({ sessionId: Id.optional() })
