import { roomLimits, type WaitingRooms } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isCommunityNotMutedBy, type MemberTerm } from '../../foundation/visibility/public.ts'
import { isUnread } from './rooms.visible.ts'

const { communities, communityMembers, roomMarks, roomMentions, roomMessages, rooms, users, userProfiles } = tables

/** One more than shown: « 99+ ». */
export const COUNTED_AT_MOST = roomLimits.unreadShown + 1

/** The mute is active now; needs the viewer's `room_marks`. */
export const isRoomMuted = sql<boolean>`coalesce(${roomMarks.muted} and (${roomMarks.mutedUntil} is null or ${roomMarks.mutedUntil} > now()), false)`

/** A newer message brings a group back, unless it is muted. Needs the viewer's `room_marks`. */
export const isInArchive = sql<boolean>`coalesce(${roomMarks.archivedSeq} is not null and (coalesce(${rooms.lastMessageSeq}, 0) <= ${roomMarks.archivedSeq} or ${isRoomMuted}), false)`

export const isRoomHeard = (userId: MemberTerm, communityId: MemberTerm): SQL | undefined =>
  and(sql`not ${isRoomMuted}`, isCommunityNotMutedBy(userId, communityId))

/** Cheap check before the counts; needs the viewer's `room_marks`. */
export const hasNews = sql`${rooms.lastMessageSeq} > coalesce(${roomMarks.readSeq}, 0)`

const isAfterReadMark = (viewerId: number | Placeholder) =>
  and(
    eq(roomMessages.roomId, rooms.id),
    sql`${roomMessages.seq} > coalesce(${roomMarks.readSeq}, 0)`,
    isUnread({ id: viewerId }),
  )

const withAuthor = sql`inner join ${users} on ${users.id} = ${roomMessages.authorId} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id}`

/** Needs the viewer's `room_marks`. */
export const unreadIn = (viewerId: number | Placeholder): SQL =>
  sql`select 1 from ${roomMessages} ${withAuthor} where ${isAfterReadMark(viewerId)}`

export const mentionsIn = (viewerId: number | Placeholder): SQL =>
  sql`select 1 from ${roomMentions} inner join ${roomMessages} on ${roomMessages.id} = ${roomMentions.messageId} ${withAuthor} where ${roomMentions.userId} = ${viewerId} and ${roomMentions.roomId} = ${rooms.id} and ${roomMentions.seq} > coalesce(${roomMarks.readSeq}, 0) and ${isAfterReadMark(viewerId)}`

/** `order by … limit 1` reads the index from the mark; `exists` may scan the room. */
const any = (of: SQL) => sql`(${of} order by ${roomMessages.seq} limit 1) is not null`

/** The room needs attention: unread messages, or only mentions where the room or its community is muted. */
export const hasUnreadFor = (viewerId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`(${hasNews} and not ${isInArchive} and ((${isRoomHeard(viewerId, rooms.communityId)} and ${any(unreadIn(viewerId))}) or ${any(mentionsIn(viewerId))}))`

const me = sql.placeholder('viewerId')

const waitingRooms = prepared((db) =>
  db
    .select({ id: rooms.id, kind: communities.kind })
    .from(communityMembers)
    .innerJoin(communities, eq(communities.id, communityMembers.communityId))
    .innerJoin(rooms, and(eq(rooms.communityId, communityMembers.communityId), eq(rooms.archived, false)))
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, me)))
    .where(and(eq(communityMembers.userId, me), hasUnreadFor(me)))
    .orderBy(asc(rooms.id))
    .limit(COUNTED_AT_MOST)
    .prepare('waiting_rooms'),
)

/** Rooms and groups that need attention, for the badges. */
export async function findWaitingRooms(db: Queryable, viewerId: number): Promise<WaitingRooms> {
  const rows = await waitingRooms(db).execute({ viewerId })
  const idsOf = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [row.id] : []))
  return { ids: idsOf('community'), groups: idsOf('group') }
}
