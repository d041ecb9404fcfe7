import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadMemberByUsername } from '../members/public.ts'
import { hasBlock, lockPair } from './lock-pair.ts'

const { blocks, blockedNames } = tables

const isUnnamed = sql`not exists (select 1 from ${blockedNames} where ${blockedNames.blockerId} = ${blocks.blockerId} and ${blockedNames.blockedId} = ${blocks.blockedId})`

/** Idempotent: an unknown name gets the same answer. The other's block stays. */
export async function unblockMember(tx: Tx, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  const named = await tx
    .delete(blockedNames)
    .where(and(eq(blockedNames.blockerId, viewer.id), eq(blockedNames.username, username.toLowerCase())))
    .returning({ blockedId: blockedNames.blockedId })
  const ids = [...named.map(({ blockedId }) => blockedId), member?.id ?? null].filter((id) => id !== null)
  const shown: number[] = []
  for (const blockedId of [...new Set(ids)].sort((one, other) => one - other)) {
    await lockPair(tx, viewer.id, blockedId)
    const ended = await tx
      .delete(blocks)
      .where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, blockedId), isUnnamed))
      .returning({ id: blocks.id })
    if (ended.length > 0 && !(await hasBlock(tx, blockedId, viewer.id))) shown.push(blockedId)
  }
  for (const blockedId of shown) tx.emit({ type: 'member.unblocked', blockerId: viewer.id, blockedId })
  if (named.length > 0 && shown.length === 0) tx.emit({ type: 'block-list.changed', memberId: viewer.id })
}
