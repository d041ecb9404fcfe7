import { limits, type PlaceChoice } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findPlace } from '../../foundation/places/public.ts'
import { emitAddedTerms, termsOfMember } from './member-terms.ts'

const { users, userProfiles } = tables

/** Stores the commune and its centroid, nothing finer. */
export async function choosePlace(tx: Tx, viewer: Viewer, choice: PlaceChoice, today: string): Promise<void> {
  const place = await findPlace(tx, choice)
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.userId, viewer.id)).for('update')
  if (profile === undefined) throw new AppError('MEMBER_NOT_FOUND')
  const changesToday = profile.placeChangedOn === today ? profile.placeChanges : 0
  if (changesToday >= limits.placeChangesPerDay) throw new AppError('PLACE_CHANGED_TOO_OFTEN', { retryAfter: 3600 })
  await tx.update(users).set(place).where(eq(users.id, viewer.id))
  await tx
    .update(userProfiles)
    .set({ placeChanges: changesToday + 1, placeChangedOn: today })
    .where(eq(userProfiles.userId, viewer.id))
  // She is new to those who search near there.
  emitAddedTerms(tx, viewer.id, [], termsOfMember(profile))
  tx.emit({ type: 'profile.changed', memberId: viewer.id })
}
