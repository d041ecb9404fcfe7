import { ageOn, type DeskMember } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { listSessions } from '../../account/sessions/public.ts'
import { countReportsAbout, listReportsAbout, listReportsBy } from '../reports/public.ts'
import { listSanctionsOf, type SanctionAction, sanctionPolicy } from '../sanctions/public.ts'
import { listStaffNotes } from '../staff-notes/public.ts'
import { deskMemberRow, deskMemberRows, type FoundMember } from './admin-members.queries.ts'

const { users, shares, comments, communityMembers, reports } = tables

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
    communities: await db.$count(communityMembers, eq(communityMembers.userId, id)),
    ...(await countReportsAbout(db, id)),
    filed: await db.$count(reports, eq(reports.reporterId, id)),
  }
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
