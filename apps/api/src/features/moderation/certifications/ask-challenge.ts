import { randomInt } from 'node:crypto'
import {
  type AskChallenge,
  certificationConsent,
  certificationLimits,
  type Gesture,
  gestures,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockOwnCertification } from './lock-own-certification.ts'
import { isFresh } from './own-certification.queries.ts'

const { certifications, consents } = tables

/** No characters that are easily confused in handwriting. */
const LETTERS = 'ACDEFHJKLMNPRTUVWXY34679'

const newCode = () =>
  Array.from({ length: certificationLimits.code }, () => LETTERS[randomInt(LETTERS.length)]).join('')

function newGesture(except: string | undefined): Gesture {
  const all = Object.keys(gestures) as Gesture[]
  const free = all.filter((gesture) => gesture !== except)
  return free[randomInt(free.length)] ?? 'cheek'
}

const standing = (userId: number) =>
  and(eq(consents.userId, userId), eq(consents.kind, 'certification'), isNull(consents.withdrawnAt))

/** Records consent to the current wording; replaces an earlier one. */
async function keepConsent(tx: Tx, userId: number, now: Date): Promise<void> {
  const [given] = await tx.select().from(consents).where(standing(userId))
  if (given?.version === certificationConsent) return
  await tx.update(consents).set({ withdrawnAt: now }).where(standing(userId))
  await tx.insert(consents).values({ userId, kind: 'certification', version: certificationConsent, givenAt: now })
}

export async function withdrawConsent(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: now }).where(standing(userId))
}

/**
 * Repeating returns the same gesture and code while valid, so that nobody can wait for one that fits an old picture;
 * `another` draws new ones.
 * @throws AppError CERTIFICATION_WAITING, CERTIFICATION_STANDS, CERTIFICATION_TRIES
 */
export async function askChallenge(tx: Tx, viewer: Viewer, { another }: AskChallenge, now: Date): Promise<void> {
  const own = await lockOwnCertification(tx, viewer, now)
  if (own.open?.state === 'waiting') throw new AppError('CERTIFICATION_WAITING')
  if (own.stands) throw new AppError('CERTIFICATION_STANDS')
  if (own.triesLeft === 0) throw new AppError('CERTIFICATION_TRIES')
  await keepConsent(tx, viewer.id, now)
  const shown = own.open
  if (shown !== null && isFresh(shown, now) && !another) return
  if (shown !== null) await tx.delete(certifications).where(eq(certifications.id, shown.id))
  await tx
    .insert(certifications)
    .values({ userId: viewer.id, gesture: newGesture(shown?.gesture), code: newCode(), shownAt: now })
}
