import type { RecipeFilters } from './recipe-finding.ts'

// Without schemas, so that pages do not load Zod.

type FilterName = Exclude<keyof RecipeFilters, 'region'>

/** One filter, or one value of a list. */
export interface OneFilter {
  /** « q », « with:citron » */
  key: string
  without: RecipeFilters
}

/** A region alone is no filter. */
export function eachFilter({ region, ...filters }: RecipeFilters): OneFilter[] {
  const all = { ...filters, region }
  return (Object.entries(filters) as [FilterName, RecipeFilters[FilterName]][]).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (!Array.isArray(value)) return [{ key: name, without: { ...all, [name]: undefined } }]
    const values: string[] = value
    return values.map((one) => ({
      key: `${name}:${one}`,
      without: { ...all, [name]: values.filter((other) => other !== one) },
    }))
  })
}

/** For addresses and calls: lists are joined. */
export const writeRecipeFilters = (filters: RecipeFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[name, String(value)]],
    ),
  )
