import {
  foldText,
  Id,
  type MemberLink,
  type Page,
  type RoomMessageView,
  type RoomSearch,
  roomLimits,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, linkQuery, type MemberCardContext, memberLink } from '../../people/members/public.ts'
import { messageRows, presentMessages } from './room-messages.queries.ts'

const { communityMembers, roomMessages, users, userProfiles } = tables

/** Folds before escaping: « ％ » becomes « % ». */
const literally = (text: string) => foldText(text).replaceAll(/[\\%_]/g, '\\$&')

const containsText = (q: string): SQL | undefined =>
  and(
    ...q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => sql`fold_text(${roomMessages.text}) like ${`%${literally(word)}%`}`),
  )

export async function searchRoom(
  db: Queryable,
  context: MemberCardContext,
  roomId: number,
  { q, cursor, limit }: RoomSearch,
): Promise<Page<RoomMessageView>> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([Id]))[0]
  const rows = await messageRows(db, context.viewer.id)
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(roomMessages.roomId, roomId),
        isNull(roomMessages.deletedAt),
        containsText(q),
        memberVisibleTo(context.viewer),
        before === undefined ? undefined : lt(roomMessages.seq, before),
      ),
    )
    .orderBy(desc(roomMessages.seq))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ message }) => [message.seq])
  return { items: await presentMessages(db, context, page.items), cursor: page.cursor }
}

/** Without authors hidden from the viewer. */
export async function listPins(db: Queryable, context: CardContext, roomId: number): Promise<RoomMessageView[]> {
  const rows = await messageRows(db, context.viewer?.id ?? 0)
    .where(and(eq(roomMessages.roomId, roomId), isNotNull(roomMessages.pinnedAt)))
    .orderBy(desc(roomMessages.pinnedAt), desc(roomMessages.seq))
    .limit(roomLimits.pins)
  const views = await presentMessages(db, context, rows)
  return views.filter(({ hidden }) => !hidden)
}

export async function findMentionable(
  db: Queryable,
  context: MemberCardContext,
  communityId: number,
  q: string,
): Promise<MemberLink[]> {
  const begins = `${literally(q)}%`
  const isNamed = or(
    sql`fold_text(${users.name}) like ${begins}`,
    sql`fold_text(${users.name}) like ${`% ${begins}`}`,
    sql`${users.username} like ${begins}`,
  )
  const rows = await linkQuery(db)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.userId, users.id), eq(communityMembers.communityId, communityId)),
    )
    .where(and(ne(users.id, context.viewer.id), memberVisibleTo(context.viewer), q === '' ? undefined : isNamed))
    .orderBy(asc(sql`fold_text(${users.name})`), asc(users.id))
    .limit(roomLimits.mentionable)
  return rows.map((row) => memberLink(row, context))
}
