import { ingredientKey } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { dates, number, text } from '../../../platform/collections/attributes.ts'
import { type Attribute, type Collection, column } from '../../../platform/collections/collection.ts'
import type { SearchStratum } from '../../../platform/data/ranked-search.ts'

const { ingredients } = tables

const json = (name: string): Attribute => ({ kind: 'json', column: name })

/** A key contains letters, digits and spaces only, so that it needs no escape in `LIKE`. */
const someKey = (where: (key: SQL) => SQL) =>
  sql`exists (select 1 from unnest(${ingredients.keys}) as names(key) where ${where(sql`names.key`)})`

/** Prefixes of names, without accents: the whole text first, then each word. A few hundred rows need no index. */
function ingredientStrata(typed: string[]): SearchStratum[] {
  const words = typed.map(ingredientKey).filter((word) => word !== '')
  if (words.length === 0) return []
  const inIngredients = { table: ingredients, id: ingredients.id }
  const starts = someKey((key) => sql`${key} like ${`${words.join(' ')}%`}`)
  const each = words.map((word) => someKey((key) => sql`' ' || ${key} like ${`% ${word}%`}`))
  const byName = { of: sql<string>`search_key(${ingredients.singular})`, type: 'text', ascending: true } as const
  return [
    { ...inIngredients, where: starts, key: byName },
    { ...inIngredients, where: and(...each) ?? sql`false`, key: byName },
  ]
}

export const ingredientsCollection: Collection = {
  name: 'ingredients',
  nouns: { one: 'an ingredient', many: 'ingredients' },
  table: ingredients,
  attributes: {
    slug: text('slug'),
    singular: text('singular'),
    plural: text('plural'),
    gender: text('gender'),
    aliases: json('aliases'),
    family: text('family'),
    aisle: text('aisle'),
    seasons: json('seasons'),
    allergens: json('allergens'),
    soakingHours: json('soakingHours'),
    germinationDays: json('germinationDays'),
    rinsesPerDay: number('rinsesPerDay'),
    fermentation: text('fermentation'),
    ...dates,
  },
  relations: {},
  order: [{ attribute: 'singular', descending: false }],
  publishable: false,
  strata: ingredientStrata,
  visible: (columns) => isNull(column(columns, 'deletedAt')),
}
