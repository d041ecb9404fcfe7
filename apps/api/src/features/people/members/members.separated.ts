import { type Queryable, tables } from '@consoeurs/database'
import { inArray, or } from 'drizzle-orm'

const { blocks } = tables

export interface SeparatedMember {
  memberId: number
  fromId: number
}

export async function findSeparated(db: Queryable, memberIds: number[]): Promise<SeparatedMember[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(inArray(blocks.blockerId, memberIds), inArray(blocks.blockedId, memberIds)))
  return rows.flatMap(({ blockerId, blockedId }) => [
    ...(memberIds.includes(blockerId) ? [{ memberId: blockedId, fromId: blockerId }] : []),
    ...(memberIds.includes(blockedId) ? [{ memberId: blockerId, fromId: blockedId }] : []),
  ])
}
