import { groupLimits, Id, type Page, type RoomMarks, type RoomsQuery, type RoomView } from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { CursorInstant, decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileSelection } from '../../foundation/files/public.ts'
import { containsMutedWord, memberListedFor } from '../../foundation/visibility/public.ts'
import {
  communityBonds,
  communitySubject,
  isInCommunity,
  requireCommunity,
} from '../../publishing/communities/public.ts'
import { checkRoom, isRoom, type NamedRoom } from './rooms.subject.ts'
import { marksOf, roomView } from './rooms.views.ts'
import { messageWords } from './rooms.visible.ts'
import {
  COUNTED_AT_MOST,
  hasNews,
  hasUnreadFor,
  isInArchive,
  isRoomMuted,
  mentionsIn,
  unreadIn,
} from './waiting-rooms.queries.ts'

const {
  rooms,
  roomMarks,
  roomMessages,
  roomMessageImages,
  communities,
  communityCandidates,
  communityMembers,
  files,
  users,
  userProfiles,
} = tables
const last = alias(roomMessages, 'last')
const EPOCH = new Date(0)

const upToCounted = (of: SQL) =>
  sql<number>`case when ${hasNews} then (select count(*)::int from (${of} limit ${COUNTED_AT_MOST}) counted) else 0 end`

/** Messages by others that she may see, after her read mark; at most `COUNTED_AT_MOST`. */
export async function countUnread(db: Queryable, roomId: number, viewerId: number): Promise<number> {
  const [row] = await db
    .select({ count: upToCounted(unreadIn(viewerId)).mapWith(Number) })
    .from(rooms)
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, viewerId)))
    .where(eq(rooms.id, roomId))
  return row?.count ?? 0
}

/** Counts stop at `COUNTED_AT_MOST`. */
const marksFor = (viewerId: Asker['id']) => ({
  mark: { readSeq: roomMarks.readSeq, mutedUntil: roomMarks.mutedUntil },
  muted: isRoomMuted,
  inArchive: isInArchive,
  unread: upToCounted(unreadIn(viewerId)),
  mentions: upToCounted(mentionsIn(viewerId)),
  calls: hasUnreadFor(viewerId).as('calls'),
})

const roomRows = (db: Queryable, viewer: Asker) =>
  db
    .select({
      room: {
        id: rooms.id,
        slug: rooms.slug,
        name: rooms.name,
        topic: rooms.topic,
        position: rooms.position,
        archived: rooms.archived,
        communityId: rooms.communityId,
        lastSeq: rooms.lastSeq,
        lastMessageSeq: rooms.lastMessageSeq,
        lastMessageAt: rooms.lastMessageAt,
      },
      community: { slug: communities.slug, name: communities.name, ...communityBonds(viewer) },
      avatar: fileSelection,
      ...marksFor(viewer.id),
      last: { authorId: last.authorId, text: last.text, createdAt: last.createdAt, deletedAt: last.deletedAt },
      lastIsPoll: sql<boolean>`${last.poll} is not null`,
      lastPictures: sql<number>`(select count(*)::int from ${roomMessageImages} where ${roomMessageImages.messageId} = ${last.id})`,
      lastSound: sql<
        number | null
      >`(select round((sounds.sound ->> 'milliseconds')::int / 1000.0)::int from ${roomMessageImages} inner join ${files} as sounds on sounds.id = ${roomMessageImages.fileId} where ${roomMessageImages.messageId} = ${last.id} and sounds.sound is not null)`,
      lastAuthor: sql<
        string | null
      >`case when ${memberListedFor(viewer)} and (${users.id} = ${viewer.id} or not ${containsMutedWord(viewer.id, messageWords(last))}) then ${users.name} end`,
    })
    .from(rooms)
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .leftJoin(files, eq(files.id, communities.avatarId))
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, viewer.id)))
    .leftJoin(last, and(eq(last.roomId, rooms.id), eq(last.seq, rooms.lastMessageSeq)))
    .leftJoin(users, eq(users.id, last.authorId))
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))

const talkedAt = sql`coalesce(${rooms.lastMessageAt}, 'epoch')`

/** Needs attention (0 or 1), time of the last message, id. */
const RoomCursor = z.tuple([z.literal([0, 1]), CursorInstant, Id])

function after(viewer: Viewer, cursor: string): SQL {
  const [calls, at, id] = decodeCursor(cursor, RoomCursor)
  return sql`(${hasUnreadFor(viewer.id)}, ${talkedAt}, ${rooms.id}) < (${calls === 1}::boolean, ${at.toISOString()}::timestamptz, ${id}::bigint)`
}

