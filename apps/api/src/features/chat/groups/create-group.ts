import { randomBytes } from 'node:crypto'
import { type CreateGroup, groupLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { checkGroupText } from '../../foundation/text-filters/public.ts'
import { addMember } from '../../publishing/communities/public.ts'
import { listGroupRooms } from '../rooms/public.ts'
import { linkOuting } from './group-outing.ts'
import { inviteAll } from './invite-to-group.ts'

const { communities, communityMembers, rooms } = tables

type NewGroup = z.output<typeof CreateGroup> & { now: Date }

/** Every message notifies, unless the group is muted. */
export async function joinGroup(
  tx: Tx,
  viewer: Viewer,
  { communityId, role, now }: { communityId: number; role: 'owner' | 'member'; now: Date },
): Promise<void> {
  await addMember(tx, viewer, { communityId, memberId: viewer.id, now })
  await tx
    .update(communityMembers)
    .set({ role, news: 'all' })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer.id)))
}

/** One request at a time per member: a duplicate finds the first group. */
async function findCreated(tx: Tx, viewer: Viewer, clientId: string): Promise<string | undefined> {
  await lockUser(tx, viewer.id)
  const [created] = await tx
    .select({ slug: communities.slug })
    .from(communities)
    .where(and(eq(communities.foundedById, viewer.id), eq(communities.clientId, clientId)))
  return created?.slug
}

/** The address says nothing of the group, and cannot be guessed. */
async function insertGroup(tx: Tx, viewer: Viewer, { name, clientId, now }: NewGroup) {
  const slug = `groupe-${randomBytes(8).toString('hex')}`
  const [group] = await tx
    .insert(communities)
    .values({ slug, name, clientId, kind: 'group', access: 'secret', foundedById: viewer.id, createdAt: now })
    .returning({ id: communities.id })
  if (group === undefined) throw new Error('the group was not written')
  await tx.insert(rooms).values({ communityId: group.id, slug, name, createdById: viewer.id, createdAt: now })
  await joinGroup(tx, viewer, { communityId: group.id, role: 'owner', now })
  return { slug, groupId: group.id }
}

/**
 * Idempotent per client id.
 * @throws AppError GROUP_TEXT_REFUSED, TOO_MANY_GROUPS, GROUP_TOO_SMALL, GROUP_CANNOT_ADD, GROUP_FULL,
 * FIRST_CONTACT_LIMIT, SHARE_NOT_FOUND, FORBIDDEN, OUTING_HAS_GROUP
 */
export async function createGroup(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  group: NewGroup,
): Promise<{ slug: string; refused: string[] }> {
  const { clientId, name, usernames, outingId, now } = group
  const created = await findCreated(tx, viewer, clientId)
  if (created !== undefined) return { slug: created, refused: [] }
  await checkGroupText(tx, viewer, name, now)
  if ((await listGroupRooms(tx, viewer)).length >= groupLimits.listed) throw new AppError('TOO_MANY_GROUPS')
  const { slug, groupId } = await insertGroup(tx, viewer, group)
  if (outingId !== undefined) await linkOuting(tx, viewer, { outingId, groupId })
  const { invitedIds, refused } = await inviteAll(tx, realtime, viewer, { groupId, usernames, now })
  if (invitedIds.length < groupLimits.members.min - 1) {
    throw new AppError(refused.length > 0 ? 'GROUP_CANNOT_ADD' : 'GROUP_TOO_SMALL')
  }
  return { slug, refused }
}
