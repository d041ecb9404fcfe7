import type { BlockView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { desc, eq } from 'drizzle-orm'

const { blocks, users } = tables

/** Whom she blocked, last first. The one list that names members hidden from her, so that she can end a block. */
export async function listBlocks(db: Queryable, viewerId: number): Promise<BlockView[]> {
  const rows = await db
    .select({ id: blocks.id, username: users.username, displayName: users.name, at: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, viewerId))
    .orderBy(desc(blocks.id))
  // A block closes the pictures too: the file of an avatar would answer 404.
  return rows.map(({ at, ...row }) => ({ ...row, avatar: null, at: at.toISOString() }))
}
