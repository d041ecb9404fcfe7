import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { sessions, verifications } = tables

const tellEnded = (tx: Tx, memberId: number) => tx.emit({ type: 'account.changed', memberId, what: 'sessions-ended' })

/**
 * What waits to become a session, or would make one easier, goes with them: a first step that awaits its second factor,
 * browsers that she trusted, links for a new password.
 */
export const endPending = (tx: Tx, userId: number) =>
  tx.delete(verifications).where(eq(verifications.value, String(userId)))

interface WhichSessions {
  userId: number
  /** The one she is using, where it goes on. */
  exceptId?: number
}

/**
 * Signs her out everywhere (but here): the tokens are dead with the commit, then her open pages are told and their
 * sockets closed. For « sign out the others », a new password, a pause, the deletion of an account.
 */
export async function endSessions(tx: Tx, realtime: Realtime, { userId, exceptId }: WhichSessions): Promise<number> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id })
  await endPending(tx, userId)
  tx.afterCommit(() => {
    for (const { id } of ended) realtime.disconnect(userId, id)
  })
  // Where she stays signed in, she did it to the others.
  if (exceptId !== undefined && ended.length > 0) tellEnded(tx, userId)
  return ended.length
}

/** Signs out one of her devices. False where it is not hers, or signed out already. */
export async function endSession(tx: Tx, realtime: Realtime, which: { userId: number; id: number }): Promise<boolean> {
  const { userId, id } = which
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) return false
  tellEnded(tx, userId)
  tx.afterCommit(() => realtime.disconnect(userId, id))
  return true
}
