import { type CreateCommunity, communityLimits, limits, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import { freeSlug } from '../../../platform/data/free-slug.ts'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { addMember } from './membership.ts'

const { communities, communityMembers, rooms } = tables

const FIRST_ROOM = { name: 'Accueil', topic: 'Se présenter, et dire ce qui nous amène' }

type NewCommunity = z.output<typeof CreateCommunity> & { now: Date }

async function checkCreator(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  if (now.getTime() - viewer.createdAt.getTime() < limits.newAccount) throw new AppError('COMMUNITY_FOUNDER_TOO_NEW')
  const since = new Date(now.getTime() - communityLimits.founding)
  const [last] = await tx
    .select({ at: communities.createdAt })
    .from(communities)
    .where(
      and(eq(communities.foundedById, viewer.id), eq(communities.kind, 'community'), gt(communities.createdAt, since)),
    )
    .orderBy(desc(communities.createdAt))
    .limit(1)
  if (last === undefined) return
  const retryAfter = Math.ceil((last.at.getTime() + communityLimits.founding - now.getTime()) / 1000)
  throw new AppError('COMMUNITY_FOUNDED_LATELY', { retryAfter })
}

/** One request at a time per member: a duplicate finds the first community, any other is refused. */
export async function findCreatedBefore(tx: Tx, viewer: Viewer, clientId: string) {
  await lockUser(tx, viewer.id)
  const [founded] = await tx
    .select({ id: communities.id, slug: communities.slug })
    .from(communities)
    .where(and(eq(communities.foundedById, viewer.id), eq(communities.clientId, clientId)))
  return founded
}

interface CommunityCreation {
  columns: Omit<typeof communities.$inferInsert, 'foundedById'>
  room: { name: string; topic: string }
  now: Date
}

export async function insertCommunity(
  tx: Tx,
  viewer: Viewer,
  { columns, room, now }: CommunityCreation,
): Promise<number> {
  const [community] = await tx
    .insert(communities)
    .values({ ...columns, foundedById: viewer.id, changedAt: now, createdAt: now })
    .returning({ id: communities.id })
  if (community === undefined) throw new Error('the community was not written')
  const communityId = community.id
  await tx.insert(rooms).values({
    ...room,
    communityId,
    slug: await freeSlug(tx, `${columns.slug}-${titleSlug(room.name)}`, { column: rooms.slug, kind: 'salon' }),
    createdById: viewer.id,
  })
  await addMember(tx, viewer, { communityId, memberId: viewer.id, now })
  await tx
    .update(communityMembers)
    .set({ role: 'owner', news: 'all' })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer.id)))
  return communityId
}

/**
 * Idempotent per client id.
 * @returns its slug
 * @throws AppError COMMUNITY_FOUNDER_TOO_NEW, COMMUNITY_FOUNDED_LATELY
 */
export async function createCommunity(tx: Tx, viewer: Viewer, { now, ...founding }: NewCommunity): Promise<string> {
  const founded = await findCreatedBefore(tx, viewer, founding.clientId)
  if (founded !== undefined) return founded.slug
  await checkCreator(tx, viewer, now)
  const slug = await freeSlug(tx, titleSlug(founding.name), { column: communities.slug, kind: 'communaute' })
  await insertCommunity(tx, viewer, { columns: { ...founding, slug }, room: FIRST_ROOM, now })
  return slug
}
