import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

/** After a year, as /l/confidentialite says. */
export async function deleteOldContactMessages(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.contactDays * 24 * 3_600_000)
  await tx.delete(tables.contactMessages).where(lt(tables.contactMessages.createdAt, before))
}
