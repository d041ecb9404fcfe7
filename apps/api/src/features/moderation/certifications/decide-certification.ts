import { certificationLimits, type DecideCertification, type RevokeCertification } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Moderator } from '../sanctions/public.ts'
import { requireCertification, subjectOf } from './admin-certifications.queries.ts'
import { certificationPolicy } from './certifications.policy.ts'
import { closeRequests } from './close-request.ts'
import { endCertification, endGranted } from './end-certification.ts'

const { certifications, userProfiles } = tables

const DAY = 24 * 3_600_000

/** Method in the certificate (specification §3: certificate). */
const METHOD = 'selfie'

interface CertificationGrant {
  id: number
  userId: number
}

/** Valid for a year from the decision; replaces an earlier certification. */
async function grant(tx: Tx, { id, userId }: CertificationGrant, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + certificationLimits.days * DAY)
  const certificate = { method: METHOD, decidedAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  await endGranted(tx, { userId, ended: 'renewed', now, except: id })
  await tx.update(certifications).set({ expiresAt }).where(eq(certifications.id, id))
  await tx.update(userProfiles).set({ certified: true, certificate }).where(eq(userProfiles.userId, userId))
  tx.emit({ type: 'profile.changed', memberId: userId })
}

/**
 * Deletes the picture, gesture and code.
 * @returns the request id
 * @throws AppError CERTIFICATION_NOT_FOUND, CERTIFICATION_DECIDED, CERTIFICATION_NOT_TAKEN
 */
export async function decideCertification(
  tx: Tx,
  { viewer, actor, now }: Moderator,
  { id, state, reason, note }: Omit<DecideCertification, 'clientId'> & { id: number },
): Promise<number> {
  const found = await requireCertification(tx, viewer, id)
  const { state: before, userId } = found.certification
  if (before !== 'waiting') throw new AppError('CERTIFICATION_DECIDED')
  if (!can(certificationPolicy, viewer, 'certification.judge', subjectOf(found))) {
    throw new AppError('CERTIFICATION_NOT_TAKEN')
  }
  const why = state === 'refused' ? { reason, note } : { reason: null, note: '' }
  const closing = { state, ...why, decidedAt: now, decidedById: viewer.id, assigneeId: null }
  const [closed] = await closeRequests(tx, eq(certifications.id, id), closing)
  if (closed === undefined) throw new AppError('CERTIFICATION_DECIDED')
  if (state === 'certified') await grant(tx, { id, userId }, now)
  tx.emit({ type: 'certification.told', what: state, memberId: userId, certificationId: id })
  await recordAudit(tx, actor, {
    action: 'certification.decide',
    target: 'certification',
    targetId: id,
    detail: { state, reason: why.reason },
  })
  return id
}

/**
 * @returns the request id
 * @throws AppError CERTIFICATION_NOT_FOUND, CERTIFICATION_OVER
 */
export async function revokeCertification(
  tx: Tx,
  { viewer, actor, now }: Moderator,
  { id, reason, note }: Omit<RevokeCertification, 'clientId'> & { id: number },
): Promise<number> {
  const found = await requireCertification(tx, viewer, id)
  const { userId } = found.certification
  if (!can(certificationPolicy, viewer, 'certification.revoke', subjectOf(found))) {
    throw new AppError('CERTIFICATION_OVER')
  }
  const ended = await endCertification(tx, { userId, ended: 'revoked', now, reason, note })
  if (ended === null) throw new AppError('CERTIFICATION_OVER')
  tx.emit({ type: 'certification.told', what: 'revoked', memberId: userId, certificationId: id })
  await recordAudit(tx, actor, {
    action: 'certification.revoke',
    target: 'certification',
    targetId: id,
    detail: { reason },
  })
  return id
}
