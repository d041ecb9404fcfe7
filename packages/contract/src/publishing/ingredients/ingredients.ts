import { z } from 'zod'
import { deskList, deskQuery } from '../../moderation/admin-list.ts'
import { ClientId, Id, Instant, personLine } from '../../primitives.ts'
import { ContentSlug } from '../articles.ts'
import { allergens, ingredientFamilies, shopAisles } from './ingredient-kinds.ts'

const keysOf = <T extends Record<string, string>>(of: T) =>
  Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]

export const AllergenKey = z.enum(keysOf(allergens))
const each = <T>(list: T[]) => new Set(list).size === list.length
const Months = z.array(z.number().int().min(1).max(12)).max(12).refine(each, 'Chaque mois une fois.')

/** Months in season; a region without months has no known season. */
export const Seasons = z
  .strictObject({ north: Months, south: Months, antillesGuyane: Months, reunion: Months })
  .partial()
export type Seasons = z.output<typeof Seasons>

const span = (most: number, problem: string) =>
  z
    .strictObject({
      from: z.number().min(0, problem).max(most, problem),
      to: z.number().min(0, problem).max(most, problem),
    })
    .refine(({ from, to }) => from <= to, 'Le plus petit d’abord.')
    .nullable()
export type Span = { from: number; to: number }

const name = personLine(60, 'Un nom a 60 caractères au plus.').refine((text) => text !== '', 'Donne-lui un nom.')
const IngredientName = z.strictObject({ singular: name, plural: name })
export type IngredientName = z.output<typeof IngredientName>

export const IngredientContent = z.strictObject({
  singular: name,
  plural: name,
  gender: z.enum(['f', 'm'], { error: 'Choisis le genre.' }),
  aliases: z.array(IngredientName).max(30, 'Au plus 30 autres noms.'),
  family: z.enum(keysOf(ingredientFamilies), { error: 'Choisis une famille.' }),
  aisle: z.enum(keysOf(shopAisles), { error: 'Choisis un rayon.' }),
  seasons: Seasons,
  allergens: z.array(AllergenKey).max(14).refine(each, 'Chacun une fois.'),
  soakingHours: span(72, 'De 0 à 72 heures.'),
  germinationDays: span(30, 'De 0 à 30 jours.'),
  rinsesPerDay: z.number().int().min(1).max(6, 'Au plus 6 rinçages par jour.').nullable(),
  fermentation: personLine(160, 'Cette indication a 160 caractères au plus.'),
})
export type IngredientContent = z.output<typeof IngredientContent>

/** The slug is fixed, because recipes refer to it. */
export const WriteIngredient = IngredientContent.partial()
  .required({ singular: true, plural: true, gender: true, family: true, aisle: true })
  .extend({ slug: ContentSlug.optional(), clientId: ClientId.optional() })
export type WriteIngredient = z.output<typeof WriteIngredient>
export const ChangeIngredient = IngredientContent.partial()
export type ChangeIngredient = z.output<typeof ChangeIngredient>

/** What recognising, shopping and labels need of one ingredient. */
export const VocabularyEntry = z.object({
  slug: z.string(),
  singular: z.string(),
  plural: z.string(),
  aliases: z.array(z.object({ singular: z.string(), plural: z.string() })),
})
export type VocabularyEntry = z.infer<typeof VocabularyEntry>
export const Vocabulary = z.object({ ingredients: z.array(VocabularyEntry) })
export type Vocabulary = z.infer<typeof Vocabulary>

/** A member proposes a name that the vocabulary lacks. */
export const ProposeIngredient = z.object({ name })
export type ProposeIngredient = z.output<typeof ProposeIngredient>

export const ProposalState = z.enum(['open', 'accepted', 'refused'])
export type ProposalState = z.infer<typeof ProposalState>

/** Editors do not see who proposed it. */
export const DeskProposal = z.object({ id: Id, name: z.string(), state: ProposalState, createdAt: Instant })
export type DeskProposal = z.infer<typeof DeskProposal>
export const DeskProposals = deskList(DeskProposal)
export const DeskProposalsQuery = deskQuery(['createdAt'], { state: ProposalState.default('open') })
export type DeskProposalsQuery = z.output<typeof DeskProposalsQuery>
