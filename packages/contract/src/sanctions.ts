import { z } from 'zod'
import { limits } from './limits.ts'
import { ChosenInstant, ClientId, Id, Instant } from './primitives.ts'
import { cleanText } from './text-rules.ts'

export const SanctionKind = z.enum(['warning', 'suspension', 'ban', 'hidden'])
export type SanctionKind = z.infer<typeof SanctionKind>

/** What a measure rests on (DSA art. 17(3)(d) and (e)). */
export const MeasureGround = z.enum(['charter', 'terms', 'law'])
export type MeasureGround = z.infer<typeof MeasureGround>

/** What of a member's can be hidden, and shown again. */
export const HideableTarget = z.enum(['share', 'comment', 'roomMessage', 'photo'])
export type HideableTarget = z.infer<typeof HideableTarget>

/** The statement of reasons, as the member reads it (DSA art. 17). */
export const StatementOfReasons = z
  .string({ error: 'Écris pourquoi : elle le lira.' })
  .overwrite(cleanText)
  .min(1, 'Écris pourquoi : elle le lira.')
  .max(limits.statementOfReasons, `Ce texte dépasse ${limits.statementOfReasons} caractères.`)

/** What is given to a member herself; `until`, a later instant within a year, belongs to a suspension and to nothing else. */
export const GiveSanction = z.strictObject({
  clientId: ClientId,
  kind: SanctionKind.exclude(['hidden']),
  reason: StatementOfReasons,
  ground: MeasureGround.default('charter'),
  until: ChosenInstant.optional(),
})
export type GiveSanction = z.infer<typeof GiveSanction>

/** Why something is hidden. */
export const HideContent = z.strictObject({
  clientId: ClientId,
  reason: StatementOfReasons,
  ground: MeasureGround.default('charter'),
})

/** A sanction as the desk shows it. */
export const SanctionView = z.object({
  id: Id,
  kind: SanctionKind,
  reason: z.string(),
  ground: MeasureGround,
  until: Instant.nullable(),
  target: z.string().nullable(),
  targetId: Id.nullable(),
  reportId: Id.nullable(),
  /** Null where that account is gone. */
  by: z.string().nullable(),
  at: Instant,
  liftedAt: Instant.nullable(),
  liftedBy: z.string().nullable(),
  /** Not lifted, and not over. */
  stands: z.boolean(),
})
export type SanctionView = z.infer<typeof SanctionView>
