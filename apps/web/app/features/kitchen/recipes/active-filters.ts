import type { PageBrand } from '@consoeurs/brand'
import { type RecipeHits, recipeLevels, type TotalMinutes, techniques, yearSeasons } from '@consoeurs/contract'
import type { RecipeListQuery } from './recipes.api.ts'
import { recipesText as text } from './recipes.text.ts'

export interface ActiveFilter {
  /** As in `RecipeCounts.nearest`. */
  key: string
  label: string
  /** The query without it. */
  without: RecipeListQuery
}

export interface FilterNames extends Pick<RecipeHits, 'region' | 'month'> {
  equipment: PageBrand['equipment']
  ingredientName: (slug: string) => string
}

type ListName = 'with' | 'without' | 'allergens' | 'technique' | 'equipment'

function ofList<Name extends ListName>(
  query: RecipeListQuery,
  name: Name,
  labelOf: (value: NonNullable<RecipeListQuery[Name]>[number]) => string,
): ActiveFilter[] {
  const values: readonly NonNullable<RecipeListQuery[Name]>[number][] = query[name] ?? []
  return values.map((value) => ({
    key: `${name}:${value}`,
    label: labelOf(value),
    without: { ...query, [name]: values.filter((one) => one !== value) },
  }))
}

/** Each can be removed alone; the order of the list is no filter. */
export function activeFilters(query: RecipeListQuery, names: FilterNames): ActiveFilter[] {
  const { q, now, season, within, level } = query
  const one = (label: string, name: keyof RecipeListQuery): ActiveFilter => ({
    key: name,
    label,
    without: { ...query, [name]: undefined },
  })
  return [
    ...(q === undefined ? [] : [one(`« ${q} »`, 'q')]),
    ...(now === undefined ? [] : [one(text.inSeasonIn(names.month, names.region), 'now')]),
    ...(season === undefined ? [] : [one(yearSeasons[season].label, 'season')]),
    ...ofList(query, 'with', (slug) => text.with(names.ingredientName(slug))),
    ...ofList(query, 'without', (slug) => text.without(names.ingredientName(slug))),
    ...ofList(query, 'allergens', (allergen) => text.without(text.allergen(allergen).toLocaleLowerCase('fr'))),
    ...(within === undefined ? [] : [one(text.withinLabel(within as TotalMinutes), 'within')]),
    ...ofList(query, 'technique', (slug) => techniques[slug].label),
    ...ofList(query, 'equipment', (value) => names.equipment.find((tool) => tool.value === value)?.label ?? value),
    ...(level === undefined ? [] : [one(recipeLevels[level], 'level')]),
  ]
}
