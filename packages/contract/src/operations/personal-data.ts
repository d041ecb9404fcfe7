import { z } from 'zod'
import { WithPassword } from '../account/account-safety.ts'
import { Instant } from '../primitives.ts'

export const ConsentView = z.object({
  /** terms | charter | sensitive | woman | adult */
  kind: z.string(),
  version: z.string(),
  givenAt: Instant,
  withdrawnAt: Instant.nullable(),
})
export type ConsentView = z.infer<typeof ConsentView>

export const ArchiveView = z.object({
  askedAt: Instant,
  /** Null while it is generated. */
  readyAt: Instant.nullable(),
  bytes: z.number().int(),
  /** For `/api/personal-data/archive/{name}`: 128 random bits. Null until ready. */
  name: z.string().nullable(),
  until: Instant,
})
export type ArchiveView = z.infer<typeof ArchiveView>

/** /settings/donnees. */
export const PersonalData = z.object({
  /** The last of each kind. */
  consents: z.array(ConsentView),
  archive: ArchiveView.nullable(),
  /** When the next archive can be requested; null: now. */
  archiveFrom: Instant.nullable(),
  /** Without a password, a recent sign-in is required. */
  hasPassword: z.boolean(),
})
export type PersonalData = z.infer<typeof PersonalData>

/** Account deletion; `withdraws`: the consent withdrawn, which the account requires. */
export const DeleteAccount = WithPassword.extend({
  /** Prevents deletion by an empty body. */
  understood: z.literal(true),
  withdraws: z.enum(['terms', 'charter']).optional(),
})
export type DeleteAccount = z.infer<typeof DeleteAccount>
