import { communityLimits, type FoundCommunity, limits, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { freeSlug } from '../../platform/free-slug.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { addMember } from './membership.ts'

const { communities, communityMembers, rooms, users } = tables

/** Where the first ones meet. */
const FIRST_ROOM = { name: 'Accueil', topic: 'Se présenter, et dire ce qui nous amène' }

type Founding = z.output<typeof FoundCommunity> & { now: Date }

/** Nobody fills the list in a day, and not on her first ones. */
async function checkFounder(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  if (now.getTime() - viewer.createdAt.getTime() < limits.newAccount) throw new AppError('COMMUNITY_FOUNDER_TOO_NEW')
  const since = new Date(now.getTime() - communityLimits.founding)
  const [last] = await tx
    .select({ at: communities.createdAt })
    .from(communities)
    .where(and(eq(communities.foundedById, viewer.id), gt(communities.createdAt, since)))
    .orderBy(desc(communities.createdAt))
    .limit(1)
  if (last === undefined) return
  const retryAfter = Math.ceil((last.at.getTime() + communityLimits.founding - now.getTime()) / 1000)
  throw new AppError('COMMUNITY_FOUNDED_LATELY', { retryAfter })
}

/** One at a time for one member: sent twice at once, it is one, or the second is refused. */
export async function foundedBefore(tx: Tx, viewer: Viewer, clientId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
  const [founded] = await tx
    .select({ id: communities.id, slug: communities.slug })
    .from(communities)
    .where(and(eq(communities.foundedById, viewer.id), eq(communities.clientId, clientId)))
  return founded
}

interface Opening {
  columns: Omit<typeof communities.$inferInsert, 'foundedById'>
  room: { name: string; topic: string }
  now: Date
}

/** It is there: she owns it, and one room is open. Answers its id. */
export async function openCommunity(tx: Tx, viewer: Viewer, { columns, room, now }: Opening): Promise<number> {
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
  await addMember(tx, communityId, viewer.id, now)
  await tx
    .update(communityMembers)
    .set({ role: 'owner', news: 'all' })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer.id)))
  return communityId
}

/**
 * Founds a community, once per client id: she owns it, and one room is open.
 * @returns its slug
 * @throws AppError COMMUNITY_FOUNDER_TOO_NEW, COMMUNITY_FOUNDED_LATELY
 */
export async function foundCommunity(tx: Tx, viewer: Viewer, { now, ...founding }: Founding): Promise<string> {
  const founded = await foundedBefore(tx, viewer, founding.clientId)
  if (founded !== undefined) return founded.slug
  await checkFounder(tx, viewer, now)
  const slug = await freeSlug(tx, titleSlug(founding.name), { column: communities.slug, kind: 'communaute' })
  await openCommunity(tx, viewer, { columns: { ...founding, slug }, room: FIRST_ROOM, now })
  return slug
}
