import { z } from 'zod'
import { WithPassword } from './account-safety.ts'
import { Instant } from './primitives.ts'

/** A statement that she agreed to, as it stands. */
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
  /** Null while it is being made. */
  readyAt: Instant.nullable(),
  bytes: z.number().int(),
  /** 128 random bits; `/api/personal-data/archive/{name}`. Null until it is ready. */
  name: z.string().nullable(),
  until: Instant,
})
export type ArchiveView = z.infer<typeof ArchiveView>

/** /settings/donnees. */
export const PersonalData = z.object({
  /** The last of each kind. */
  consents: z.array(ConsentView),
  archive: ArchiveView.nullable(),
  /** When she may ask for another; null: now. */
  archiveFrom: Instant.nullable(),
  /** She is asked for it; otherwise she must have signed in a short while ago. */
  hasPassword: z.boolean(),
})
export type PersonalData = z.infer<typeof PersonalData>

/** She leaves; `withdraws` where she does so by taking back what the account stands on. */
export const AskLeaving = WithPassword.extend({
  /** She was told what leaving does: no call erases her by an empty body. */
  understood: z.literal(true),
  withdraws: z.enum(['terms', 'charter']).optional(),
})
export type AskLeaving = z.infer<typeof AskLeaving>
