import { limits, type PlaceChoice } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findPlace } from '../../foundation/places/public.ts'

const { users, userProfiles } = tables

/** Stores the commune and its centroid, nothing finer. */
export async function choosePlace(tx: Tx, viewer: Viewer, choice: PlaceChoice, today: string): Promise<void> {
  const place = await findPlace(tx, choice)
  const [profile] = await tx
    .select({ changes: userProfiles.placeChanges, on: userProfiles.placeChangedOn })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewer.id))
    .for('update')
  const changesToday = profile?.on === today ? profile.changes : 0
  if (changesToday >= limits.placeChangesPerDay) throw new AppError('PLACE_CHANGED_TOO_OFTEN', { retryAfter: 3600 })
  await tx.update(users).set(place).where(eq(users.id, viewer.id))
  await tx
    .update(userProfiles)
    .set({ placeChanges: changesToday + 1, placeChangedOn: today })
    .where(eq(userProfiles.userId, viewer.id))
  tx.emit({ type: 'profile.changed', memberId: viewer.id })
}
