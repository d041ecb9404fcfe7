import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { countUnread, isRoomHeard } from '../../rooms/public.ts'
import type { Draft } from './kind.ts'

const { communities, communityMembers, roomMarks, roomMessages, rooms } = tables

export const roomKeys = {
  message: (roomId: number) => `salons.message:${roomId}`,
  mention: (roomId: number) => `salons.mention:${roomId}`,
}

const isHeardByMember = isRoomHeard(communityMembers.userId, communityMembers.communityId)

/** Null where it is deleted, read or muted, or the recipient has left. */
async function loadUnread(tx: Tx, messageId: number, recipientId: number) {
  const [row] = await tx
    .select({
      seq: roomMessages.seq,
      text: roomMessages.text,
      isPoll: sql<boolean>`${roomMessages.poll} is not null`,
      news: communityMembers.news,
      room: { id: rooms.id, slug: rooms.slug, name: rooms.name },
      community: communities.name,
      kind: communities.kind,
      readSeq: sql<number>`coalesce(${roomMarks.readSeq}, 0)`.mapWith(Number),
    })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, recipientId)),
    )
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, recipientId)))
    .where(and(eq(roomMessages.id, messageId), isNull(roomMessages.deletedAt), isHeardByMember))
  return row === undefined || row.readSeq >= row.seq ? null : row
}

interface RoomNotification {
  messageId: number
  authorId: number
  value: 'message' | 'mention'
}

/** Null where the recipient does not want it, or has read it. */
export async function roomDraft(
  tx: Tx,
  recipientId: number,
  { messageId, authorId, value }: RoomNotification,
): Promise<Draft | null> {
  const wanted = async (then: Tx) => {
    const unread = await loadUnread(then, messageId, recipientId)
    const wants = unread !== null && (unread.news === 'all' || (value === 'mention' && unread.news === 'mentions'))
    return wants ? unread : null
  }
  const unread = await wanted(tx)
  if (unread === null) return null
  const { room, community, kind, text, isPoll, seq } = unread
  const waiting = value === 'message' ? await countUnread(tx, room.id, recipientId) : 1
  return {
    recipientId,
    actorId: authorId,
    ...(kind === 'group' ? { section: 'messages', value: 'groupe' } : { section: 'salons', value }),
    slug: room.slug,
    path: value === 'mention' ? `/r/${room.slug}?message=${seq}` : `/r/${room.slug}`,
    groupKey: roomKeys[value](room.id),
    excerpt: isPoll ? `Sondage\u202F: ${text}` : text,
    detail: { room: room.name, community, waiting: String(waiting), on: value },
    repeats: true,
    stillStands: async (then) => (await wanted(then)) !== null,
  }
}

/** Whether the author has other unread messages there; with `named`, only mentions count. */
export async function hasPendingMessages(
  tx: Tx,
  recipientId: number,
  { roomId, authorId, named }: { roomId: number; authorId: number; named: boolean },
): Promise<boolean> {
  const { roomMentions } = tables
  const names = sql`exists (select 1 from ${roomMentions} where ${roomMentions.messageId} = ${roomMessages.id} and ${roomMentions.userId} = ${recipientId})`
  const [row] = await tx
    .select({ id: roomMessages.id })
    .from(roomMessages)
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, roomMessages.roomId), eq(roomMarks.userId, recipientId)))
    .where(
      and(
        eq(roomMessages.roomId, roomId),
        eq(roomMessages.authorId, authorId),
        isNull(roomMessages.deletedAt),
        sql`${roomMessages.seq} > coalesce(${roomMarks.readSeq}, 0)`,
        named ? names : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}
