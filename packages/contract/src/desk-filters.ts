import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { foldText } from './fold-text.ts'
import { limits } from './limits.ts'
import { ClientId, Id, Instant } from './primitives.ts'
import { MeasureGround, StatementOfReasons } from './sanctions.ts'
import { cleanLine, cleanText } from './text-rules.ts'

export const FilterKind = z.enum(['word', 'link', 'phone'])
export type FilterKind = z.infer<typeof FilterKind>

/** What a filter found, from one letter of a text to before another. */
export const FilterMatch = z.object({ kind: FilterKind, from: z.number().int(), to: z.number().int() })
export type FilterMatch = z.infer<typeof FilterMatch>

/** undelivered: released, but she whom a message is for could no longer be written to. */
export const HeldState = z.enum(['open', 'released', 'refused', 'undelivered'])
export type HeldState = z.infer<typeof HeldState>

/** What a filter keeps: a share, or the first words that one woman writes to another. */
export const HeldTarget = z.enum(['share', 'message'])
export type HeldTarget = z.infer<typeof HeldTarget>

/** What waits to be read, the oldest first. */
export const DeskHeldQuery = deskQuery(['heldAt'], {
  state: z.enum([...HeldState.options, 'any']).default('open'),
  target: HeldTarget.optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskHeldQuery = z.output<typeof DeskHeldQuery>

/** A line of that queue: its words are for who opens it, and to whom a message goes is for nobody here. */
export const DeskHeldRow = z.object({
  id: Id,
  target: HeldTarget,
  state: HeldState,
  author: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  /** What was found in it, each kind once. */
  kinds: z.array(FilterKind),
  heldAt: Instant,
})
export type DeskHeldRow = z.infer<typeof DeskHeldRow>

/** One of them as it is judged; empty of words once that is done. */
export const DeskHeld = DeskHeldRow.extend({
  text: z.string(),
  matches: z.array(FilterMatch),
  /** How many pictures go with it. */
  pictures: z.number().int(),
  decision: z.object({ by: z.string().nullable(), at: Instant.nullable() }).nullable(),
  can: z.object({ take: z.boolean(), decide: z.boolean() }),
})
export type DeskHeld = z.infer<typeof DeskHeld>

/** She looks after it from now on, and takes it over from whoever has it where she says so. */
export const AssignHeld = z.strictObject({ takeOver: z.boolean().default(false) })

/** Refused, nobody else reads it, and she reads why. */
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

/** A word or a few, as words are compared. */
const FilterWord = z
  .string()
  .max(limits.filterWords.letters, `Un mot du filtre a ${limits.filterWords.letters} caractères au plus.`)
  .overwrite((word) => foldText(cleanLine(word)).replaceAll(/\s+/g, ' ').trim())
  .min(2, 'Un mot du filtre a deux lettres au moins.')

const some = z.array(FilterWord).max(limits.filterWords.most).default([])

/** What is added and taken away: two who change the list at once both find their words in it. */
export const ChangeFilterWords = z.strictObject({ add: some, remove: some })
export type ChangeFilterWords = z.output<typeof ChangeFilterWords>

/** A sentence, to see what the filters would find in it. It is kept nowhere. */
export const TryFilters = z.strictObject({
  text: z
    .string()
    .max(limits.filterWords.tried, `Une phrase d’essai a ${limits.filterWords.tried} caractères au plus.`)
    .overwrite(cleanText)
    .min(1, 'Écris une phrase à essayer.'),
})
export const TriedFilters = z.object({ text: z.string(), matches: z.array(FilterMatch) })
export type TriedFilters = z.infer<typeof TriedFilters>

/** In alphabetical order, as words are compared. */
export const FilterWords = z.object({ words: z.array(z.string()) })
export type FilterWords = z.infer<typeof FilterWords>