/** Sorts by the alias, so that `hasUnreadFor` is evaluated once per row. */
const isOwnRoom = (db: Queryable, viewer: Asker, more?: SQL) =>
  roomRows(db, viewer)
    .where(
      and(
        isInCommunity(viewer.id, rooms.communityId),
        eq(communities.kind, 'community'),
        eq(rooms.archived, false),
        more,
      ),
    )
    .orderBy(sql`"calls" desc`, desc(talkedAt), desc(rooms.id))

const firstOwnRooms = prepared((db) =>
  isOwnRoom(db, { id: sql.placeholder('viewerId') })
    .limit(sql.placeholder('limit'))
    .prepare('her_rooms'),
)

export async function listMyRooms(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit, q }: RoomsQuery,
): Promise<Page<RoomView>> {
  const rows =
    cursor === undefined && q === ''
      ? await firstOwnRooms(db).execute({ viewerId: viewer.id, limit: limit + 1 })
      : await isOwnRoom(
          db,
          viewer,
          and(
            cursor === undefined ? undefined : after(viewer, cursor),
            containsText(q, [rooms.name, communities.name]),
          ),
        ).limit(limit + 1)
  const page = takePage(rows, limit, ({ room, calls }) => [
    Number(calls),
    (room.lastMessageAt ?? EPOCH).toISOString(),
    room.id,
  ])
  return { items: page.items.map((row) => roomView(viewer, row)), cursor: page.cursor }
}

/**
 * In the community's order, archived rooms last.
 * @throws AppError COMMUNITY_NOT_FOUND, FORBIDDEN
 */
export async function listCommunityRooms(db: Queryable, viewer: Viewer, slug: string): Promise<RoomView[]> {
  const community = await requireCommunity(db, viewer, { slug })
  checkRoom(viewer, { archived: false, community }, 'room.see')
  const rows = await roomRows(db, viewer)
    .where(eq(rooms.communityId, community.id))
    .orderBy(asc(rooms.archived), asc(rooms.position), asc(rooms.id))
  return rows.map((row) => roomView(viewer, row))
}

const ownGroups = prepared((db) =>
  roomRows(db, { id: sql.placeholder('viewerId') })
    .where(
      and(
        eq(communities.kind, 'group'),
        sql`${communities.id} in (select ${communityMembers.communityId} from ${communityMembers} where ${communityMembers.userId} = ${sql.placeholder('viewerId')} union all select ${communityCandidates.communityId} from ${communityCandidates} where ${communityCandidates.userId} = ${sql.placeholder('viewerId')} and ${communityCandidates.standing} = 'invited')`,
      ),
    )
    .orderBy(desc(sql`coalesce(${rooms.lastMessageAt}, ${rooms.createdAt})`), desc(rooms.id))
    .limit(writtenLimit(groupLimits.listed))
    .prepare('own_groups'),
)

/** The rooms of the viewer's groups, and of those that she is invited to, which she cannot read yet. */
export async function listGroupRooms(db: Queryable, viewer: Viewer): Promise<RoomView[]> {
  return (await ownGroups(db).execute({ viewerId: viewer.id })).map((row) => roomView(viewer, row))
}

/** Without a check: of a group that she is a member of or invited to. */
export async function findGroupRoom(db: Queryable, viewer: Viewer, slug: string): Promise<RoomView | null> {
  const [row] = await roomRows(db, viewer).where(and(eq(communities.kind, 'group'), eq(rooms.slug, slug)))
  return row === undefined ? null : roomView(viewer, row)
}

/** @throws AppError ROOM_NOT_FOUND, FORBIDDEN */
export async function loadRoom(db: Queryable, viewer: Viewer, named: NamedRoom): Promise<RoomView> {
  const [row] = await roomRows(db, viewer).where(isRoom(named))
  checkRoom(viewer, row && { archived: row.room.archived, community: communitySubject(row.community) }, 'room.read')
  if (row === undefined) throw new AppError('ROOM_NOT_FOUND')
  return roomView(viewer, row)
}

export async function loadMarks(db: Queryable, viewer: Viewer, roomId: number): Promise<RoomMarks> {
  const [row] = await db
    .select(marksFor(viewer.id))
    .from(rooms)
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, viewer.id)))
    .where(eq(rooms.id, roomId))
  if (row === undefined) throw new AppError('ROOM_NOT_FOUND')
  return marksOf(row)
}
