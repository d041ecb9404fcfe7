import { randomUUID } from 'node:crypto'
import type { SeedCommunity, SeedRoomWord } from '@consoeurs/brand'
import { eq } from 'drizzle-orm'
import { reactions, roomMarks, roomMentions, roomMessages, rooms } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

const countsOf = ({ reactions: given = {} }: SeedRoomWord) =>
  Object.fromEntries(Object.entries(given).map(([kind, names]) => [kind, names.length]))

/**
 * Inserts a message with its images, mentions and reactions.
 * @returns its id
 */
async function insertWord(
  context: DemoContext,
  {
    roomId,
    owner,
    word,
    seq,
    replyToId,
  }: { roomId: number; owner: string; word: SeedRoomWord; seq: number; replyToId: number | null },
): Promise<number> {
  const { tx, now } = context
  const at = hoursBefore(now, word.hoursAgo)
  const { id } = only(
    await tx
      .insert(roomMessages)
      .values({
        roomId,
        authorId: memberId(context, word.author),
        clientId: randomUUID(),
        seq,
        changedSeq: seq,
        text: word.text,
        replyToId,
        reactionCounts: countsOf(word),
        createdAt: at,
        ...(word.pinned && { pinnedAt: at, pinnedById: memberId(context, owner) }),
      })
      .returning({ id: roomMessages.id }),
  )
  const given = Object.entries(word.reactions ?? {}).flatMap(([kind, names]) =>
    names.map((name) => ({
      target: 'roomMessage',
      targetId: id,
      userId: memberId(context, name),
      kind,
      createdAt: at,
    })),
  )
  if (given.length > 0) await tx.insert(reactions).values(given)
  const named = [...word.text.matchAll(/@([a-z0-9_-]+)/g)].map(([, name = '']) => name)
  if (named.length > 0) {
    const mentions = named.map((name) => ({ messageId: id, userId: memberId(context, name), roomId, seq }))
    await tx.insert(roomMentions).values(mentions)
  }
  return id
}

/** A member who wrote has read everything before; messages after her last visit are unread. */
function readSeqOf({ seed }: DemoContext, words: SeedRoomWord[], username: string): number {
  const lastHere = seed.members.find((member) => member.username === username)?.seenHoursAgo ?? 0
  return words.findLastIndex((word) => word.author === username || word.hoursAgo > lastHere) + 1
}

export async function insertRooms(
  context: DemoContext,
  communityId: number,
  { owner, members, rooms: given }: Pick<SeedCommunity, 'owner' | 'members' | 'rooms'>,
): Promise<void> {
  const { tx, seed, now } = context
  for (const [position, room] of given.entries()) {
    const { id: roomId } = only(
      await tx
        .insert(rooms)
        .values({ communityId, position, ...room })
        .returning({ id: rooms.id }),
    )
    const words = seed.talk[room.slug] ?? []
    const last = words.at(-1)
    if (last === undefined) continue
    const ids: number[] = []
    for (const [index, word] of words.entries()) {
      const replyToId = word.answers === undefined ? null : (ids[word.answers] ?? null)
      ids.push(await insertWord(context, { roomId, owner, word, seq: index + 1, replyToId }))
    }
    await tx
      .update(rooms)
      .set({ lastSeq: words.length, lastMessageSeq: words.length, lastMessageAt: hoursBefore(now, last.hoursAgo) })
      .where(eq(rooms.id, roomId))
    const marks = members.map((username) => ({
      roomId,
      userId: memberId(context, username),
      readSeq: readSeqOf(context, words, username),
    }))
    await tx.insert(roomMarks).values(marks)
  }
}
