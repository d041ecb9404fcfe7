import { readFile } from 'node:fs/promises'
import {
  type Allergen,
  type IngredientContent,
  type IngredientName,
  keysOfIngredient,
  type Seasons,
  type Span,
} from '@consoeurs/contract'
import { parse } from 'csv-parse/sync'
import { and, isNull, sql } from 'drizzle-orm'
import { ingredients } from '../schema/index.ts'
import type { Database } from '../types.ts'

export interface SeedIngredient extends IngredientContent {
  slug: string
}

const file = new URL('../../data/ingredients.csv', import.meta.url)
const parts = (text: string, between: string) => text.split(between).filter((part) => part !== '')

function nameOf(text: string): IngredientName {
  const [singular = '', plural = singular] = text.split('/')
  return { singular, plural }
}

/** « 11-3 » runs over the new year. */
function monthsOf(text: string): number[] {
  const months = parts(text, ' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from + at - 1) % 12) + 1)
  })
  return months.toSorted((a, b) => a - b)
}

function spanOf(text: string): Span | null {
  if (text === '') return null
  const [from = 0, to = from] = text.split('-').map(Number)
  return { from, to }
}

function seasonsOf({ north, south, antilles_guyane, reunion }: Record<string, string>): Seasons {
  const regions = { north, south, antillesGuyane: antilles_guyane, reunion }
  return Object.fromEntries(
    Object.entries(regions).flatMap(([region, text = '']) => (text === '' ? [] : [[region, monthsOf(text)]])),
  )
}

/** The rows of the file as an editor would write them. */
export async function readIngredients(): Promise<SeedIngredient[]> {
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true })
  return rows.map((row) => {
    const { slug = '', singular = '', plural = '', aliases = '', allergens = '', rinses_per_day: rinses = '' } = row
    return {
      ...{ slug, singular, plural, gender: row.gender as 'f' | 'm' },
      ...{ family: row.family as SeedIngredient['family'], aisle: row.aisle as SeedIngredient['aisle'] },
      aliases: parts(aliases, ';').map(nameOf),
      seasons: seasonsOf(row),
      allergens: parts(allergens, ' ') as Allergen[],
      soakingHours: spanOf(row.soaking_hours ?? ''),
      germinationDays: spanOf(row.germination_days ?? ''),
      rinsesPerDay: rinses === '' ? null : Number(rinses),
      fermentation: row.fermentation ?? '',
    }
  })
}

/** Names that an editor has given to another ingredient are left out. */
async function freeOf(db: Database, given: SeedIngredient[]): Promise<Array<SeedIngredient & { keys: string[] }>> {
  const edited = await db
    .select({ slug: ingredients.slug, keys: ingredients.keys })
    .from(ingredients)
    .where(sql`${ingredients.editedAt} is not null and ${ingredients.deletedAt} is null`)
  const owners = new Map(edited.flatMap(({ slug, keys }) => keys.map((key) => [key, slug] as const)))
  return given.map((entry) => {
    const keys = keysOfIngredient(entry).filter((key) => (owners.get(key) ?? entry.slug) === entry.slug)
    return { ...entry, keys }
  })
}

const fromFile = (name: string) => sql.raw(`excluded."${name}"`)

/** Inserts new rows and updates those that no editor has changed or deleted. Runs at every start. */
export async function seedIngredients(db: Database): Promise<void> {
  const values = await freeOf(db, await readIngredients())
  await db
    .insert(ingredients)
    .values(values)
    .onConflictDoUpdate({
      target: ingredients.slug,
      set: {
        ...{ singular: fromFile('singular'), plural: fromFile('plural'), gender: fromFile('gender') },
        ...{ aliases: fromFile('aliases'), keys: fromFile('keys') },
        ...{ family: fromFile('family'), aisle: fromFile('aisle'), seasons: fromFile('seasons') },
        ...{ allergens: fromFile('allergens'), soakingHours: fromFile('soaking_hours') },
        ...{ germinationDays: fromFile('germination_days'), rinsesPerDay: fromFile('rinses_per_day') },
        fermentation: fromFile('fermentation'),
      },
      setWhere: and(isNull(ingredients.editedAt), isNull(ingredients.deletedAt)),
    })
}
