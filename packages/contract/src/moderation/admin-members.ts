import { z } from 'zod'
import { SessionView } from '../account/account-safety.ts'
import { InvitedBy } from '../account/approval.ts'
import { Role } from '../operations/roles.ts'
import { Id, Instant } from '../primitives.ts'
import { deskQuery, YesOrNo } from './admin-list.ts'
import { DeskReportRow } from './admin-reports.ts'
import { SanctionView } from './sanctions.ts'
import { StaffNoteView } from './staff-notes.ts'

/** `paused` by the member herself; `waiting`: her sign-up is not approved; `suspended` and the following by staff. */
export const MemberStanding = z.enum(['well', 'paused', 'waiting', 'suspended', 'banned', 'blocked'])
export type MemberStanding = z.infer<typeof MemberStanding>

/** `q` is a part of the name or username, or a complete e-mail address. */
export const DeskMembersQuery = deskQuery(['createdAt', 'name', 'lastConnection'], {
  role: Role.optional(),
  standing: MemberStanding.optional(),
  /** Within the last 72 hours. */
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
  /** E-mail address confirmed. */
  confirmed: z.boolean(),
  createdAt: Instant,
  lastConnection: Instant.nullable(),
})
export type DeskMemberRow = z.infer<typeof DeskMemberRow>

export const DeskMember = DeskMemberRow.extend({
  /** Administrators only. */
  email: z.string().nullable(),
  age: z.number().int(),
  /** As shown on the profile. */
  place: z.string().nullable(),
  /** By whose link she signed up; null if by none, or if one of the two left. */
  invitedBy: InvitedBy,
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

/** All sessions without `sessionId`. */
export const EndMemberSession = z.strictObject({ sessionId: Id.optional() })
