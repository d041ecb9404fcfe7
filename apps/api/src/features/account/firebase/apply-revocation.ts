import { tables } from '@consoeurs/database'
import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { endPending } from '../sessions/public.ts'
import { recordTokensValidFrom } from './firebase-links.ts'

const { firebaseAccounts, sessions } = tables

interface FirebaseRevocation {
  uid: string
  userId: number
  /** Tokens issued earlier are revoked. */
  from: Date | null
  /** Keep the current session; the caller rotates its token. */
  exceptId?: number | undefined
}

/**
 * Ends sessions older than a revocation at Firebase, once. Every caller that learns of one must call this, because it
 * is then recorded as known.
 */
export async function applyFirebaseRevocation(
  tx: Tx,
  realtime: Realtime,
  { uid, userId, from, exceptId }: FirebaseRevocation,
) {
  const [row] = await tx
    .select({ known: firebaseAccounts.tokensValidFrom })
    .from(firebaseAccounts)
    .where(eq(firebaseAccounts.uid, uid))
    .for('update')
  if (row === undefined || from === null || (row.known !== null && from <= row.known)) return
  await recordTokensValidFrom(tx, uid, from)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lt(sessions.createdAt, from)))
    .returning({ id: sessions.id })
  await endPending(tx, userId)
  tx.afterCommit(() => {
    for (const { id } of ended) if (id !== exceptId) realtime.disconnect(userId, id)
  })
}
