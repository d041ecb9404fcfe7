import { type PlaceChoice, type PlaceSuggestion, placeSearchName, townCode, townOf } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../../platform/http/errors.ts'
import { inFrance, isDistrict, isWholeCity, someZip, wholeCity } from './communes.ts'
import { attemptsOf, type PlaceAttempt, readPlace } from './read-place.ts'

const { communes, townsAbroad } = tables
const SUGGESTIONS = 8
/** Enough for Paris, its twenty arrondissements and a few other towns. */
const SUGGESTIONS_WITH_DISTRICTS = 24

/** Names match by prefix, with or without an article: « Havre » is Le Havre. */
const articles = ['', 'l ', 'le ', 'la ', 'les ']

const begins = (searchName: PgColumn, name: string): SQL | undefined =>
  name === '' ? undefined : or(...articles.map((article) => like(searchName, `${article}${name}%`)))

/** The matching postal code, else the first one; none for a whole city. */
const shownZip = (code: string) =>
  sql<
    string | null
  >`case when ${wholeCity} then null else coalesce((select zip from unnest(${communes.zips}) zip where zip like ${`${code}%`} limit 1), ${communes.zips}[1]) end`

/** Arrondissements only if their city is named in full; no whole cities for a full postal code. */
function searchable({ name, code }: PlaceAttempt): SQL | undefined {
  const [city = ''] = name.split(' ')
  const districts = city === '' ? undefined : or(not(isDistrict), like(communes.searchName, `${city} %`))
  return and(districts, code.length === 5 ? not(wholeCity) : undefined)
}

/** Many villages may share a postal code. */
function suggestionsFor({ name }: PlaceAttempt): number {
  if (name === '') return SUGGESTIONS * 2
  return ['paris', 'lyon', 'marseille'].includes(name) ? SUGGESTIONS_WITH_DISTRICTS : SUGGESTIONS
}

function findCommunes(db: Queryable, place: PlaceAttempt) {
  const itsDistrict = like(communes.searchName, `${place.name} % arrondissement`)
  return db
    .select({ code: communes.codeInsee, city: communes.name, zip: shownZip(place.code) })
    .from(communes)
    .where(and(begins(communes.searchName, place.name), inFrance(place.code), searchable(place)))
    .orderBy(
      desc(eq(communes.searchName, place.name)),
      desc(wholeCity),
      desc(itsDistrict),
      sql`case when ${itsDistrict} then ${communes.codeInsee} end`,
      desc(communes.population),
    )
    .limit(suggestionsFor(place))
}

/** The number of postal codes approximates the size. */
const findTownsAbroad = (db: Queryable, { name, code, country }: PlaceAttempt) =>
  db
    .select({ country: townsAbroad.country, city: townsAbroad.name })
    .from(townsAbroad)
    .where(
      and(
        begins(townsAbroad.searchName, name),
        code === '' ? undefined : someZip(townsAbroad.zips, `${code.toUpperCase()}%`),
        country === undefined ? undefined : eq(townsAbroad.country, country),
      ),
    )
    .orderBy(
      desc(eq(townsAbroad.searchName, name)),
      desc(sql`cardinality(${townsAbroad.zips})`),
      sql`length(${townsAbroad.name})`,
    )
    .limit(SUGGESTIONS / 2)

const suggestionOf = ({ country, city }: { country: string; city: string }): PlaceSuggestion => ({
  kind: 'town',
  code: townCode(country, city),
  city,
  zip: null,
  country,
})

async function findPlaces(db: Queryable, place: PlaceAttempt): Promise<PlaceSuggestion[]> {
  const isAbroad = place.country !== undefined && place.country !== 'France'
  const [french, towns] = await Promise.all([isAbroad ? [] : findCommunes(db, place), findTownsAbroad(db, place)])
  const communesFound = french.map((row) => ({ kind: 'commune' as const, country: 'France', ...row }))
  const abroad = towns.map(suggestionOf)
  // Four digits are a whole code abroad, and a prefix in France.
  const all = /^\d{4}$/.test(place.code) ? [...abroad, ...communesFound] : [...communesFound, ...abroad]
  const names = articles.map((article) => article + place.name)
  const isNamedSo = ({ city }: PlaceSuggestion) => names.includes(placeSearchName(city))
  return [...all.filter(isNamedSo), ...all.filter((one) => !isNamedSo(one))]
}

export async function suggestPlaces(db: Queryable, typed: string): Promise<PlaceSuggestion[]> {
  for (const attempt of attemptsOf(readPlace(typed))) {
    const found = await findPlaces(db, attempt)
    if (found.length > 0) return found
  }
  return []
}

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

/** @throws AppError PLACE_NOT_FOUND */
export async function findPlace(db: Queryable, choice: PlaceChoice): Promise<StoredPlace> {
  if (choice.kind === 'elsewhere') return elsewhere
  if (choice.kind === 'commune') {
    const [commune] = await db.select().from(communes).where(eq(communes.codeInsee, choice.code))
    if (commune === undefined) throw new AppError('PLACE_NOT_FOUND')
    const { name: city, codeInsee, latitude, longitude } = commune
    const known = commune.zips.find((one) => one === choice.zip)
    const zip = known ?? (isWholeCity(codeInsee) ? null : (commune.zips[0] ?? null))
    return { country: 'France', zip, city, codeInsee, latitude, longitude }
  }
  const { country, name } = townOf(choice.code) ?? { country: '', name: '' }
  const [town] = await db
    .select()
    .from(townsAbroad)
    .where(and(eq(townsAbroad.country, country), eq(townsAbroad.name, name)))
  if (town === undefined) throw new AppError('PLACE_NOT_FOUND')
  return { country, zip: null, city: name, codeInsee: null, latitude: town.latitude, longitude: town.longitude }
}
