import { z } from 'zod'
import { certificationLimits } from './certification-limits.ts'
import { type RefusalReason, type RevocationReason, refusalReasons, revocationReasons } from './certification-words.ts'
import { CertificationEnd, CertificationState, GestureName } from './certifications.ts'
import { deskQuery } from './desk.ts'
import { ClientId, Id, Instant, personText } from './primitives.ts'

export const RefusalReasonName = z.enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])
export const RevocationReasonName = z.enum(Object.keys(revocationReasons) as [RevocationReason, ...RevocationReason[]])

const Judged = z.object({ id: Id, username: z.string(), displayName: z.string() })

/** The desk's queue: what waits, the oldest first. `changed`: certified, and her main photo is newer than that. */
export const DeskCertificationsQuery = deskQuery(['sentAt', 'decidedAt'], {
  state: z.enum(['waiting', 'certified', 'refused', 'unjudged', 'changed', 'any']).default('waiting'),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskCertificationsQuery = z.output<typeof DeskCertificationsQuery>

export const DeskCertificationRow = z.object({
  id: Id,
  state: CertificationState,
  member: Judged,
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  sentAt: Instant,
  decidedAt: Instant.nullable(),
  /** Of one that was granted: how it ended, null while it stands. */
  end: CertificationEnd.nullable(),
  /** Her main photo came after the decision. */
  photoChanged: z.boolean(),
})
export type DeskCertificationRow = z.infer<typeof DeskCertificationRow>

/** A request with what there is to judge. Pictures open for her alone who looks after it. */
export const DeskCertification = DeskCertificationRow.extend({
  /** Empty once it is decided: it is erased with the picture. */
  gesture: GestureName.nullable(),
  code: z.string(),
  /** When the picture is erased, judged or not; null once it is. */
  until: Instant.nullable(),
  /** Address of her picture; null where it is erased, not the viewer's to open, or cannot be opened any more. */
  picture: z.string().nullable(),
  /** Photos of her profile that every member sees. */
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

/** A refusal says why, out of the list; the note is for her to read too. */
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
