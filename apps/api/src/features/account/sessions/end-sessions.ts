import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { revokeBrowsers } from '../auth/public.ts'

const { apiTokens, sessions, verifications } = tables

const publishSessionsEnded = (tx: Tx, memberId: number) =>
  tx.emit({ type: 'account.changed', memberId, what: 'sessions-ended' })

/** Also API tokens, a pending first step, trusted browsers, password links and known browsers. */
export async function endPending(tx: Tx, userId: number): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, String(userId)))
  await tx.delete(apiTokens).where(eq(apiTokens.userId, userId))
  await revokeBrowsers(tx, userId)
}

interface SessionSelection {
  userId: number
  exceptId?: number
}

/** Closes the sockets after the commit. */
export async function endSessions(tx: Tx, realtime: Realtime, { userId, exceptId }: SessionSelection): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  await endPending(tx, userId)
  tx.afterCommit(() => {
    for (const { id } of ended) realtime.disconnect(userId, id)
  })
  // The member ended the others herself.
  if (exceptId !== undefined && ended.length > 0) publishSessionsEnded(tx, userId)
  return ended.length
}

/** False if it is not the member's or has ended. */
export async function endSession(tx: Tx, realtime: Realtime, which: { userId: number; id: number }): Promise<boolean> {
  const { userId, id } = which
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return false
  // The session does not say which browser it was, so all must sign in again.
  await revokeBrowsers(tx, userId)
  publishSessionsEnded(tx, userId)
  tx.afterCommit(() => realtime.disconnect(userId, id))
  return true
}
