import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { ChosenInstant, ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { ShareImage } from '../publishing/shares.ts'
import { rinseRhythms } from './batch-rhythms.ts'

const bounds = limits.batches

export const BatchKind = z.enum(['germination', 'fermentation', 'soaking', 'drying'], {
  error: 'Choisis ce que tu lances.',
})
export type BatchKind = z.infer<typeof BatchKind>

export const BatchOutcome = z.enum(['success', 'partial', 'failure'], { error: 'Dis si c’est réussi.' })
export type BatchOutcome = z.infer<typeof BatchOutcome>

/** anonymous: seen by members without her name. */
export const BatchSharing = z.enum(['private', 'anonymous', 'named'])
export type BatchSharing = z.infer<typeof BatchSharing>

const wrongDay = `Un jour entre 1 et ${bounds.days}.`

export const BatchReminders = z.object({
  everyHours: z.union(rinseRhythms.map((hours) => z.literal(hours))).nullable(),
  /** The day of the start is day 1. */
  days: z
    .array(z.number().int(wrongDay).min(1, wrongDay).max(bounds.days, wrongDay))
    .max(bounds.reminderDays, `Choisis au plus ${bounds.reminderDays} jours.`)
    .refine((days) => new Set(days).size === days.length, 'Chaque jour une fois.'),
})
export type BatchReminders = z.infer<typeof BatchReminders>

const name = personLine(bounds.name, `Ce nom dépasse ${bounds.name} caractères.`).refine(
  (text) => text !== '',
  'Donne un nom à ton bocal.',
)
const noteText = personText(bounds.note, `Cette note dépasse ${bounds.note} caractères.`)

export const StartBatch = z.object({
  clientId: ClientId,
  kind: BatchKind,
  name,
  recipeId: Id.nullable().default(null),
  /** Slug of the vocabulary. */
  ingredient: z.string().max(80).nullable().default(null),
  startedAt: ChosenInstant,
  expectedEndAt: ChosenInstant.nullable().default(null),
  reminders: BatchReminders.default({ everyHours: null, days: [] }),
  /** First note. */
  note: noteText.default(''),
  image: ShareImage.nullable().default(null),
})
export type StartBatch = z.input<typeof StartBatch>

/** Omitted fields are unchanged. */
export const ChangeBatch = z.strictObject({
  name: name.optional(),
  expectedEndAt: ChosenInstant.nullable().optional(),
  reminders: BatchReminders.optional(),
})
export type ChangeBatch = z.input<typeof ChangeBatch>

/** care: rinsed, tasted, water changed or turned, by the kind of batch. */
export const BatchNoteKind = z.enum(['note', 'care'])
export type BatchNoteKind = z.infer<typeof BatchNoteKind>

export const WriteBatchNote = z
  .object({
    clientId: ClientId,
    kind: BatchNoteKind,
    text: noteText.default(''),
    image: ShareImage.nullable().default(null),
    /** When it was observed, for notes recorded without a network. */
    at: Instant.optional(),
  })
  .refine(({ kind, text, image }) => kind === 'care' || text !== '' || image !== null, {
    error: 'Écris ce que tu vois, ou ajoute une photo.',
    path: ['text'],
  })
export type WriteBatchNote = z.input<typeof WriteBatchNote>

export const FinishBatch = z.object({
  outcome: BatchOutcome,
  learned: personText(bounds.learned, `Ton texte dépasse ${bounds.learned} caractères.`).default(''),
  sharing: BatchSharing.default('private'),
  /** False: a result so far; reminders go on. */
  ends: z.boolean().default(true),
})
export type FinishBatch = z.input<typeof FinishBatch>

const BatchRecipe = z.object({ id: Id, slug: z.string(), title: z.string() })
const BatchIngredient = z.object({ slug: z.string(), name: z.string() })

export const BatchCard = z.object({
  id: Id,
  kind: BatchKind,
  name: z.string(),
  startedAt: Instant,
  expectedEndAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Day of the batch, the start being day 1; the last one where it has ended. */
  day: z.number().int(),
  outcome: BatchOutcome.nullable(),
  sharing: BatchSharing,
  /** Of the newest note with one. */
  image: FileView.nullable(),
  lastCareAt: Instant.nullable(),
  nextReminderAt: Instant.nullable(),
})
export type BatchCard = z.infer<typeof BatchCard>

export const BatchNoteView = z.object({
  id: Id,
  clientId: ClientId,
  kind: BatchNoteKind,
  text: z.string(),
  image: FileView.nullable(),
  at: Instant,
  day: z.number().int(),
})
export type BatchNoteView = z.infer<typeof BatchNoteView>

export const BatchView = BatchCard.extend({
  recipe: BatchRecipe.nullable(),
  ingredient: BatchIngredient.nullable(),
  reminders: BatchReminders,
  learned: z.string(),
  /** Removed from view by a moderator, for this reason. */
  hiddenReason: z.string().nullable(),
  /** Newest first. */
  notes: z.array(BatchNoteView),
})
export type BatchView = z.infer<typeof BatchView>

export const BatchesQuery = PageQuery.extend({ state: z.enum(['running', 'ended']).default('running') })
export type BatchesQuery = z.infer<typeof BatchesQuery>

const Hours = z.object({ from: z.number(), to: z.number() })

/** What is known of one kind of batch. */
export const BatchHint = z.object({
  kind: BatchKind,
  /** Null where unknown. */
  hours: Hours.nullable(),
  everyHours: BatchReminders.shape.everyHours,
  text: z.string(),
  /** recipe: its author's times; vocabulary: usual practice. */
  from: z.enum(['recipe', 'vocabulary']),
})
export type BatchHint = z.infer<typeof BatchHint>

export const NewBatchQuery = z.object({
  recipe: z.coerce.number().int().positive().optional(),
  ingredient: z.string().max(80).optional(),
})
export type NewBatchQuery = z.infer<typeof NewBatchQuery>

export const NewBatch = z.object({
  /** Proposed; empty without a recipe and an ingredient. */
  name: z.string(),
  recipe: BatchRecipe.nullable(),
  ingredient: BatchIngredient.nullable(),
  hints: z.array(BatchHint),
  /** Ingredients with hints, by name. */
  choices: z.array(BatchIngredient),
})
export type NewBatch = z.infer<typeof NewBatch>

/** Exactly one of the two. */
export const TriedQuery = PageQuery.extend({
  recipe: z.coerce.number().int().positive().optional(),
  ingredient: z.string().max(80).optional(),
}).refine(({ recipe, ingredient }) => (recipe === undefined) !== (ingredient === undefined), {
  error: 'Une recette ou un ingrédient.',
})
export type TriedQuery = z.infer<typeof TriedQuery>

/** A shared result. */
export const TriedResult = z.object({
  id: Id,
  kind: BatchKind,
  outcome: BatchOutcome,
  learned: z.string(),
  days: z.number().int(),
  at: Instant,
  /** Null: shared without a name. */
  author: MemberLink.nullable(),
  own: z.boolean(),
})
export type TriedResult = z.infer<typeof TriedResult>

export const TriedResults = z.object({
  items: z.array(TriedResult),
  cursor: z.string().nullable(),
  counts: z.record(BatchOutcome, z.number().int()),
})
export type TriedResults = z.infer<typeof TriedResults>
