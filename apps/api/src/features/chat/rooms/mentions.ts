import { bareMention, limits, mentionSource, roomLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { communityMembers, roomMentions, users, userProfiles } = tables

const mention = new RegExp(mentionSource, 'gu')

/** A final hyphen may be punctuation, so both forms are tried. */
export function parseMentions(text: string): string[] {
  const found = [...text.matchAll(mention)].flatMap(([, name = '']) => [name.toLowerCase(), bareMention(name)])
  return [...new Set(found)].filter(({ length }) => length >= limits.username.min && length <= limits.username.max)
}

async function findMentioned(db: Queryable, author: Viewer, communityId: number, text: string): Promise<number[]> {
  const names = parseMentions(text).slice(0, 2 * roomLimits.mentions)
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

/**
 * Stores the mentions of the current text.
 * @returns members who were not mentioned before
 */
export async function storeMentions(
  tx: Tx,
  author: Viewer,
  communityId: number,
  { id: messageId, roomId, seq, text }: NamingMessage,
): Promise<number[]> {
  const named = await findMentioned(tx, author, communityId, text)
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
