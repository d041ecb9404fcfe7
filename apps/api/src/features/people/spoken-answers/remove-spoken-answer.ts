import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { updateAudiences } from '../photos/public.ts'

const { spokenAnswers, userProfiles } = tables

/** Locks the profile, so that two tabs give no second one. */
export async function lockSpokenAnswer(tx: Tx, viewer: Viewer) {
  await tx
    .select({ id: userProfiles.userId })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('update')
  const [current] = await tx
    .select({ id: spokenAnswers.id, fileId: spokenAnswers.fileId, question: spokenAnswers.question })
    .from(spokenAnswers)
    .where(and(eq(spokenAnswers.userId, viewer.id), isNull(spokenAnswers.removedAt)))
  return current
}

export const markRemoved = (tx: Tx, id: number, now: Date) =>
  tx.update(spokenAnswers).set({ removedAt: now }).where(eq(spokenAnswers.id, id))

/** Nobody hears it any more; its file stays as evidence for a while, as that of a deleted message. Idempotent. */
export async function removeSpokenAnswer(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const current = await lockSpokenAnswer(tx, viewer)
  if (current === undefined) return
  await markRemoved(tx, current.id, now)
  await updateAudiences(tx, viewer.id)
}
