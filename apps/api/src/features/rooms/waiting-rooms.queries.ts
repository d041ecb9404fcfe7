import { roomLimits } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { communityNotMutedBy, type MemberTerm } from '../members/public.ts'
import { isUnread } from './rooms.visible.ts'

const { communityMembers, roomMarks, roomMentions, roomMessages, rooms, users, userProfiles } = tables

/** One more than is shown: « 99+ ». */
export const COUNTED_AT_MOST = roomLimits.unreadShown + 1

/** Whether her mute of a room holds now; it needs her `room_marks`. */
export const isRoomMuted = sql<boolean>`coalesce(${roomMarks.muted} and (${roomMarks.mutedUntil} is null or ${roomMarks.mutedUntil} > now()), false)`

/** She muted neither the room, as long as that holds, nor its community. */
export const hearsRoom = (userId: MemberTerm, communityId: MemberTerm): SQL | undefined =>
  and(sql`not ${isRoomMuted}`, communityNotMutedBy(userId, communityId))

/** Most rooms have nothing new: then the rest is not asked. It needs her `room_marks`. */
export const hasNews = sql`${rooms.lastMessageSeq} > coalesce(${roomMarks.readSeq}, 0)`

const afterHerMark = (viewerId: number | Placeholder) =>
  and(
    eq(roomMessages.roomId, rooms.id),
    sql`${roomMessages.seq} > coalesce(${roomMarks.readSeq}, 0)`,
    isUnread({ id: viewerId }),
  )

const withAuthor = sql`inner join ${users} on ${users.id} = ${roomMessages.authorId} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id}`

/** What is new to her in `rooms`; it needs her `room_marks`. */
export const unreadIn = (viewerId: number | Placeholder): SQL =>
  sql`select 1 from ${roomMessages} ${withAuthor} where ${afterHerMark(viewerId)}`

/** That of it which names her. */
export const mentionsIn = (viewerId: number | Placeholder): SQL =>
  sql`select 1 from ${roomMentions} inner join ${roomMessages} on ${roomMessages.id} = ${roomMentions.messageId} ${withAuthor} where ${roomMentions.userId} = ${viewerId} and ${roomMentions.roomId} = ${rooms.id} and ${roomMentions.seq} > coalesce(${roomMarks.readSeq}, 0) and ${afterHerMark(viewerId)}`

/** The first by seq, so that the index is walked from her mark: `exists` would forget the order and may read the room. */
const any = (of: SQL) => sql`(${of} order by ${roomMessages.seq} limit 1) is not null`

/** The room calls her: something is new where she hears it; where she muted it or its community, only what names her. */
export const callsHer = (viewerId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`(${hasNews} and ((${hearsRoom(viewerId, rooms.communityId)} and ${any(unreadIn(viewerId))}) or ${any(mentionsIn(viewerId))}))`

const me = sql.placeholder('viewerId')

const waitingRooms = prepared((db) =>
  db
    .select({ id: rooms.id })
    .from(communityMembers)
    .innerJoin(rooms, and(eq(rooms.communityId, communityMembers.communityId), eq(rooms.archived, false)))
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, me)))
    .where(and(eq(communityMembers.userId, me), callsHer(me)))
    .orderBy(asc(rooms.id))
    .limit(COUNTED_AT_MOST)
    .prepare('waiting_rooms'),
)

/** The rooms that call her, for the badge of every page. */
export async function findWaitingRooms(db: Queryable, viewerId: number): Promise<number[]> {
  const rows = await waitingRooms(db).execute({ viewerId })
  return rows.map(({ id }) => id)
}
