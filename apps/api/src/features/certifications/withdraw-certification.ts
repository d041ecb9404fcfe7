import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { withdrawConsent } from './ask-challenge.ts'
import { closeRequests, ofMember } from './close-request.ts'
import { endCertification } from './end-certification.ts'
import { holdOwn } from './hold-own.ts'

const { certifications } = tables

/** Nothing of hers waits any more, her picture is gone. Safe to repeat. */
export async function dropRequest(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.delete(certifications).where(and(eq(certifications.userId, userId), eq(certifications.state, 'shown')))
  await closeRequests(tx, ofMember(userId), { state: 'cancelled', decidedAt: now })
}

/** She thinks better of it before anybody looked: her picture is erased at once. What stands goes on standing. */
export async function cancelRequest(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  await holdOwn(tx, viewer, now)
  await dropRequest(tx, viewer.id, now)
  await withdrawConsent(tx, viewer.id, now)
}

/** She is certified no more, because she wants it so; what waits goes with it. */
export async function withdrawCertification(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const own = await holdOwn(tx, viewer, now)
  await dropRequest(tx, viewer.id, now)
  await withdrawConsent(tx, viewer.id, now)
  if (own.certificate !== null) await endCertification(tx, { userId: viewer.id, ended: 'withdrawn', now })
}
