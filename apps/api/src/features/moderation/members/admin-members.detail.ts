import { ageOn, type DeskMember } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { listSessions } from '../../account/sessions/public.ts'
import { countReportsAbout, listReportsAbout, listReportsBy } from '../reports/public.ts'
import { listSanctionsOf, type SanctionAction, sanctionPolicy } from '../sanctions/public.ts'
import { listStaffNotes } from '../staff-notes/public.ts'
import { deskMemberRow, deskMemberRows, type FoundMember } from './admin-members.queries.ts'

const { invitations, users, shares, comments, communities, communityMembers, reports } = tables

/** @throws AppError MEMBER_NOT_FOUND */
export async function requireDeskMember(db: Queryable, id: number): Promise<FoundMember> {
  const [found] = await deskMemberRows(db).where(eq(users.id, id))
  if (found === undefined) throw new AppError('MEMBER_NOT_FOUND')
  return found
}

async function loadCounts(db: Queryable, id: number): Promise<DeskMember['counts']> {
  return {
    shares: await db.$count(shares, and(eq(shares.authorId, id), isNull(shares.deletedAt))),
    comments: await db.$count(comments, and(eq(comments.authorId, id), isNull(comments.deletedAt))),
    communities: await db.$count(
      communityMembers,
      and(
        eq(communityMembers.userId, id),
        sql`exists (select 1 from ${communities} where ${communities.id} = ${communityMembers.communityId} and ${communities.kind} = 'community')`,
      ),
    ),
    ...(await countReportsAbout(db, id)),
    filed: await db.$count(reports, eq(reports.reporterId, id)),
  }
}

async function loadInviter(db: Queryable, memberId: number): Promise<DeskMember['invitedBy']> {
  const [inviter] = await db
    .select({ id: users.id, username: users.username, displayName: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.memberId, memberId))
  return inviter ?? null
}

/**
 * No messages, visits, private notes or restricted photos. Viewers do not see staff notes about themselves. The caller
 * must log the opening.
 */
export async function loadDeskMember(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<DeskMember> {
  const found = await requireDeskMember(db, id)
  const { user, profile } = found
  const row = deskMemberRow(found, now)
  const may = (act: SanctionAction) => can(sanctionPolicy, viewer, act, { memberId: id, role: row.role })
  const isHerself = viewer.id === id
  return {
    ...row,
    email: viewer.role === 'admin' ? user.email : null,
    age: ageOn(user.birthdate, now),
    place: user.city ?? user.country,
    invitedBy: await loadInviter(db, id),
    headline: profile.headline,
    about: profile.about,
    suspendedUntil: user.suspendedUntil?.toISOString() ?? null,
    reason: user.reason,
    counts: await loadCounts(db, id),
    sanctions: await listSanctionsOf(db, id, now),
    reportsAbout: await listReportsAbout(db, viewer, id),
    reportsBy: await listReportsBy(db, viewer, id),
    // `sessionId` marks the current session only on the viewer's own page.
    sessions: may('session.end') || isHerself ? await listSessions(db, { id, sessionId: viewer.sessionId }, now) : [],
    notes: isHerself ? [] : await listStaffNotes(db, 'member', id),
    can: { sanction: may('sanction.give'), lift: may('sanction.lift'), endSessions: may('session.end') },
  }
}
