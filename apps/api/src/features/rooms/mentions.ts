import { limits, roomLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { memberVisibleTo } from '../members/public.ts'

const { communityMembers, roomMentions, users, userProfiles } = tables

/** « @ines » where a word may begin: not in an address, not in a path. */
const NAMED = /(?<![\p{L}\p{N}_@./-])@([a-z0-9_][a-z0-9_-]*)/giu

/** The usernames that a text names, each once, in their order; a hyphen at the end may be the sentence's. */
export function namedIn(text: string): string[] {
  const found = [...text.matchAll(NAMED)].flatMap(([, name = '']) => {
    const whole = name.toLowerCase()
    const bare = whole.replace(/-+$/, '')
    return whole === bare ? [whole] : [whole, bare]
  })
  return [...new Set(found)].filter(({ length }) => length >= limits.username.min && length <= limits.username.max)
}

/** Those named who are in the community and whom the author may see; never herself. */
async function findNamed(db: Queryable, author: Viewer, communityId: number, text: string): Promise<number[]> {
  const names = namedIn(text).slice(0, 2 * roomLimits.mentions)
  if (names.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.userId, users.id), eq(communityMembers.communityId, communityId)),
    )
    .where(and(inArray(users.username, names), ne(users.id, author.id), memberVisibleTo(author)))
    .orderBy(users.id)
    .limit(roomLimits.mentions)
  return rows.map(({ id }) => id)
}

interface NamingMessage {
  id: number
  roomId: number
  seq: number
  text: string
}

/** Keeps whom the message names now. Answers those whom it did not name before. */
export async function keepMentions(
  tx: Tx,
  author: Viewer,
  communityId: number,
  { id: messageId, roomId, seq, text }: NamingMessage,
): Promise<number[]> {
  const named = await findNamed(tx, author, communityId, text)
  const ofMessage = eq(roomMentions.messageId, messageId)
  await tx
    .delete(roomMentions)
    .where(named.length === 0 ? ofMessage : and(ofMessage, notInArray(roomMentions.userId, named)))
  if (named.length === 0) return []
  const added = await tx
    .insert(roomMentions)
    .values(named.map((userId) => ({ messageId, userId, roomId, seq })))
    .onConflictDoNothing()
    .returning({ userId: roomMentions.userId })
  return added.map(({ userId }) => userId)
}
