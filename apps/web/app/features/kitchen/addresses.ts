import { monthSlug, type SeasonRegion, yearSeasonOf } from '@consoeurs/contract'

/** Recipes with one ingredient. */
export const ingredientAddress = (slug: string): string => `/recettes/ingredient/${slug}`

/** Recipes of the season that a month is in. */
export const seasonRecipesAddress = (month: number): string => `/recettes/saison/${yearSeasonOf(month)}`

/** As the region stands in an address. */
export const regionSlugs: Record<SeasonRegion, string> = {
  north: 'nord',
  south: 'sud',
  antillesGuyane: 'antilles-guyane',
  reunion: 'reunion-mayotte',
}

export const regionOfSlug = (slug: string | null): SeasonRegion | undefined =>
  (Object.keys(regionSlugs) as SeasonRegion[]).find((region) => regionSlugs[region] === slug)

/** The calendar; without a month, that of today. */
export function seasonAddress(month: number | null, region?: SeasonRegion): string {
  const path = month === null ? '/saison' : `/saison/${monthSlug(month)}`
  return region === undefined ? path : `${path}?region=${regionSlugs[region]}`
}

/** Keeps a recipe without scripts. */
export const keepAddress = (recipeId: number) => `/carnet?garder=${recipeId}`

/** A recipe of a page or of another program becomes a draft. */
export const importAddress = '/recettes/importer'

export const batchesAddress = '/bocaux'
export const batchAddress = (id: number): string => `/bocaux/${id}`

export function newBatchAddress({ recipe, ingredient }: { recipe?: number; ingredient?: string } = {}): string {
  const query = new URLSearchParams({
    ...(recipe !== undefined && { recette: String(recipe) }),
    ...(ingredient !== undefined && { ingredient }),
  })
  return `/bocaux/nouveau${query.size === 0 ? '' : `?${query}`}`
}
