import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { profileShownChanged } from '../photos/public.ts'

const { consents, userProfiles } = tables

/** What only the consent of art. 9 lets the house keep of a profile. */
const nothingSensitive = { lookingFor: [], lookingForWhom: [], seeksAgeMin: null, seeksAgeMax: null, answers: {} }

const standing = (memberId: number) =>
  and(eq(consents.userId, memberId), eq(consents.kind, 'sensitive'), isNull(consents.withdrawnAt))

/** At once: her profile is shown to nobody any more, and what it said of her orientation, health or beliefs is erased. */
export async function withdrawSensitive(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const withdrawn = await tx.update(consents).set({ withdrawnAt: now }).where(standing(viewer.id)).returning()
  if (withdrawn.length === 0) return
  await tx
    .update(userProfiles)
    .set({ ...nothingSensitive, status: 'hidden' })
    .where(eq(userProfiles.userId, viewer.id))
  await profileShownChanged(tx, viewer.id)
}

/** She agrees again, to today’s wording: her profile shows again, without what was erased. */
export async function giveSensitive(tx: Tx, viewer: Viewer, brand: Brand, now: Date): Promise<void> {
  if ((await tx.$count(consents, standing(viewer.id))) > 0) return
  const { version } = brand.consents.sensitive
  await tx.insert(consents).values({ userId: viewer.id, kind: 'sensitive', version, givenAt: now })
  await tx
    .update(userProfiles)
    .set({ status: 'complete' })
    .where(and(eq(userProfiles.userId, viewer.id), eq(userProfiles.status, 'hidden')))
  await profileShownChanged(tx, viewer.id)
}
