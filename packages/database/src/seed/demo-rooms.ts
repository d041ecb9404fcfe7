import { randomUUID } from 'node:crypto'
import type { SeedCommunity, SeedRoomWord } from '@consoeurs/brand'
import { eq } from 'drizzle-orm'
import { pollVotes, reactions, roomMarks, roomMentions, roomMessages, rooms } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only } from './demo-context.ts'

const countsOf = ({ reactions: given = {} }: SeedRoomWord) =>
  Object.fromEntries(Object.entries(given).map(([kind, names]) => [kind, names.length]))

function pollOf({ poll }: SeedRoomWord, at: Date) {
  if (poll === undefined) return {}
  const { choices, days, named = false, several = false, votes } = poll
  const given = Object.values(votes)
  return {
    poll: { choices, named, several },
    pollEndsAt: new Date(at.getTime() + days * 24 * 3_600_000),
    pollCounts: choices.map((_text, position) => given.filter((chosen) => chosen.includes(position)).length),
    pollVoters: given.length,
  }
}

async function insertVotes(context: DemoContext, roomMessageId: number, { poll }: SeedRoomWord): Promise<void> {
  const votes = Object.entries(poll?.votes ?? {}).map(([name, choices]) => ({
    roomMessageId,
    userId: memberId(context, name),
    choices,
  }))
  if (votes.length > 0) await context.tx.insert(pollVotes).values(votes)
}

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
        ...pollOf(word, at),
        ...(word.pinned && { pinnedAt: at, pinnedById: memberId(context, owner) }),
      })
      .returning({ id: roomMessages.id }),
  )
  await insertVotes(context, id, word)
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
  for (const [position, room] of given.entries()) {
    const words = context.seed.talk[room.slug] ?? []
    await insertRoom(context, { room: { communityId, position, ...room }, owner, members, words })
  }
}

interface RoomContent {
  room: typeof rooms.$inferInsert
  owner: string
  members: string[]
  words: SeedRoomWord[]
}

export async function insertRoom(context: DemoContext, { room, owner, members, words }: RoomContent): Promise<void> {
  const { tx, now } = context
  const { id: roomId } = only(await tx.insert(rooms).values(room).returning({ id: rooms.id }))
  const last = words.at(-1)
  if (last === undefined) return
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
