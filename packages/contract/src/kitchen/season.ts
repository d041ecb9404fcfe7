import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import {
  type IngredientFamily,
  ingredientFamilies,
  type SeasonRegion,
  seasonRegions,
} from '../publishing/ingredients/ingredient-kinds.ts'
import { seasonPhases } from './months.ts'
import { RecipeArticleLink } from './recipe-finding.ts'

const regionKeys = Object.keys(seasonRegions) as [SeasonRegion, ...SeasonRegion[]]
const SeasonRegionKey = z.enum(regionKeys)

export const SeasonQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  region: SeasonRegionKey.optional(),
})
export type SeasonQuery = z.infer<typeof SeasonQuery>

export const SeasonIngredient = z.object({
  slug: z.string(),
  name: z.string(),
  family: z.enum(Object.keys(ingredientFamilies) as [IngredientFamily, ...IngredientFamily[]]),
  phase: z.enum(seasonPhases),
  /** Some recipe that the viewer may see uses it. */
  inRecipes: z.boolean(),
})
export type SeasonIngredient = z.infer<typeof SeasonIngredient>

export const SeasonRecipe = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  /** Null for the recipe of an article. */
  author: z.string().nullable(),
  article: RecipeArticleLink.nullable(),
  minutes: z.number().int(),
  image: FileView.nullable(),
  /** Names of what it uses that is in season. */
  uses: z.array(z.string()),
  /** Everything fresh in it is in season. */
  whole: z.boolean(),
})
export type SeasonRecipe = z.infer<typeof SeasonRecipe>

export const SeasonTip = z.object({
  id: Id,
  slug: z.string(),
  body: z.string(),
  author: z.string(),
  avatar: z.string().nullable(),
  about: z.string(),
})
export type SeasonTip = z.infer<typeof SeasonTip>

export const SeasonOuting = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  at: Instant,
  timeZone: z.string().nullable(),
  kind: z.string().nullable(),
  place: z.string(),
  town: z.string().nullable(),
})
export type SeasonOuting = z.infer<typeof SeasonOuting>

export const SeasonView = z.object({
  month: z.number().int(),
  region: SeasonRegionKey,
  /** town: the viewer's; usual: neither chosen nor known. */
  regionFrom: z.enum(['chosen', 'town', 'usual']),
  /** The month of today, in Paris. */
  now: z.number().int(),
  ingredients: z.array(SeasonIngredient),
  recipes: z.array(SeasonRecipe),
  tips: z.array(SeasonTip),
  /** Of this month and the next only. */
  outings: z.array(SeasonOuting),
})
export type SeasonView = z.infer<typeof SeasonView>

/** For one card of the home page. */
export const SeasonNow = z.object({
  month: z.number().int(),
  /** Names of what comes or is at its best. */
  names: z.array(z.string()),
  batches: z.number().int(),
})
export type SeasonNow = z.infer<typeof SeasonNow>
