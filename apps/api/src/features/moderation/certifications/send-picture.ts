import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { CertificationRecord } from './close-request.ts'
import type { EncryptedPicture } from './encrypted-picture.ts'
import { lockOwnCertification } from './lock-own-certification.ts'
import { isFresh, type OwnState, readOwn } from './own-certification.queries.ts'

const { certifications, certificationPictures } = tables

function challengeOf({ open, triesLeft }: OwnState, now: Date): CertificationRecord {
  if (open?.state === 'waiting') throw new AppError('CERTIFICATION_WAITING')
  if (triesLeft === 0) throw new AppError('CERTIFICATION_TRIES')
  if (open === null || !isFresh(open, now)) throw new AppError('CHALLENGE_OVER')
  return open
}

/**
 * Checks before the upload is decoded, to refuse early.
 * @throws AppError like `keepPicture`
 */
export async function requireChallenge(db: Queryable, viewer: Viewer, now: Date): Promise<void> {
  challengeOf(await readOwn(db, viewer.id, now), now)
}

/**
 * @param now start of the upload, so that a slow network costs no validity
 * @throws AppError CERTIFICATION_WAITING, CERTIFICATION_TRIES, CHALLENGE_OVER
 */
export async function keepPicture(tx: Tx, viewer: Viewer, picture: EncryptedPicture, now: Date): Promise<void> {
  const { id } = challengeOf(await lockOwnCertification(tx, viewer, now), now)
  await tx.update(certifications).set({ state: 'waiting', sentAt: now }).where(eq(certifications.id, id))
  await tx.insert(certificationPictures).values({ certificationId: id, ...picture })
  tx.emit({ type: 'certification.asked', certificationId: id })
}
