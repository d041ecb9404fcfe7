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
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { type CardContext, isPresent, linkSelection, notBlockedEitherWay } from '../members/public.ts'
import { type ConversationRow, conversationView } from './messages.views.ts'

const { conversations, conversationMembers, users, userProfiles, photos, files } = tables
const theirs = alias(conversationMembers, 'theirs')
const ownProfiles = alias(userProfiles, 'own_profiles')

/**
 * Sides of conversations with the other's link, in one query; add a where clause with `notBlocked`. A member who is
 * away stays listed with her name: what she wrote is the reader's to keep.
 */
const conversationRows = (db: Queryable) =>
  db
    .select({
      conversation: conversations,
      own: conversationMembers,
      theirs: { readSeq: theirs.readSeq, deliveredSeq: theirs.deliveredSeq },
      readReceipts: sql<boolean>`(${ownProfiles.readReceipts} and ${userProfiles.readReceipts})`,
      otherPresent: sql<boolean>`(${isPresent} and ${userProfiles.status} <> 'hidden')`,
      ...linkSelection,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoin(
      theirs,
      and(
        eq(theirs.conversationId, conversationMembers.conversationId),
        eq(theirs.userId, conversationMembers.otherId),
      ),
    )
    .innerJoin(ownProfiles, eq(ownProfiles.userId, conversationMembers.userId))
    .innerJoin(users, eq(users.id, conversationMembers.otherId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

/** Her own sides, without those that a block hides, either way. */
export const ownSides = (viewerId: number | Placeholder): SQL | undefined =>
  and(eq(conversationMembers.userId, viewerId), notBlockedEitherWay(viewerId, conversationMembers.otherId))

/** inbox: open ones, and her own requests that wait. requests: what others ask of her; an ignored one is in none. */
function inBox(viewer: Viewer, box: ConversationBox): SQL | undefined {
  if (box === 'requests') {
    return and(
      isNull(conversations.acceptedAt),
      isNull(conversations.ignoredAt),
      ne(conversations.startedById, viewer.id),
    )
  }
  return and(
    or(isNotNull(conversations.acceptedAt), eq(conversations.startedById, viewer.id)),
    sql`${conversationMembers.archived} = ${box === 'archived'}`,
    box === 'unread' ? gt(conversationMembers.unread, 0) : undefined,
  )
}

function afterCursor(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

/** Sides of conversations, last written first. */
export const listSides = (db: Queryable, where: SQL | undefined, limit: number): Promise<ConversationRow[]> =>
  conversationRows(db)
    .where(where)
    .orderBy(desc(conversationMembers.lastMessageAt), desc(conversationMembers.conversationId))
    .limit(limit)

/** Her conversations, last written first. */
export async function listConversations(
  db: Queryable,
  viewer: Viewer,
  query: ConversationsQuery,
  context: CardContext,
): Promise<Page<ConversationView>> {
  const inThatBox = and(
    ownSides(viewer.id),
    inBox(viewer, query.box),
    isNotNull(conversationMembers.lastMessageAt),
    query.cursor === undefined ? undefined : afterCursor(query.cursor),
  )
  const rows = await listSides(db, inThatBox, query.limit + 1)
  const page = takePage(rows, query.limit, ({ own }) => [own.lastMessageAt?.toISOString() ?? null, own.conversationId])
  return { items: page.items.map((row) => conversationView(row, context)), cursor: page.cursor }
}

/** How many conversations each box holds beside the first, in one query. */
export async function countConversations(db: Queryable, viewer: Viewer): Promise<ConversationCounts> {
  const within = (box: ConversationBox) => sql<number>`count(*) filter (where ${inBox(viewer, box)})::int`
  const [counts] = await db
    .select({ unread: within('unread'), requests: within('requests'), archived: within('archived') })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(ownSides(viewer.id), isNotNull(conversationMembers.lastMessageAt)))
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

/** Her side of one conversation; null where it is not hers, or a block hides it. */
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

/** @throws AppError CONVERSATION_NOT_FOUND where it is not hers, or a block hides it */
export async function requireConversation(db: Queryable, viewerId: number, id: number): Promise<ConversationRow> {
  const row = await findConversation(db, viewerId, { id })
  if (row === null) throw new AppError('CONVERSATION_NOT_FOUND')
  return row
}

const bothSides = prepared((db) =>
  conversationRows(db)
    .where(
      and(
        eq(conversationMembers.conversationId, sql.placeholder('conversationId')),
        notBlockedEitherWay(conversations.lowId, conversations.highId),
      ),
    )
    .prepare('conversation_sides'),
)

/** Both women's sides, in one query: what a change looks like from each. Empty across a block. Every message asks this. */
export async function loadSides(db: Queryable, conversationId: number): Promise<Map<number, ConversationRow>> {
  const rows = await bothSides(db).execute({ conversationId })
  return new Map(rows.map((row) => [row.own.userId, row]))
}
