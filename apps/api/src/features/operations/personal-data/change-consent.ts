import type { Brand } from '@consoeurs/brand'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { updateAudiences } from '../../people/photos/public.ts'

const { consents, userProfiles } = tables

/** Profile data that requires the consent of GDPR art. 9. */
const nothingSensitive = { lookingFor: [], lookingForWhom: [], seeksAgeMin: null, seeksAgeMax: null, answers: {} }

const standing = (memberId: number) =>
  and(eq(consents.userId, memberId), eq(consents.kind, 'sensitive'), isNull(consents.withdrawnAt))

/** Hides the profile and erases what it says of orientation, health or beliefs. */
export async function withdrawSensitiveConsent(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const withdrawn = await tx.update(consents).set({ withdrawnAt: now }).where(standing(viewer.id)).returning()
  if (withdrawn.length === 0) return
  await tx
    .update(userProfiles)
    .set({ ...nothingSensitive, status: 'hidden' })
    .where(eq(userProfiles.userId, viewer.id))
  await updateAudiences(tx, viewer.id)
  tx.emit({ type: 'member.presence-changed', memberId: viewer.id })
}

/** To the current wording; the erased data stays erased. */
export async function grantSensitiveConsent(tx: Tx, viewer: Viewer, brand: Brand, now: Date): Promise<void> {
  if ((await tx.$count(consents, standing(viewer.id))) > 0) return
  const { version } = brand.consents.sensitive
  await tx.insert(consents).values({ userId: viewer.id, kind: 'sensitive', version, givenAt: now })
  await tx
    .update(userProfiles)
    .set({ status: 'complete' })
    .where(and(eq(userProfiles.userId, viewer.id), eq(userProfiles.status, 'hidden')))
  await updateAudiences(tx, viewer.id)
  tx.emit({ type: 'member.presence-changed', memberId: viewer.id })
}
