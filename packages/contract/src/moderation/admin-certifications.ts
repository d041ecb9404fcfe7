import { z } from 'zod'
import { ClientId, Id, Instant, personText } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'
import { certificationLimits } from './certification-limits.ts'
import { type RefusalReason, type RevocationReason, refusalReasons, revocationReasons } from './certification-words.ts'
import { CertificationEnd, CertificationState, GestureName } from './certifications.ts'

export const RefusalReasonName = z.enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])
export const RevocationReasonName = z.enum(Object.keys(revocationReasons) as [RevocationReason, ...RevocationReason[]])

const CertificationDecision = z.object({ id: Id, username: z.string(), displayName: z.string() })

/** `changed`: certified members whose main photo is newer than the certification. */
export const DeskCertificationsQuery = deskQuery(['sentAt', 'decidedAt'], {
  state: z.enum(['waiting', 'certified', 'refused', 'unjudged', 'changed', 'any']).default('waiting'),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskCertificationsQuery = z.output<typeof DeskCertificationsQuery>

export const DeskCertificationRow = z.object({
  id: Id,
  state: CertificationState,
  member: CertificationDecision,
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  sentAt: Instant,
  decidedAt: Instant.nullable(),
  /** Null while valid. */
  end: CertificationEnd.nullable(),
  /** Newer than the decision. */
  photoChanged: z.boolean(),
})
export type DeskCertificationRow = z.infer<typeof DeskCertificationRow>

/** Photos are visible only to the assigned moderator. */
export const DeskCertification = DeskCertificationRow.extend({
  /** Null after the decision: deleted with the photo. */
  gesture: GestureName.nullable(),
  code: z.string(),
  /** When the photo is deleted; null once it is. */
  until: Instant.nullable(),
  /** Null if deleted, unreadable, or not visible to the viewer. */
  picture: z.string().nullable(),
  /** Only those that every member sees, or will once they are approved. */
  photos: z.array(z.object({ url: z.string(), alt: z.string() })),
  age: z.number().int(),
  memberSince: Instant,
  expiresAt: Instant.nullable(),
  earlier: z.array(z.object({ id: Id, state: CertificationState, at: Instant, reason: z.string() })),
  decision: z.object({ reason: z.string(), note: z.string(), by: z.string().nullable(), at: Instant }).nullable(),
  can: z.object({ take: z.boolean(), decide: z.boolean(), revoke: z.boolean() }),
})
export type DeskCertification = z.infer<typeof DeskCertification>

const Note = personText(certificationLimits.note, `Ce mot dépasse ${certificationLimits.note} caractères.`).default('')

export const DecideCertification = z
  .strictObject({
    clientId: ClientId,
    state: z.enum(['certified', 'refused'], { error: 'Choisis : certifiée ou refusée.' }),
    reason: RefusalReasonName.nullable().default(null),
    note: Note,
  })
  .refine(({ state, reason }) => state === 'certified' || reason !== null, {
    path: ['reason'],
    error: 'Choisis une raison : elle la lira.',
  })
export type DecideCertification = z.output<typeof DecideCertification>

export const RevokeCertification = z.strictObject({
  clientId: ClientId,
  reason: RevocationReasonName,
  note: Note,
})
export type RevokeCertification = z.output<typeof RevokeCertification>
