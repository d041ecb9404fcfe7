import { z } from 'zod'
import { limits } from '../limits.ts'
import { ClientId, Id, Instant } from '../primitives.ts'
import { foldText } from '../text/fold-text.ts'
import { cleanLine, cleanText } from '../text/text-rules.ts'
import { deskQuery } from './admin-list.ts'
import { MeasureGround, StatementOfReasons } from './sanctions.ts'

export const FilterKind = z.enum(['word', 'link', 'phone', 'health'])
export type FilterKind = z.infer<typeof FilterKind>

/** `to` is exclusive. */
export const FilterMatch = z.object({ kind: FilterKind, from: z.number().int(), to: z.number().int() })
export type FilterMatch = z.infer<typeof FilterMatch>

/** undelivered: released, but the recipient could no longer be written to. */
export const HeldState = z.enum(['open', 'released', 'refused', 'undelivered'])
export type HeldState = z.infer<typeof HeldState>

/** A share, or the first message to a member. */
export const HeldTarget = z.enum(['share', 'message'])
export type HeldTarget = z.infer<typeof HeldTarget>

export const DeskHeldQuery = deskQuery(['heldAt'], {
  state: z.enum([...HeldState.options, 'any']).default('open'),
  target: HeldTarget.optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskHeldQuery = z.output<typeof DeskHeldQuery>

/** No text, and never the recipient of a message. */
export const DeskHeldRow = z.object({
  id: Id,
  target: HeldTarget,
  state: HeldState,
  author: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  /** Without duplicates. */
  kinds: z.array(FilterKind),
  heldAt: Instant,
})
export type DeskHeldRow = z.infer<typeof DeskHeldRow>

/** The text is empty once decided. */
export const DeskHeld = DeskHeldRow.extend({
  text: z.string(),
  matches: z.array(FilterMatch),
  pictures: z.number().int(),
  decision: z.object({ by: z.string().nullable(), at: Instant.nullable() }).nullable(),
  can: z.object({ take: z.boolean(), decide: z.boolean() }),
})
export type DeskHeld = z.infer<typeof DeskHeld>

/** `takeOver` is required if another moderator has it. */
/** The author reads the statement of a refusal. */
export const DecideHeld = z
  .strictObject({
    clientId: ClientId,
    state: z.enum(['released', 'refused'], { error: 'Choisis : libéré ou refusé.' }),
    statement: StatementOfReasons.nullable().default(null),
    ground: MeasureGround.default('charter'),
  })
  .refine(({ state, statement }) => (state === 'refused') === (statement !== null), {
    path: ['statement'],
    error: 'Dis pourquoi : elle le lira.',
  })
export type DecideHeld = z.output<typeof DecideHeld>

/** One or a few words, in folded form. */
const FilterWord = z
  .string()
  .max(limits.filterWords.letters, `Un mot du filtre a ${limits.filterWords.letters} caractères au plus.`)
  .overwrite((word) => foldText(cleanLine(word)).replaceAll(/\s+/g, ' ').trim())
  .min(2, 'Un mot du filtre a deux lettres au moins.')

const some = z.array(FilterWord).max(limits.filterWords.most).default([])

/** A delta, so that concurrent edits do not overwrite each other. */
export const ChangeFilterWords = z.strictObject({ add: some, remove: some })
export type ChangeFilterWords = z.output<typeof ChangeFilterWords>

/** Nothing is stored. */
export const TryFilters = z.strictObject({
  text: z
    .string()
    .max(limits.filterWords.tried, `Une phrase d’essai a ${limits.filterWords.tried} caractères au plus.`)
    .overwrite(cleanText)
    .min(1, 'Écris une phrase à essayer.'),
})
export const FilterTestResult = z.object({ text: z.string(), matches: z.array(FilterMatch) })
export type FilterTestResult = z.infer<typeof FilterTestResult>

export const FilterWords = z.object({ words: z.array(z.string()) })
export type FilterWords = z.infer<typeof FilterWords>
