import type { CommunityRole } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { asRole } from './communities.subject.ts'

const { communities, communityMembers, communityCandidates } = tables

const countBy = (tx: Tx, communityId: number, by: 1 | -1) =>
  tx
    .update(communities)
    .set({ memberCount: sql`${communities.memberCount} + ${by}` })
    .where(eq(communities.id, communityId))

/** She comes in, once; wherever she stood before. The community is locked. */
export async function addMember(tx: Tx, communityId: number, memberId: number, now: Date): Promise<void> {
  const [added] = await tx
    .insert(communityMembers)
    .values({ communityId, userId: memberId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: communityMembers.userId })
  await removeCandidate(tx, communityId, memberId)
  if (added === undefined) return
  await countBy(tx, communityId, 1)
  tx.emit({ type: 'community.joined', communityId, memberId })
}

/** She is in it no more. The community is locked; what she was sending there at this moment is refused or came before. */
export async function removeMember(
  tx: Tx,
  communityId: number,
  { memberId, putOut }: { memberId: number; putOut: boolean },
): Promise<void> {
  const [removed] = await tx
    .delete(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId)))
    .returning({ userId: communityMembers.userId })
  if (removed === undefined) return
  await countBy(tx, communityId, -1)
  tx.emit({ type: 'community.left', communityId, memberId, putOut })
}

/** She stands nowhere any more: as one who never asked. */
export async function removeCandidate(tx: Tx, communityId: number, memberId: number): Promise<void> {
  await tx
    .delete(communityCandidates)
    .where(and(eq(communityCandidates.communityId, communityId), eq(communityCandidates.userId, memberId)))
}

/** Her role there. @throws AppError COMMUNITY_MEMBER_GONE */
export async function requireRole(tx: Tx, communityId: number, memberId: number): Promise<CommunityRole> {
  const [row] = await tx
    .select({ role: communityMembers.role })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, memberId)))
  const role = asRole(row?.role ?? null)
  if (role === null) throw new AppError('COMMUNITY_MEMBER_GONE')
  return role
}

/** Whether that member is in it, and where she stands otherwise. */
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
