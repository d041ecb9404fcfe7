import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const DAY = 24 * 3_600_000

/** The last attempt of any of them was weeks ago. */
export async function deleteOldDeliveries(tx: Tx, now: Date): Promise<void> {
  const { webhookDeliveries } = tables
  const before = new Date(now.getTime() - limits.webhooks.keptDays * DAY)
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
