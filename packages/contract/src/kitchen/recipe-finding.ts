import { z } from 'zod'
import { limits } from '../limits.ts'
import { page } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { Id, Instant } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { type SeasonRegion, seasonRegions } from '../publishing/ingredients/ingredient-kinds.ts'
import { AllergenKey, Seasons } from '../publishing/ingredients/ingredients.ts'
import { type YearSeason, yearSeasonSlugs } from './seasons.ts'
import { recipeLevels, type TechniqueSlug, techniqueSlugs, totalMinutes } from './techniques.ts'

const { choices } = limits.recipeFinding

/** « citron,ail », and of a form one parameter each. */
const listOf = <T extends string>(item: z.ZodType<T, string>) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [...new Set([given].flat().flatMap((text) => text.split(',')))].filter((text) => text !== ''))
    .pipe(z.array<z.ZodType<T, string>>(item).max(choices))

const Slug = z.string().regex(/^[a-z0-9-]{1,80}$/)
const enumOf = <T extends string>(values: readonly T[]) => z.enum(values as [T, ...T[]])

/** Filters of recipes, as in the address; all of them must be met. */
export const RecipeFilters = z.object({
  q: z.string().trim().max(60).optional(),
  /** In season this month. */
  now: z.literal('1').optional(),
  /** For `now`; else the viewer's own. */
  region: enumOf(Object.keys(seasonRegions) as SeasonRegion[]).optional(),
  season: enumOf<YearSeason>(yearSeasonSlugs).optional(),
  with: listOf(Slug).optional(),
  without: listOf(Slug).optional(),
  /** That it must not have. */
  allergens: listOf(AllergenKey).optional(),
  technique: listOf(enumOf<TechniqueSlug>(techniqueSlugs)).optional(),
  equipment: listOf(Slug).optional(),
  within: z.coerce
    .number()
    .refine((minutes): minutes is (typeof totalMinutes)[number] => totalMinutes.some((one) => one === minutes))
    .optional(),
  level: enumOf(Object.keys(recipeLevels) as (keyof typeof recipeLevels)[]).optional(),
})
export type RecipeFilters = z.output<typeof RecipeFilters>

/** `season`: what is in season now comes first. */
export const RecipeSort = z.enum(['newest', 'season'])
export type RecipeSort = z.output<typeof RecipeSort>

export const RecipesQuery = RecipeFilters.extend({
  sort: RecipeSort.default('newest'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type RecipesQuery = z.output<typeof RecipesQuery>

/** See `RecipeArticle`. */
export const RecipeArticleLink = z.object({ id: Id, slug: z.string(), title: z.string() })

/** `id` is the share's, or of the recipe in an article: both come from one sequence. */
export const RecipeHit = z.object({
  id: Id,
  /** See `recipePath`. */
  slug: z.string(),
  title: z.string(),
  /** Null for the recipe of an article. */
  author: MemberLink.nullable(),
  article: RecipeArticleLink.nullable(),
  picture: FileView.nullable(),
  /** Of work, and of waiting. */
  minutes: z.number().int(),
  wait: z.number().int(),
  ingredients: z.number().int(),
  inSeason: z.boolean(),
  publishedAt: Instant,
})
export type RecipeHit = z.infer<typeof RecipeHit>
export const RecipeHits = page(RecipeHit).extend({
  /** A page may have fewer items than asked for, and the list still go on. */
  region: enumOf(Object.keys(seasonRegions) as SeasonRegion[]),
  month: z.number().int(),
})
export type RecipeHits = z.infer<typeof RecipeHits>

/** By slug, of those offered or chosen. */
const IngredientNames = z.record(z.string(), z.string())

const RecipeTotal = z.object({
  total: z.number().int(),
  /** Only the newest recipes were counted: there are at least as many. */
  bounded: z.boolean(),
})

/** How many recipes each further choice would leave, by tag (`recipeTag`). */
export const RecipeCounts = RecipeTotal.extend({
  counts: z.record(z.string(), z.number().int()),
  names: IngredientNames,
  /** Where nothing meets all filters: what is left without one of them, by `key` of `eachFilter`. */
  nearest: z.record(z.string(), RecipeTotal),
})
export type RecipeCounts = z.infer<typeof RecipeCounts>

/** « Ce que j’ai sur la table » */
export const TableQuery = RecipeFilters.pick({ without: true, allergens: true }).extend({
  have: listOf(Slug).default([]),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type TableQuery = z.output<typeof TableQuery>
export const TableHit = RecipeHit.extend({
  /** Names as the recipe's author wrote them, or of the vocabulary. */
  missing: z.array(z.string()),
})
export type TableHit = z.infer<typeof TableHit>
export const TableHits = page(TableHit).extend({ names: IngredientNames })
export type TableHits = z.infer<typeof TableHits>

/** Of a public page. */
export const IngredientPage = z.object({
  slug: z.string(),
  singular: z.string(),
  plural: z.string(),
  gender: z.enum(['f', 'm']),
  aliases: z.array(z.string()),
  seasons: Seasons,
  allergens: z.array(AllergenKey),
  soakingHours: z.object({ from: z.number(), to: z.number() }).nullable(),
  germinationDays: z.object({ from: z.number(), to: z.number() }).nullable(),
})
export type IngredientPage = z.infer<typeof IngredientPage>

/** An address may have one unknown value without losing the others. */
export function readRecipeFilters(params: URLSearchParams): RecipeFilters {
  const read = Object.entries(RecipeFilters.shape).flatMap(([name, shape]) => {
    const text = params.getAll(name).join(',').trim()
    const parsed = text === '' ? undefined : shape.safeParse(text)
    const isEmpty = parsed?.data === undefined || (Array.isArray(parsed.data) && parsed.data.length === 0)
    return parsed?.success === true && !isEmpty ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(read)
}
