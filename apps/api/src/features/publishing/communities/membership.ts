import type { CommunityRole } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refuseImitation } from '../../account/usernames/public.ts'
import { lockPresence, memberIsShown } from '../../foundation/visibility/public.ts'
import { asRole } from './communities.subject.ts'

const { communities, communityMembers, communityCandidates } = tables

/** The caller has locked the communities. */
export async function countMembers(tx: Tx, communityIds: number[]): Promise<void> {
  await tx
    .update(communities)
    .set({
      memberCount: sql`(select count(*) from ${communityMembers}
        where ${communityMembers.communityId} = ${communities.id} and ${memberIsShown(communityMembers.userId)})`,
    })
    .where(inArray(communities.id, communityIds))
}

interface NewMembership {
  communityId: number
  memberId: number
  now: Date
}

/**
 * The viewer is the member or the accepting moderator. The caller has locked the community.
 * @throws AppError NAME_LOOKS_ALIKE
 */
export async function addMember(tx: Tx, viewer: Viewer, { communityId, memberId, now }: NewMembership): Promise<void> {
  await lockPresence(tx, memberId)
  await refuseImitation(tx, viewer, { memberId, communityId })
  const [added] = await tx
    .insert(communityMembers)
    .values({ communityId, userId: memberId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: communityMembers.userId })
  await removeCandidate(tx, communityId, memberId)
  if (added === undefined) return
  await countMembers(tx, [communityId])
  tx.emit({ type: 'community.joined', communityId, memberId })
}

/** The caller has locked the community: content sent meanwhile is refused. */
export async function removeMember(
  tx: Tx,
  communityId: number,
  { memberId, excluded }: { memberId: number; excluded: boolean },
): Promise<void> {
  const [removed] = await tx
    .delete(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId)))
    .returning({ userId: communityMembers.userId })
  if (removed === undefined) return
  await countMembers(tx, [communityId])
  tx.emit({ type: 'community.left', communityId, memberId, putOut: excluded })
}

/** Deletes rejected requests too. */
export async function removeCandidate(tx: Tx, communityId: number, memberId: number): Promise<void> {
  await tx
    .delete(communityCandidates)
    .where(and(eq(communityCandidates.communityId, communityId), eq(communityCandidates.userId, memberId)))
}

/** @throws AppError COMMUNITY_MEMBER_GONE */
export async function requireRole(tx: Tx, communityId: number, memberId: number): Promise<CommunityRole> {
  const [row] = await tx
    .select({ role: communityMembers.role })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId)))
  const role = asRole(row?.role ?? null)
  if (role === null) throw new AppError('COMMUNITY_MEMBER_GONE')
  return role
}

export async function findStanding(tx: Tx, communityId: number, userId: number) {
  const isMember = await tx.$count(
    communityMembers,
    and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId)),
  )
  const [row] = await tx
    .select({ standing: communityCandidates.standing })
    .from(communityCandidates)
    .where(and(eq(communityCandidates.communityId, communityId), eq(communityCandidates.userId, userId)))
  return { isMember: isMember > 0, standing: row?.standing ?? null }
}
