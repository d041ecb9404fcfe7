import type { CertificationState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'

const { certifications, certificationPictures } = tables

export type CertificationRecord = typeof certifications.$inferSelect

type Closing = Partial<Omit<CertificationRecord, 'id' | 'userId'>> & {
  state: Exclude<CertificationState, 'shown' | 'waiting'>
  decidedAt: Date
}

/**
 * The one way out of `shown` and `waiting`: the pictures, the gestures and the codes go with the state, in this
 * transaction. Answers what was closed; what somebody else closed before is not in it.
 */
export async function closeRequests(tx: Tx, which: SQL | undefined, closing: Closing): Promise<CertificationRecord[]> {
  const closed = await tx
    .update(certifications)
    .set({ ...closing, gesture: '', code: '' })
    .where(and(inArray(certifications.state, ['shown', 'waiting']), which))
    .returning()
  const ids = closed.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.delete(certificationPictures).where(inArray(certificationPictures.certificationId, ids))
  }
  return closed
}

/** Of hers. */
export const ofMember = (userId: number): SQL => eq(certifications.userId, userId)
