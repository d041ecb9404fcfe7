import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { withdrawConsent } from './ask-challenge.ts'
import { closeRequests, isRequestOf } from './close-request.ts'
import { endCertification } from './end-certification.ts'
import { lockOwnCertification } from './lock-own-certification.ts'

const { certifications } = tables

/** Deletes the open request and its picture; idempotent. */
export async function deleteRequest(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.delete(certifications).where(and(eq(certifications.userId, userId), eq(certifications.state, 'shown')))
  await closeRequests(tx, isRequestOf(userId), { state: 'cancelled', decidedAt: now })
}

/** A valid certification stays. */
export async function cancelRequest(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  await lockOwnCertification(tx, viewer, now)
  await deleteRequest(tx, viewer.id, now)
  await withdrawConsent(tx, viewer.id, now)
}

/** Also cancels an open request. */
export async function withdrawCertification(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const own = await lockOwnCertification(tx, viewer, now)
  await deleteRequest(tx, viewer.id, now)
  await withdrawConsent(tx, viewer.id, now)
  if (own.certificate !== null) await endCertification(tx, { userId: viewer.id, ended: 'withdrawn', now })
}
