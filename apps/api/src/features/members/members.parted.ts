import { type Queryable, tables } from '@consoeurs/database'
import { inArray, or } from 'drizzle-orm'

const { blocks } = tables

/** Someone whom a block, either way, separates from one of those who were asked about. */
interface Parted {
  memberId: number
  fromId: number
}

/** Everyone who blocked one of those members or was blocked by one of them. */
export async function findParted(db: Queryable, memberIds: number[]): Promise<Parted[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.blockerId, memberIds), inArray(blocks.blockedId, memberIds)))
  return rows.flatMap(({ blockerId, blockedId }) => [
    ...(memberIds.includes(blockerId) ? [{ memberId: blockedId, fromId: blockerId }] : []),
    ...(memberIds.includes(blockedId) ? [{ memberId: blockerId, fromId: blockedId }] : []),
  ])
}
