import { z } from 'zod'
import { limits } from '../limits.ts'
import { ChosenInstant, ClientId, Id, Instant } from '../primitives.ts'
import { cleanText } from '../text/text-rules.ts'

export const SanctionKind = z.enum(['warning', 'suspension', 'ban', 'hidden'])
export type SanctionKind = z.infer<typeof SanctionKind>

/** DSA art. 17(3)(d) and (e). */
export const MeasureGround = z.enum(['charter', 'terms', 'law'])
export type MeasureGround = z.infer<typeof MeasureGround>

export const HideableTarget = z.enum(['share', 'comment', 'making', 'swap', 'batchResult', 'roomMessage', 'photo'])
export type HideableTarget = z.infer<typeof HideableTarget>

/** Shown to the member (DSA art. 17). */
export const StatementOfReasons = z
  .string({ error: 'Écris pourquoi : elle le lira.' })
  .overwrite(cleanText)
  .min(1, 'Écris pourquoi : elle le lira.')
  .max(limits.statementOfReasons, `Ce texte dépasse ${limits.statementOfReasons} caractères.`)

/** `until`, within a year from now, is for suspensions only. */
export const GiveSanction = z.strictObject({
  clientId: ClientId,
  kind: SanctionKind.exclude(['hidden']),
  reason: StatementOfReasons,
  ground: MeasureGround.default('charter'),
  until: ChosenInstant.optional(),
})
export type GiveSanction = z.infer<typeof GiveSanction>

export const HideContent = z.strictObject({
  clientId: ClientId,
  reason: StatementOfReasons,
  ground: MeasureGround.default('charter'),
})

export const SanctionView = z.object({
  id: Id,
  kind: SanctionKind,
  reason: z.string(),
  ground: MeasureGround,
  until: Instant.nullable(),
  target: z.string().nullable(),
  targetId: Id.nullable(),
  reportId: Id.nullable(),
  /** Null if the account is deleted. */
  by: z.string().nullable(),
  at: Instant,
  liftedAt: Instant.nullable(),
  liftedBy: z.string().nullable(),
  /** Neither lifted nor expired. */
  stands: z.boolean(),
})
export type SanctionView = z.infer<typeof SanctionView>
