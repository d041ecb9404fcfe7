import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { isShutOut } from './shut-out.ts'

const { users } = tables

/** What the moderation decided to stand between her and the house. */
export interface DecidedStanding {
  banned: boolean
  suspendedUntil: Date | null
  /** What she reads on /account/suspended. */
  reason: string | null
}

/**
 * Lets her in or keeps her out, as the moderation has it. Who is kept out is signed out everywhere, her open pages told
 * and her devices forgotten (`member.shut-out`).
 */
export async function setStanding(tx: Tx, memberId: number, standing: DecidedStanding, now: Date): Promise<void> {
  await tx.update(users).set(standing).where(eq(users.id, memberId))
  if (isShutOut({ ...standing, blocked: false }, now)) tx.emit({ type: 'member.shut-out', memberId })
}
