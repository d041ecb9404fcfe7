import { z } from 'zod'
import { deskList, deskQuery } from '../../moderation/admin-list.ts'
import { ClientId, Id, Instant, personLine } from '../../primitives.ts'
import { foldText } from '../../text/fold-text.ts'
import { ContentSlug } from '../articles.ts'

/** In the order of lists. */
export const ingredientFamilies = {
  fruit: 'Fruits',
  citrus: 'Agrumes',
  leaf: 'Légumes-feuilles',
  root: 'Légumes-racines',
  bulb: 'Bulbes et tiges',
  'fruit-vegetable': 'Légumes-fruits',
  flower: 'Fleurs et légumes-fleurs',
  mushroom: 'Champignons',
  herb: 'Herbes',
  seed: 'Graines',
  nut: 'Oléagineux',
  cereal: 'Céréales',
  legume: 'Légumineuses',
  seaweed: 'Algues',
  'dried-fruit': 'Fruits secs',
  oil: 'Huiles',
  condiment: 'Condiments',
  spice: 'Épices',
  sweetener: 'Douceurs',
  superfood: 'Superaliments',
  drink: 'Laits et boissons',
  animal: 'Produits animaux crus',
} as const
export type IngredientFamily = keyof typeof ingredientFamilies

/** Where it is found in a shop, in the order of a round of the shop. */
export const shopAisles = {
  produce: 'Fruits et légumes',
  chilled: 'Frais',
  bulk: 'Vrac et épicerie sèche',
  grocery: 'Épicerie',
  spices: 'Épices',
  drinks: 'Boissons',
} as const
export type ShopAisle = keyof typeof shopAisles

/** The fourteen of Regulation (EU) No 1169/2011, Annex II, in its order. */
export const allergens = {
  gluten: 'gluten',
  crustaceans: 'crustacés',
  eggs: 'œufs',
  fish: 'poisson',
  peanuts: 'arachides',
  soybeans: 'soja',
  milk: 'lait',
  nuts: 'fruits à coque',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'sésame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'mollusques',
} as const
export type Allergen = keyof typeof allergens

/** Regions whose seasons differ. */
export const seasonRegions = {
  north: 'Moitié nord',
  south: 'Moitié sud',
  antillesGuyane: 'Antilles et Guyane',
  reunion: 'La Réunion et Mayotte',
} as const
export type SeasonRegion = keyof typeof seasonRegions

const keysOf = <T extends Record<string, string>>(of: T) =>
  Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]

export const Allergen = z.enum(keysOf(allergens))
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
  allergens: z.array(Allergen).max(14).refine(each, 'Chacun une fois.'),
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

/**
 * Comparison key of a name: no accents, no capitals, no plural marks. « Choux-fleurs » and « chou fleur » are equal.
 */
export const ingredientKey = (text: string): string =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')

export const namesOf = ({ singular, plural, aliases }: Omit<VocabularyEntry, 'slug'>): string[] => [
  ...[singular, plural],
  ...aliases.flatMap((alias) => [alias.singular, alias.plural]),
]

/** Distinct keys of all names. */
export const keysOfIngredient = (entry: Omit<VocabularyEntry, 'slug'>): string[] => [
  ...new Set(namesOf(entry).map(ingredientKey)),
]

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
