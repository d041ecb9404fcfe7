import { type PlaceChoice, type PlaceSuggestion, placeSearchName } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'

const { communes, townsAbroad } = tables
const SUGGESTIONS = 8

async function byPostalCode(db: Queryable, digits: string): Promise<PlaceSuggestion[]> {
  const zip = sql<string>`(select z from unnest(${communes.zips}) z where z like ${`${digits}%`} limit 1)`
  const rows = await db
    .select({ code: communes.codeInsee, city: communes.name, zip })
    .from(communes)
    .where(
      digits.length === 5
        ? sql`${communes.zips} @> array[${digits}]`
        : sql`exists (select 1 from unnest(${communes.zips}) z where z like ${`${digits}%`})`,
    )
    .orderBy(desc(communes.population))
    .limit(SUGGESTIONS * 2)
  return rows.map((row) => ({ kind: 'commune', country: 'France', ...row }))
}

async function byName(db: Queryable, name: string): Promise<PlaceSuggestion[]> {
  const pattern = `${placeSearchName(name).replaceAll(/[\\%_]/g, '')}%`
  const [french, abroad] = await Promise.all([
    db
      .select({ code: communes.codeInsee, city: communes.name, zip: sql<string>`${communes.zips}[1]` })
      .from(communes)
      .where(like(communes.searchName, pattern))
      .orderBy(desc(communes.population))
      .limit(SUGGESTIONS),
    db.select().from(townsAbroad).where(like(townsAbroad.searchName, pattern)).limit(3),
  ])
  return [
    ...french.map((row) => ({ kind: 'commune' as const, country: 'France', ...row })),
    ...abroad.map((town) => ({
      kind: 'town' as const,
      code: `${town.country}/${town.name}`,
      city: town.name,
      zip: null,
      country: town.country,
    })),
  ]
}

/** Places that begin with what she typed: digits are a postal code, letters a name. */
export const suggestPlaces = (db: Queryable, typed: string) =>
  /^\d+$/.test(typed) ? byPostalCode(db, typed) : byName(db, typed)

export interface StoredPlace {
  country: string | null
  zip: string | null
  city: string | null
  codeInsee: string | null
  latitude: number | null
  longitude: number | null
}

const elsewhere: StoredPlace = {
  country: null,
  zip: null,
  city: null,
  codeInsee: null,
  latitude: null,
  longitude: null,
}

/** What is kept of a choice: the place and its centroid. @throws AppError PLACE_NOT_FOUND */
export async function findPlace(db: Queryable, choice: PlaceChoice): Promise<StoredPlace> {
  if (choice.kind === 'elsewhere') return elsewhere
  if (choice.kind === 'commune') {
    const [commune] = await db.select().from(communes).where(eq(communes.codeInsee, choice.code))
    if (commune === undefined) throw new AppError('PLACE_NOT_FOUND')
    const zip = choice.zip !== null && commune.zips.includes(choice.zip) ? choice.zip : (commune.zips[0] ?? null)
    const { name: city, codeInsee, latitude, longitude } = commune
    return { country: 'France', zip, city, codeInsee, latitude, longitude }
  }
  const [country = '', name = ''] = choice.code.split('/')
  const [town] = await db
    .select()
    .from(townsAbroad)
    .where(and(eq(townsAbroad.country, country), eq(townsAbroad.name, name)))
  if (town === undefined) throw new AppError('PLACE_NOT_FOUND')
  return { country, zip: null, city: name, codeInsee: null, latitude: town.latitude, longitude: town.longitude }
}
