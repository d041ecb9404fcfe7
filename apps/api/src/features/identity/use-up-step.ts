import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { twoFactors } = tables

/** Takes a time step and every one before it out of use; false where it was used already. Of two at once, one gets it. */
export async function useUpStep(tx: Tx, factorId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.id, factorId), lt(twoFactors.lastStep, step)))
    .returning({ id: twoFactors.id })
  return taken.length > 0
}
