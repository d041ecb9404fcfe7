import { randomUUID } from 'node:crypto'
import type { SeedHeld } from '@consoeurs/brand'
import type { FilterMatch } from '@consoeurs/contract'
import { conversationMembers, conversations, heldItems, messages, shares } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

function matchesOf({ text, found, kind }: SeedHeld): FilterMatch[] {
  const from = text.indexOf(found)
  if (from === -1) throw new Error(`The demo content finds ${found} where it does not stand`)
  return [{ kind, from, to: from + found.length }]
}

async function insertHeldShare({ tx, now }: DemoContext, authorId: number, held: SeedHeld): Promise<void> {
  const at = hoursBefore(now, held.hoursAgo)
  const clientId = randomUUID()
  const { id } = only(
    await tx
      .insert(shares)
      .values({
        ...{ slug: clientId, authorId, clientId, kind: 'pensee', body: held.text, visibility: 'members' },
        ...{ publishedAt: at, createdAt: at, hiddenAt: at },
      })
      .returning({ id: shares.id }),
  )
  await tx.insert(heldItems).values({ shareId: id, matches: matchesOf(held), fresh: true, heldAt: at })
}

/** Only the author's side exists; the recipient does not see the conversation. */
async function insertHeldMessage(
  { tx, now }: DemoContext,
  { authorId, otherId }: { authorId: number; otherId: number },
  held: SeedHeld,
): Promise<void> {
  const at = hoursBefore(now, held.hoursAgo)
  const pair = { lowId: Math.min(authorId, otherId), highId: Math.max(authorId, otherId) }
  const last = { lastSeq: 1, lastText: held.text, lastAuthorId: authorId, lastMessageAt: at }
  const { id: conversationId } = only(
    await tx
      .insert(conversations)
      .values({ ...pair, startedById: authorId, held: 'open', ...last, createdAt: at })
      .returning({ id: conversations.id }),
  )
  const seq = { seq: 1, changedSeq: 1 }
  const { id: messageId } = only(
    await tx
      .insert(messages)
      .values({ conversationId, authorId, clientId: randomUUID(), ...seq, text: held.text, createdAt: at })
      .returning({ id: messages.id }),
  )
  await tx.insert(conversationMembers).values({ conversationId, userId: authorId, otherId, lastMessageAt: at })
  await tx.insert(heldItems).values({ messageId, matches: matchesOf(held), fresh: true, heldAt: at })
}

/** Content by a new member that the filters hold for review. */
export async function insertHeld(context: DemoContext): Promise<void> {
  const { username, share, message } = context.seed.moderation.arrival
  const authorId = memberId(context, username)
  await insertHeldShare(context, authorId, share)
  await insertHeldMessage(context, { authorId, otherId: memberId(context, message.to) }, message)
}
