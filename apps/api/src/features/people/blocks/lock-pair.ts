import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { blocks } = tables

/** Serialises block changes of a pair, in either direction. */
export async function lockPair(tx: Tx, one: number, other: number): Promise<void> {
  const key = `blocks:${Math.min(one, other)}:${Math.max(one, other)}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

export const hasBlock = async (tx: Tx, blockerId: number, blockedId: number): Promise<boolean> =>
  (await tx.$count(blocks, and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))) > 0
