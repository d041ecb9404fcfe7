import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { lt, or } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { sessions, verifications } = tables

/** Sessions that ended a month ago, and links and challenges that nobody can use any more. */
export async function forgetSessions(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.session.idle)
  await tx.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.lastSeenAt, before)))
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
}
