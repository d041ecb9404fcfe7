import type { BlockView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type BlockedName, listBlockedNames, usernameAtBlock } from '../members/public.ts'

const { blockedNames, users } = tables

// No avatar: a block closes the file too, it would answer 404.
const blockView = ({ id, username, displayName, at }: BlockedName): BlockView => ({
  id,
  username,
  displayName,
  avatar: null,
  at: at.toISOString(),
})

export const listBlocks = async (db: Queryable, viewerId: number): Promise<BlockView[]> =>
  (await listBlockedNames(db, viewerId)).map(blockView)

/** Finds the member who had this username when the first block of the pair was made. */
async function findMemberAtBlock(db: Queryable, viewerId: number, username: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(blockedNames)
    .innerJoin(users, eq(users.id, blockedNames.blockedId))
    .where(
      and(
        eq(blockedNames.blockerId, viewerId),
        eq(blockedNames.username, username),
        sql`lower(${usernameAtBlock(viewerId)}) = ${username}`,
      ),
    )
    .orderBy(asc(blockedNames.id))
    .limit(1)
  return row?.id ?? null
}

/**
 * `memberId` is null where the viewer did not know the member by that name: a name taken since must not lead to an
 * older conversation.
 * @returns undefined where the name is not on the list
 */
export async function findBlockedName(db: Queryable, viewerId: number, asked: string) {
  const username = asked.toLowerCase()
  const line = (await listBlockedNames(db, viewerId)).find((one) => one.username === username)
  if (line === undefined) return undefined
  return { block: blockView(line), memberId: line.memberId ?? (await findMemberAtBlock(db, viewerId, username)) }
}
