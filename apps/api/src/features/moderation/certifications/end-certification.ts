import type { CertificationEnd } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { CertificationRecord } from './close-request.ts'

const { certifications, userProfiles } = tables

interface CertificationEnding {
  userId: number
  ended: CertificationEnd
  now: Date
  reason?: string
  note?: string
  /** The row that replaces it. */
  except?: number
}

/** @returns the row, or null if none was valid */
export async function endGranted(
  tx: Tx,
  { userId, ended, now, except, ...words }: CertificationEnding,
): Promise<CertificationRecord | null> {
  const [row] = await tx
    .update(certifications)
    .set({ endedAt: now, ended, ...words })
    .where(
      and(
        eq(certifications.userId, userId),
        eq(certifications.state, 'certified'),
        isNull(certifications.endedAt),
        except === undefined ? undefined : ne(certifications.id, except),
      ),
    )
    .returning()
  return row ?? null
}

/** Also removes « certifiée » from the profile. */
export async function endCertification(tx: Tx, ending: CertificationEnding): Promise<CertificationRecord | null> {
  const row = await endGranted(tx, ending)
  await tx
    .update(userProfiles)
    .set({ certified: false, certificate: null })
    .where(eq(userProfiles.userId, ending.userId))
  tx.emit({ type: 'profile.changed', memberId: ending.userId })
  return row
}
