import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import {
  type IngredientFamily,
  ingredientFamilies,
  type SeasonRegion,
  type Seasons,
  seasonRegions,
} from '../publishing/ingredients/ingredients.ts'

/** Last part of the address of each month, January first. */
export const monthSlugs = [
  ...['janvier', 'fevrier', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'],
] as const

/** 1 to 12; null for another word. */
export function monthOfSlug(slug: string): number | null {
  const at = (monthSlugs as readonly string[]).indexOf(slug)
  return at < 0 ? null : at + 1
}

export const monthSlug = (month: number): string => monthSlugs[(month + 11) % 12] ?? 'janvier'

/** always: every month; only: neither the month before nor the one after. */
export const SeasonPhase = z.enum(['start', 'peak', 'end', 'only', 'always'])
export type SeasonPhase = z.infer<typeof SeasonPhase>

/** Null where it is not in season. */
export function seasonPhase(months: readonly number[], month: number): SeasonPhase | null {
  if (!months.includes(month)) return null
  if (months.length === 12) return 'always'
  const before = months.includes(((month + 10) % 12) + 1)
  const after = months.includes((month % 12) + 1)
  if (before && after) return 'peak'
  if (before) return 'end'
  return after ? 'start' : 'only'
}

const regionKeys = Object.keys(seasonRegions) as [SeasonRegion, ...SeasonRegion[]]
const SeasonRegionKey = z.enum(regionKeys)

interface Place {
  codeInsee: string | null
  latitude: number | null
}

/** Between Bordeaux and Limoges, and south of Lyon. */
const SOUTH_OF = 45.5

const overseas: Record<string, SeasonRegion | null> = {
  ...{ '971': 'antillesGuyane', '972': 'antillesGuyane', '973': 'antillesGuyane' },
  ...{ '977': 'antillesGuyane', '978': 'antillesGuyane' },
  ...{ '974': 'reunion', '976': 'reunion' },
  // Seasons that the vocabulary does not have.
  ...{ '986': null, '987': null, '988': null },
}

/** Null without a place, or where its seasons are unknown. */
export function seasonRegionOf({ codeInsee, latitude }: Place): SeasonRegion | null {
  const region = overseas[codeInsee?.slice(0, 3) ?? '']
  if (region !== undefined) return region
  if (latitude === null) return codeInsee === null ? null : 'north'
  return latitude < SOUTH_OF ? 'south' : 'north'
}

/** Months of one region; none where unknown. */
export const monthsIn = (seasons: Seasons, region: SeasonRegion): number[] => seasons[region] ?? []

export const SeasonQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  region: SeasonRegionKey.optional(),
})
export type SeasonQuery = z.infer<typeof SeasonQuery>

export const SeasonIngredient = z.object({
  slug: z.string(),
  name: z.string(),
  family: z.enum(Object.keys(ingredientFamilies) as [IngredientFamily, ...IngredientFamily[]]),
  phase: SeasonPhase,
  /** Some recipe that the viewer may see uses it. */
  inRecipes: z.boolean(),
})
export type SeasonIngredient = z.infer<typeof SeasonIngredient>

export const SeasonRecipe = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
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
