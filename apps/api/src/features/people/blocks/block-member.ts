import { usernameSlug } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import {
  type LoadedMember,
  loadMemberById,
  loadMemberByUsername,
  memberPolicy,
  usernameAtBlock,
} from '../members/public.ts'
import { hasBlock, lockPair } from './lock-pair.ts'

const { blocks, blockedNames, conversations, userProfiles, users } = tables

/** Username from before the first block between the two, the last that the viewer could see. */
async function formerUsername(tx: Tx, viewer: Viewer, { id }: LoadedMember): Promise<string> {
  const [row] = await tx
    .select({ username: usernameAtBlock(viewer.id) })
    .from(users)
    // Join a second table: with one table alone, Drizzle writes column names without the table name.
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, id))
  return row?.username ?? ''
}

/** The viewer reads the current name on the profile, or in their conversation, which outlasts a pause. */
async function isNameShown(tx: Tx, viewer: Viewer, member: LoadedMember): Promise<boolean> {
  if (can(memberPolicy, viewer, 'member.see', member)) return true
  if (member.blockedEitherWay) return false
  const [lowId, highId] = [Math.min(viewer.id, member.id), Math.max(viewer.id, member.id)]
  const ofTheTwo = and(eq(conversations.lowId, lowId), eq(conversations.highId, highId), isNull(conversations.held))
  return (await tx.$count(conversations, ofTheTwo)) > 0
}

const isSpelledAsUsername = (name: string) => usernameSlug(name) === name.toLowerCase()

/** @returns whether this block is the first between the two */
async function insertBlock(tx: Tx, viewer: Viewer, blockedId: number): Promise<boolean> {
  await lockPair(tx, viewer.id, blockedId)
  const made = await tx
    .insert(blocks)
    .values({ blockerId: viewer.id, blockedId })
    .onConflictDoNothing()
    .returning({ id: blocks.id })
  return made.length > 0 && !(await hasBlock(tx, blockedId, viewer.id))
}

/**
 * Hides the two members from each other, silently. Hidden profiles and unknown names can be blocked too, with the same
 * answer and events, so that a block reveals no account.
 * @throws AppError NOT_ON_YOURSELF, MEMBER_NOT_FOUND for an unknown id or a malformed name
 */
export async function blockMember(tx: Tx, viewer: Viewer, whom: { username: string } | { id: number }): Promise<void> {
  const member =
    'id' in whom ? await loadMemberById(tx, viewer, whom.id) : await loadMemberByUsername(tx, viewer, whom.username)
  if (member?.id === viewer.id) throw new AppError('NOT_ON_YOURSELF')
  if (member === null && ('id' in whom || !isSpelledAsUsername(whom.username))) throw new AppError('MEMBER_NOT_FOUND')
  const seen = member !== null && (await isNameShown(tx, viewer, member))
  const known = member !== null && (seen ? member.username : 'id' in whom && (await formerUsername(tx, viewer, member)))
  const username = (known || ('username' in whom ? whom.username : '')).toLowerCase()
  const [named] = await tx
    .insert(blockedNames)
    .values({
      blockerId: viewer.id,
      blockedId: member?.id ?? null,
      username,
      displayName: seen ? member.displayName : null,
    })
    .onConflictDoNothing()
    .returning({ id: blockedNames.id })
  const parts = member !== null && (await insertBlock(tx, viewer, member.id))
  if (parts) tx.emit({ type: 'member.blocked', blockerId: viewer.id, blockedId: member.id })
  else if (named !== undefined) tx.emit({ type: 'block-list.changed', memberId: viewer.id })
}
