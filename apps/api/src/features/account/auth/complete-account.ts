import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

/** Idempotent. */
export async function completeAccount(tx: Tx, userId: number, brand: Brand): Promise<void> {
  await tx.insert(tables.userProfiles).values({ userId }).onConflictDoNothing()
  await tx.insert(tables.inboxes).values({ userId }).onConflictDoNothing()
  const [given] = await tx.select().from(tables.consents).where(eq(tables.consents.userId, userId)).limit(1)
  if (given) return
  await tx
    .insert(tables.consents)
    .values(Object.entries(brand.consents).map(([kind, consent]) => ({ userId, kind, version: consent.version })))
}
