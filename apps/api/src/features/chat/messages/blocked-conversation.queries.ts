import { type BlockedMessage, Id, limits, type Page, type PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { blockedAt } from '../../people/members/public.ts'

const { conversations, files, messages, messageImages } = tables

const DAY = 24 * 3_600_000

export interface BlockedMessagesPage extends Page<BlockedMessage> {
  /** End of the evidence period; null without messages. */
  until: Date | null
}

/** The result must not depend on a block by the other member. */
async function findBlocked(db: Queryable, viewer: Viewer, otherId: number) {
  const [row] = await db
    .select({
      id: conversations.id,
      blockedAt: blockedAt(viewer.id, otherId),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.lowId, Math.min(viewer.id, otherId)),
        eq(conversations.highId, Math.max(viewer.id, otherId)),
        // A held message has reached nobody.
        isNull(conversations.held),
      ),
    )
  return row ?? null
}

/** Messages with a blocked member, newest first; kept for a while as evidence for reports. */
export async function listBlockedMessages(
  db: Queryable,
  viewer: Viewer,
  { otherId, cursor, limit, now }: PageQuery & { otherId: number; now: Date },
): Promise<BlockedMessagesPage> {
  const found = await findBlocked(db, viewer, otherId)
  if (found === null || found.blockedAt === null) return { until: null, items: [], cursor: null }
  const until = new Date(found.blockedAt.getTime() + limits.evidenceDays * DAY)
  if (now >= until) return { until, items: [], cursor: null }
  const after = cursor === undefined ? undefined : lt(messages.seq, decodeCursor(cursor, z.tuple([Id]))[0])
  const rows = await db
    .select({
      message: messages,
      files: db.$count(messageImages, eq(messageImages.messageId, messages.id)),
      isSpoken: sql<boolean>`exists (select 1 from ${messageImages} inner join ${files} on ${files.id} = ${messageImages.fileId} where ${messageImages.messageId} = ${messages.id} and ${files.sound} is not null)`,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, found.id), after))
    .orderBy(desc(messages.seq))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ message }) => [message.seq])
  return { until, cursor: page.cursor, items: page.items.map((row) => blockedMessage(row, viewer)) }
}

interface BlockedRow {
  message: typeof messages.$inferSelect
  files: number
  isSpoken: boolean
}

function blockedMessage({ message, files, isSpoken }: BlockedRow, viewer: Viewer): BlockedMessage {
  const { id, authorId, text, deletedAt, editedAt, createdAt } = message
  const deleted = deletedAt !== null
  return {
    id,
    mine: authorId === viewer.id,
    text: deleted ? '' : text,
    pictures: deleted || isSpoken ? 0 : files,
    spoken: !deleted && isSpoken,
    deleted,
    edited: editedAt !== null,
    at: createdAt.toISOString(),
  }
}
