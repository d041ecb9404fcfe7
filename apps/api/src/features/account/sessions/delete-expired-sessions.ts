import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { lt, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { apiTokens, sessions, verifications } = tables

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.session.idle)
  await tx.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.lastSeenAt, before)))
  await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, now))
  await tx.delete(verifications).where(lt(verifications.expiresAt, now))
}
