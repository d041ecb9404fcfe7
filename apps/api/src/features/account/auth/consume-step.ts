import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { twoFactors } = tables

/** Uses up a time step and all earlier ones; false if already used. Of two concurrent calls one succeeds. */
export async function consumeStep(tx: Tx, factorId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.id, factorId), lt(twoFactors.lastStep, step)))
    .returning({ id: twoFactors.id })
  return taken.length > 0
}
