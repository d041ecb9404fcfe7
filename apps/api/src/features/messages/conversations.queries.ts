import type { ConversationsQuery, ConversationView, Page } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
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
    .innerJoin(
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
const ownSides = (viewerId: number): SQL | undefined =>
  and(eq(conversationMembers.userId, viewerId), notBlockedEitherWay(viewerId, conversationMembers.otherId))

/** inbox: open ones, and her own requests that wait. requests: what others ask of her; an ignored one is in neither. */
function inBox(viewer: Viewer, box: ConversationsQuery['box']): SQL | undefined {
  if (box === 'inbox') return or(isNotNull(conversations.acceptedAt), eq(conversations.startedById, viewer.id))
  return and(
    isNull(conversations.acceptedAt),
    isNull(conversations.ignoredAt),
    ne(conversations.startedById, viewer.id),
  )
}

function afterCursor(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${conversationMembers.lastMessageAt}, ${conversationMembers.conversationId}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

/** Her conversations, last written first. */
export async function listConversations(
  db: Queryable,
  viewer: Viewer,
  query: ConversationsQuery,
  context: CardContext,
): Promise<Page<ConversationView>> {
  const rows = await conversationRows(db)
    .where(
      and(
        ownSides(viewer.id),
        inBox(viewer, query.box),
        isNotNull(conversationMembers.lastMessageAt),
        query.cursor === undefined ? undefined : afterCursor(query.cursor),
      ),
    )
    .orderBy(desc(conversationMembers.lastMessageAt), desc(conversationMembers.conversationId))
    .limit(query.limit + 1)
  const page = takePage(rows, query.limit, ({ own }) => [own.lastMessageAt?.toISOString() ?? null, own.conversationId])
  return { items: page.items.map((row) => conversationView(row, context)), cursor: page.cursor }
}

/** Her side of one conversation; null where it is not hers, or a block hides it. */
export async function findConversation(
  db: Queryable,
  viewerId: number,
  conversation: { id: number } | { withId: number },
): Promise<ConversationRow | null> {
  const named =
    'id' in conversation
      ? eq(conversationMembers.conversationId, conversation.id)
      : eq(conversationMembers.otherId, conversation.withId)
  const [row] = await conversationRows(db).where(and(ownSides(viewerId), named))
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
