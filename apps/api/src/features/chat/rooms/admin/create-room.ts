import { type CreateRoom, roomLimits, titleSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { freeSlug } from '../../../../platform/data/free-slug.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import type { Realtime } from '../../../../platform/live/realtime.ts'
import { lockCommunity } from '../../../publishing/communities/public.ts'
import { publishRoomChanged } from '../room-channels.ts'
import { roomLink } from '../rooms.views.ts'

const { rooms } = tables

/**
 * Idempotent by client id; the room goes last.
 * @throws AppError COMMUNITY_NOT_FOUND, FORBIDDEN, COMMUNITY_ARCHIVED, TOO_MANY_ROOMS
 */
export async function createRoom(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, clientId, name, topic }: { slug: string } & z.output<typeof CreateRoom>,
): Promise<number> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const [opened] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.createdById, viewer.id), eq(rooms.clientId, clientId)))
  if (opened !== undefined) return opened.id
  if (community.archived) throw new AppError('COMMUNITY_ARCHIVED')
  const position = await tx.$count(rooms, eq(rooms.communityId, community.id))
  if (position >= roomLimits.rooms) throw new AppError('TOO_MANY_ROOMS')
  const [room] = await tx
    .insert(rooms)
    .values({
      communityId: community.id,
      slug: await freeSlug(tx, titleSlug(name), { column: rooms.slug, kind: 'salon' }),
      name,
      topic,
      position,
      createdById: viewer.id,
      clientId,
    })
    .returning()
  if (room === undefined) throw new Error('the room was not written')
  await publishRoomChanged(tx, realtime, community.id, roomLink(room, false))
  return room.id
}
