import type {
  ConversationBox,
  ConversationCounts,
  ConversationsQuery,
  ConversationView,
  Page,
} from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import {
  type AnyColumn,
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isPresent, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import { type ConversationRow, conversationView } from './messages.views.ts'

const { conversations, conversationMembers, users, userProfiles, photos, files } = tables
const isOtherSide = alias(conversationMembers, 'theirs')
const ownProfiles = alias(userProfiles, 'own_profiles')

/** Add a `notBlocked` condition, or pass `blocked`. An absent member stays listed by name. */
const conversationRows = (db: Queryable, blocked = sql<boolean>`false`) =>
  db
    .select({
      conversation: conversations,
      own: conversationMembers,
      theirs: { readSeq: isOtherSide.readSeq, deliveredSeq: isOtherSide.deliveredSeq },
      readReceipts: sql<boolean>`(${ownProfiles.readReceipts} and ${userProfiles.readReceipts})`,
      otherPresent: sql<boolean>`(${isPresent} and ${userProfiles.status} <> 'hidden')`,
      blocked,
      ...linkSelection,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoin(
      isOtherSide,
      and(
        eq(isOtherSide.conversationId, conversationMembers.conversationId),
        eq(isOtherSide.userId, conversationMembers.otherId),
      ),
    )
    .innerJoin(ownProfiles, eq(ownProfiles.userId, conversationMembers.userId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

/** Without blocked ones, in either direction. */
export const ownSides = (viewerId: number | Placeholder): SQL | undefined =>
  and(eq(conversationMembers.userId, viewerId), notBlockedEitherWay(viewerId, conversationMembers.otherId))

/** Ignored requests are in no box; the viewer's own pending ones are in the inbox. */
function isInBox(viewerId: number | Placeholder, box: ConversationBox): SQL | undefined {
  if (box === 'requests') {
    return and(
      isNull(conversations.acceptedAt),
      isNull(conversations.ignoredAt),
      ne(conversations.startedById, viewerId),
    )
  }
  return and(
    or(isNotNull(conversations.acceptedAt), eq(conversations.startedById, viewerId)),
    sql`${conversationMembers.archived} = ${box === 'archived'}`,
    box === 'unread' ? gt(conversationMembers.unread, 0) : undefined,
  )
}

const listedIn = (viewerId: number | Placeholder, box: ConversationBox): SQL | undefined =>
  and(ownSides(viewerId), isInBox(viewerId, box), isNotNull(conversationMembers.lastMessageAt))

const lastWrittenFirst = [desc(conversationMembers.lastMessageAt), desc(conversationMembers.conversationId)]

const afterCursor = sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) <
  (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::bigint)`

/** Prepared statements: first page, and pages after a cursor. */
const pageOf = (box: ConversationBox, name: string, after?: SQL) =>
  prepared((db) =>
    conversationRows(db)
      .where(and(listedIn(sql.placeholder('viewerId'), box), after))
      .orderBy(...lastWrittenFirst)
      .limit(sql.placeholder('limit'))
      .prepare(`conversations_${name}_${box}`),
  )

const pagesOf = (box: ConversationBox) => ({
  opening: pageOf(box, 'opening'),
  following: pageOf(box, 'following', afterCursor),
})

const pages = {
  inbox: pagesOf('inbox'),
  unread: pagesOf('unread'),
  requests: pagesOf('requests'),
  archived: pagesOf('archived'),
} satisfies Record<ConversationBox, unknown>

function readPage(db: Queryable, viewer: Viewer, { box, cursor }: ConversationsQuery, limit: number) {
  if (cursor === undefined) return pages[box].opening(db).execute({ viewerId: viewer.id, limit })
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return pages[box].following(db).execute({ viewerId: viewer.id, limit, at: at.toISOString(), id })
}

export const listSides = (db: Queryable, where: SQL | undefined, limit: number): Promise<ConversationRow[]> =>
  conversationRows(db)
    .where(where)
    .orderBy(...lastWrittenFirst)
    .limit(limit)

export async function listConversations(
  db: Queryable,
  viewer: Viewer,
  query: ConversationsQuery,
  context: CardContext,
): Promise<Page<ConversationView>> {
  const rows = await readPage(db, viewer, query, query.limit + 1)
  const page = takePage(rows, query.limit, ({ own }) => [own.lastMessageAt?.toISOString() ?? null, own.conversationId])
  return { items: page.items.map((row) => conversationView(row, context)), cursor: page.cursor }
}

const counted = prepared((db) => {
  const viewerId = sql.placeholder('viewerId')
  const within = (box: ConversationBox) => sql<number>`count(*) filter (where ${isInBox(viewerId, box)})::int`
  return db
    .select({ unread: within('unread'), requests: within('requests'), archived: within('archived') })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(ownSides(viewerId), isNotNull(conversationMembers.lastMessageAt)))
    .prepare('conversations_counted')
})

export async function countConversations(db: Queryable, viewer: Viewer): Promise<ConversationCounts> {
  const [counts] = await counted(db).execute({ viewerId: viewer.id })
  return counts ?? { unread: 0, requests: 0, archived: 0 }
}

const ownSide = (named: AnyColumn, name: string) =>
  prepared((db) =>
    conversationRows(db)
      .where(and(ownSides(sql.placeholder('viewerId')), eq(named, sql.placeholder('id'))))
      .prepare(name),
  )
const ownSideById = ownSide(conversationMembers.conversationId, 'conversation_own_side')
const ownSideWith = ownSide(conversationMembers.otherId, 'conversation_own_side_with')

/** Null where the viewer is no participant, or is blocked. */
export async function findConversation(
  db: Queryable,
  viewerId: number,
  conversation: { id: number } | { withId: number },
): Promise<ConversationRow | null> {
  const [row] =
    'id' in conversation
      ? await ownSideById(db).execute({ viewerId, id: conversation.id })
      : await ownSideWith(db).execute({ viewerId, id: conversation.withId })
  return row ?? null
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function requireConversation(db: Queryable, viewerId: number, id: number): Promise<ConversationRow> {
  const row = await findConversation(db, viewerId, { id })
  if (row === null) throw new AppError('CONVERSATION_NOT_FOUND')
  return row
}

const bothSidesById = prepared((db) =>
  conversationRows(db)
    .where(
      and(
        eq(conversationMembers.conversationId, sql.placeholder('conversationId')),
        notBlockedEitherWay(conversations.lowId, conversations.highId),
      ),
    )
    .prepare('conversation_sides'),
)
const isBlocked = sql<boolean>`(not ${notBlockedEitherWay(conversations.lowId, conversations.highId)})`
const bothSidesOfPair = prepared((db) =>
  conversationRows(db, isBlocked)
    .where(and(eq(conversations.lowId, sql.placeholder('lowId')), eq(conversations.highId, sql.placeholder('highId'))))
    .prepare('conversation_sides_of_pair'),
)

const byMember = (rows: ConversationRow[]) => new Map(rows.map((row) => [row.own.userId, row]))

/** By member id, in one query; empty across a block. */
export const loadSides = async (db: Queryable, conversationId: number): Promise<Map<number, ConversationRow>> =>
  byMember(await bothSidesById(db).execute({ conversationId }))

/** By pair, also across a block that came after the message was written. Runs for every message sent. */
export async function loadSidesOf(db: Queryable, one: number, other: number): Promise<Map<number, ConversationRow>> {
  return byMember(await bothSidesOfPair(db).execute({ lowId: Math.min(one, other), highId: Math.max(one, other) }))
}
