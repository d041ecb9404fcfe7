import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'

const { conversations } = tables

/** Both have agreed to talk, and no filter holds the first message. */
export async function haveAcceptedConversation(db: Queryable, one: number, other: number): Promise<boolean> {
  const ofTheTwo = and(
    eq(conversations.lowId, Math.min(one, other)),
    eq(conversations.highId, Math.max(one, other)),
    isNotNull(conversations.acceptedAt),
    isNull(conversations.held),
  )
  return (await db.$count(conversations, ofTheTwo)) > 0
}
