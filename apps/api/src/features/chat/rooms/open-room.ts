import {
  type OpenRoom,
  type RoomMessages,
  type RoomMessagesQuery,
  type RoomOpened,
  type RoomView,
  roomLimits,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import type { MemberCardContext } from '../../people/members/public.ts'
import { loadAround } from '../threads/public.ts'
import { historyOf } from './room-messages.queries.ts'
import { loadRoom } from './rooms.queries.ts'
import type { NamedRoom } from './rooms.subject.ts'
import { isUnread } from './rooms.visible.ts'

const { roomMessages, users, userProfiles } = tables

async function findFirstUnread(db: Queryable, viewer: Viewer, room: RoomView): Promise<number | null> {
  if (room.unread === 0) return null
  const [row] = await db
    .select({ seq: roomMessages.seq })
    .from(roomMessages)
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(roomMessages.roomId, room.id), gt(roomMessages.seq, room.myRead), isUnread(viewer)))
    .orderBy(asc(roomMessages.seq))
    .limit(1)
  return row?.seq ?? null
}

async function findSeq(db: Queryable, roomId: number, seq: number): Promise<number | null> {
  const [row] = await db
    .select({ seq: roomMessages.seq })
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), eq(roomMessages.seq, seq)))
  return row?.seq ?? null
}

/** Paris time. */
async function findDay(db: Queryable, roomId: number, date: string): Promise<number | null> {
  const [row] = await db
    .select({ seq: roomMessages.seq })
    .from(roomMessages)
    .where(
      and(
        eq(roomMessages.roomId, roomId),
        sql`${roomMessages.createdAt} >= (${date}::date::timestamp at time zone 'Europe/Paris')`,
      ),
    )
    .orderBy(asc(roomMessages.createdAt), asc(roomMessages.seq))
    .limit(1)
  return row?.seq ?? null
}

function findAsked(db: Queryable, roomId: number, { message, date }: OpenRoom): Promise<number | null> | null {
  if (message !== undefined) return findSeq(db, roomId, message)
  return date === undefined ? null : findDay(db, roomId, date)
}

export async function openRoom(
  db: Queryable,
  context: MemberCardContext,
  named: NamedRoom,
  asked: OpenRoom,
): Promise<Omit<RoomOpened, 'here'>> {
  const { viewer } = context
  const room = await loadRoom(db, viewer, named)
  const firstUnreadSeq = await findFirstUnread(db, viewer, room)
  const foundSeq = await findAsked(db, room.id, asked)
  // No message from that day on: open at the end.
  const begin = foundSeq ?? (asked.at === 'unread' && asked.date === undefined ? firstUnreadSeq : null)
  const limit = roomLimits.opened
  const loadPage = historyOf(db, context, room.id)
  if (begin !== null) return { room, ...(await loadAround(loadPage, begin, limit)), firstUnreadSeq, foundSeq }
  const { messages, hasMore } = await loadPage({ limit })
  return { room, messages, hasOlder: hasMore, hasNewer: false, firstUnreadSeq, foundSeq }
}

/** @throws AppError ROOM_NOT_FOUND, FORBIDDEN */
export async function readRoom(
  db: Queryable,
  context: MemberCardContext,
  id: number,
  wanted: RoomMessagesQuery,
): Promise<RoomMessages> {
  const room = await loadRoom(db, context.viewer, { id })
  // After a reconnect storm most clients missed nothing.
  if (wanted.after !== undefined && wanted.after >= room.newestSeq) return { room, messages: [], hasMore: false }
  const from = wanted.from === undefined ? undefined : wanted.from + 1
  return { room, ...(await historyOf(db, context, id)({ ...wanted, from })) }
}
