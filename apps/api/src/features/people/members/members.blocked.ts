import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'

const { blocks, blockedNames, users } = tables

export interface BlockedName {
  id: number
  username: string
  displayName: string
  /** Null where the blocker could not see the profile, or no member had the name. */
  memberId: number | null
  at: Date
}

/** Blocks by the previous release during a deployment, without `blocked_names`: only current names are known. */
const unnamed = (db: Queryable, blockerId: number) =>
  db
    .select({
      id: blocks.id,
      username: sql<string>`lower(${users.username})`,
      displayName: sql<string | null>`${users.name}`,
      blockedId: sql<number | null>`${blocks.blockedId}`.mapWith(Number),
      at: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(
      and(
        eq(blocks.blockerId, blockerId),
        sql`not exists (select 1 from ${blockedNames} where ${blockedNames.blockerId} = ${blocks.blockerId} and ${blockedNames.blockedId} = ${blocks.blockedId})`,
      ),
    )

/**
 * Newest first, under the names that the blocker knew, which hides renames and pauses. The first entry of a username
 * wins, so that blocking it again does not reveal its owner.
 */
export async function listBlockedNames(db: Queryable, blockerId: number): Promise<BlockedName[]> {
  const { id, username, displayName, blockedId, createdAt: at } = blockedNames
  const rows = await db
    .select({ id, username, displayName, blockedId, at })
    .from(blockedNames)
    .where(eq(blockedNames.blockerId, blockerId))
    .unionAll(unnamed(db, blockerId))
    .orderBy(asc(sql`created_at`), asc(sql`id`))
  const lines = new Map<string, BlockedName>()
  for (const { blockedId: memberId, ...row } of rows) {
    if (lines.has(row.username)) continue
    const known = row.displayName !== null
    lines.set(row.username, { ...row, displayName: row.displayName ?? row.username, memberId: known ? memberId : null })
  }
  return [...lines.values()].reverse()
}
