import type { CertificationState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { certifications, certificationPictures } = tables

export type CertificationRecord = typeof certifications.$inferSelect

type RequestOutcome = Partial<Omit<CertificationRecord, 'id' | 'userId'>> & {
  state: Exclude<CertificationState, 'shown' | 'waiting'>
  decidedAt: Date
}

/**
 * The only way to leave `shown` and `waiting`: deletes pictures, gestures and codes too.
 * @returns the closed rows, without those already closed
 */
export async function closeRequests(
  tx: Tx,
  which: SQL | undefined,
  closing: RequestOutcome,
): Promise<CertificationRecord[]> {
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

export const isRequestOf = (userId: number): SQL => eq(certifications.userId, userId)
