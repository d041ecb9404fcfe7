import { tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { isInCommunity } from '../../publishing/communities/public.ts'
import { excerptOf, loadMessageEvidence } from './message-evidence.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, memberSince, unblockedAt } from './target-visibility.ts'

const { communities, rooms, roomMessages, users, userProfiles } = tables

/** A deleted message is known only to members who joined before it was deleted. */
const wasMember = (viewer: Viewer | null) =>
  sql`(${roomMessages.deletedAt} is null or ${memberSince(viewer, communities.id)} < ${roomMessages.deletedAt})`

/**
 * Also across a block in either direction. A deleted message is evidence for members who joined before its deletion.
 */
export const loadReportedRoomMessage: LoadReported = async (tx, viewer, { targetId }) => {
  const entered = memberSince(viewer, communities.id)
  const unblocked = unblockedAt(viewer, users.id, [roomMessages.createdAt, entered], 'either')
  const [row] = await tx
    .select({
      message: roomMessages,
      username: users.username,
      room: rooms,
      community: communities,
      visible: asFlag(and(memberVisibleTo(viewer), wasMember(viewer))),
      known: asFlag(and(memberVisibleTo(viewer, unblocked), wasMember(viewer))),
    })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(roomMessages.id, targetId ?? 0), isInCommunity(viewer?.id ?? 0, communities.id)))
  if (row === undefined) return null
  const { message, username, room, community, visible, known } = row
  const { id, authorId, seq } = message
  const evidence = await loadMessageEvidence(tx, 'roomMessage', room.id, message)
  return {
    targetId: id,
    aboutId: authorId,
    visible,
    known,
    url: `${community.kind === 'group' ? '/r' : `/c/${community.slug}`}/${room.slug}?message=${seq}`,
    excerpt: excerptOf(message),
    snapshot: { username, room: room.name, community: community.name, poll: message.poll?.choices ?? [], ...evidence },
  }
}

export const loadRoomMessageExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const { id, text, deletedAt } = roomMessages
  const rows = await db
    .select({ id, text, deletedAt })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(id, ids), isInCommunity(viewer.id, communities.id), memberVisibleTo(viewer), wasMember(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}
