import {
  ingredientKey,
  monthsIn,
  namesOf,
  type SeasonIngredient,
  type SeasonRegion,
  seasonPhase,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, isNull, sql } from 'drizzle-orm'

const { ingredients } = tables

export interface RipeIngredient extends Omit<SeasonIngredient, 'inRecipes'> {
  /** Comparison keys of its names. */
  keys: string[]
}

export interface Season {
  ripe: RipeIngredient[]
  /** Seasonal in this region, but not in this month. */
  unripe: Set<string>
}

/** The vocabulary is small and has no growing number of rows. */
export async function loadSeason(db: Queryable, region: SeasonRegion, month: number): Promise<Season> {
  const { slug, singular, plural, aliases, family, seasons } = ingredients
  const rows = await db
    .select({ slug, singular, plural, aliases, family, seasons })
    .from(ingredients)
    .where(and(isNull(ingredients.deletedAt), sql`${seasons} <> '{}'::jsonb`))
    .orderBy(asc(ingredients.singular))
  const ripe = rows.flatMap((row) => {
    const phase = seasonPhase(monthsIn(row.seasons, region), month)
    const keys = [...new Set(namesOf(row).map(ingredientKey))]
    return phase === null ? [] : [{ slug: row.slug, name: row.singular, family: row.family, phase, keys }]
  })
  const known = new Set(ripe.map((one) => one.slug))
  return { ripe, unripe: new Set(rows.map((row) => row.slug).filter((one) => !known.has(one))) }
}
