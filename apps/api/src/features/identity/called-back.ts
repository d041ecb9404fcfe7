import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { endPending } from './end-sessions.ts'
import { noteTokensValidFrom } from './firebase-links.ts'

const { firebaseAccounts, sessions } = tables

interface CalledBack {
  uid: string
  userId: number
  /** What was handed out there before this instant counts no more. */
  from: Date | null
  /** The one she comes with, which whoever asks replaces: its page goes on. */
  exceptId?: number | undefined
}

/**
 * What was called back at Firebase ends here too: her sessions that are older, once for each calling back. Whoever comes to
 * know of one must do this, or nobody would: it is noted as known.
 */
export async function heedCalledBack(tx: Tx, realtime: Realtime, { uid, userId, from, exceptId }: CalledBack) {
  const [row] = await tx
    .select({ known: firebaseAccounts.tokensValidFrom })
    .from(firebaseAccounts)
    .where(eq(firebaseAccounts.uid, uid))
    .for('update')
  if (row === undefined || from === null || (row.known !== null && from <= row.known)) return
  await noteTokensValidFrom(tx, uid, from)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.createdAt, from)))
    .returning({ id: sessions.id })
  await endPending(tx, userId)
  tx.afterCommit(() => {
    for (const { id } of ended) if (id !== exceptId) realtime.disconnect(userId, id)
  })
}
