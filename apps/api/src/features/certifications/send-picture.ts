import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { CertificationRecord } from './close-request.ts'
import { holdOwn } from './hold-own.ts'
import { isFresh, type OwnState, readOwn } from './own-certification.queries.ts'
import type { SealedPicture } from './sealed-picture.ts'

const { certifications, certificationPictures } = tables

function challengeOf({ open, triesLeft }: OwnState, now: Date): CertificationRecord {
  if (open?.state === 'waiting') throw new AppError('CERTIFICATION_WAITING')
  if (triesLeft === 0) throw new AppError('CERTIFICATION_TRIES')
  if (open === null || !isFresh(open, now)) throw new AppError('CHALLENGE_OVER')
  return open
}

/** Looked at before her photo is read: what will be refused is not opened. @throws AppError as `keepPicture` */
export async function requireChallenge(db: Queryable, viewer: Viewer, now: Date): Promise<void> {
  challengeOf(await readOwn(db, viewer.id, now), now)
}

/**
 * Her picture waits for a person, under the gesture and the code that she was shown.
 * @param now when it began to arrive: a slow network costs her nothing
 * @throws AppError CERTIFICATION_WAITING, CERTIFICATION_TRIES, CHALLENGE_OVER
 */
export async function keepPicture(tx: Tx, viewer: Viewer, picture: SealedPicture, now: Date): Promise<void> {
  const { id } = challengeOf(await holdOwn(tx, viewer, now), now)
  await tx.update(certifications).set({ state: 'waiting', sentAt: now }).where(eq(certifications.id, id))
  await tx.insert(certificationPictures).values({ certificationId: id, ...picture })
  tx.emit({ type: 'certification.asked', certificationId: id })
}
