import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'

/** Empty where the member is gone; nothing is delivered without the author's username. */
export async function usernameOf(tx: Tx, userId: number): Promise<string> {
  const [user] = await tx
    .select({ username: tables.users.username })
    .from(tables.users)
    .where(eq(tables.users.id, userId))
  return user?.username ?? ''
}
