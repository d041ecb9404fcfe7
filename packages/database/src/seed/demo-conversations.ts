import { randomUUID } from 'node:crypto'
import type { SeedConversation } from '@consoeurs/brand'
import { eq, sql } from 'drizzle-orm'
import { conversationMembers, conversations, inboxes, messages } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

/** A member who answered has read everything before; messages after her last visit are unread. */
function readSeqOf({ seed }: DemoContext, { messages: given }: SeedConversation, username: string): number {
  const lastHere = seed.members.find((member) => member.username === username)?.seenHoursAgo ?? 0
  return given.findLastIndex((message) => message.author === username || message.hoursAgo > lastHere) + 1
}

interface Side {
  conversationId: number
  me: { id: number; username: string }
  other: { id: number }
  lastMessageAt: Date
}

async function insertSide(
  context: DemoContext,
  conversation: SeedConversation,
  { conversationId, me, other, lastMessageAt }: Side,
): Promise<void> {
  const { tx } = context
  const given = conversation.messages
  const readSeq = readSeqOf(context, conversation, me.username)
  const unread = given.slice(readSeq).filter((message) => message.author !== me.username).length
  await tx.insert(conversationMembers).values({
    conversationId,
    userId: me.id,
    otherId: other.id,
    readSeq,
    deliveredSeq: given.length,
    unread,
    lastMessageAt,
  })
  const starter = given[0]?.author
  const waits = starter !== me.username && given.every((message) => message.author === starter)
  await tx
    .update(inboxes)
    .set({
      ...(waits
        ? { requests: sql`${inboxes.requests} + 1` }
        : { unreadMessages: sql`${inboxes.unreadMessages} + ${unread}` }),
      seq: sql`${inboxes.seq} + 1`,
    })
    .where(eq(inboxes.userId, me.id))
}

async function insertConversation(context: DemoContext, conversation: SeedConversation): Promise<void> {
  const { tx, now } = context
  const given = conversation.messages
  const [first, last] = [given[0], given.at(-1)]
  if (first === undefined || last === undefined) return
  const [a, b] = conversation.between.map((username) => ({ username, id: memberId(context, username) }))
  if (a === undefined || b === undefined) return
  const answer = given.find((message) => message.author !== first.author)
  const lastMessageAt = hoursBefore(now, last.hoursAgo)
  const { id } = only(
    await tx
      .insert(conversations)
      .values({
        lowId: Math.min(a.id, b.id),
        highId: Math.max(a.id, b.id),
        startedById: memberId(context, first.author),
        acceptedAt: answer ? hoursBefore(now, answer.hoursAgo) : null,
        lastSeq: given.length,
        lastText: last.text,
        lastAuthorId: memberId(context, last.author),
        lastMessageAt,
        createdAt: hoursBefore(now, first.hoursAgo),
      })
      .returning({ id: conversations.id }),
  )
  await tx.insert(messages).values(
    given.map((message, index) => ({
      conversationId: id,
      authorId: memberId(context, message.author),
      clientId: randomUUID(),
      seq: index + 1,
      changedSeq: index + 1,
      text: message.text,
      createdAt: hoursBefore(now, message.hoursAgo),
    })),
  )
  await insertSide(context, conversation, { conversationId: id, me: a, other: b, lastMessageAt })
  await insertSide(context, conversation, { conversationId: id, me: b, other: a, lastMessageAt })
}

/** Oldest first, so that ids grow with time. */
export async function insertConversations(context: DemoContext): Promise<void> {
  const lastHoursAgo = (conversation: SeedConversation) => conversation.messages.at(-1)?.hoursAgo ?? 0
  const { conversations: talks, moderation } = context.seed
  const oldestFirst = [...talks, ...moderation.conversations].toSorted((a, b) => lastHoursAgo(b) - lastHoursAgo(a))
  for (const conversation of oldestFirst) await insertConversation(context, conversation)
}
