import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { countOne, parisDay } from '../../../platform/data/daily-figures.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { users } = tables

/** Once a day per member. Stores a number per day and the member's last day. */
export async function countActive(tx: Tx, userId: number, at: Date): Promise<void> {
  const today = parisDay(at)
  const notYet = or(isNull(users.countedOn), lt(users.countedOn, today))
  const counted = await tx
    .update(users)
    .set({ countedOn: today })
    .where(and(eq(users.id, userId), notYet))
    .returning({ id: users.id })
  if (counted.length > 0) await countOne(tx, 'active', { at, by: userId })
}
