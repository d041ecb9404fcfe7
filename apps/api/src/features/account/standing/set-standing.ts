import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isSuspended } from '../auth/public.ts'

const { users } = tables

export interface DecidedStanding {
  banned: boolean
  suspendedUntil: Date | null
  /** Shown on /account/suspended. */
  reason: string | null
}

/** `member.shut-out` ends sessions, disconnects open pages and forgets devices. */
export async function setStanding(tx: Tx, memberId: number, standing: DecidedStanding, now: Date): Promise<void> {
  await tx.update(users).set(standing).where(eq(users.id, memberId))
  tx.emit({ type: 'member.presence-changed', memberId })
  if (isSuspended({ ...standing, blocked: false }, now)) tx.emit({ type: 'member.shut-out', memberId })
}
