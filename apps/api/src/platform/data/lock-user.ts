import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from './unit-of-work.ts'

const { users } = tables

/**
 * The user's other transactions that call this wait until this one ends, so that a limit counts them all and a duplicate
 * request finds the first. Rows that refer to the user can still be written (NO KEY UPDATE).
 */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
