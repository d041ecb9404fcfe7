import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, not } from 'drizzle-orm'
import { inFrance, isWholeCity, someZip, wholeCity } from './communes.ts'
import type { StoredPlace } from './places.queries.ts'
import { exactAttempts, type PlaceAttempt } from './read-place.ts'
import { defaultTimeZone, timeZoneOf } from './time-zones.ts'

const { communes, townsAbroad, users } = tables

/** `label`: « Saint-Denis (97400) », « Genève (Suisse) », « Paris ». */
export interface Town {
  label: string
  timeZone: string
  latitude: number | null
  longitude: number | null
}

interface Candidate extends Town {
  population: number
}

/** How many times larger than each namesake a town must be to be unambiguous. */
const CLEARLY_LARGER = 10
/** Assumed abroad, where no population is known: only the largest French cities outweigh a namesake there. */
const POPULATION_ABROAD = 10_000

/** « Québec (Canada) » gives « Québec ». */
const shortCountry = (country: string) => country.replace(/ \(.*/, '')

async function communesCalled(db: Queryable, { name, code }: PlaceAttempt): Promise<Candidate[]> {
  const rows = await db
    .select()
    .from(communes)
    .where(and(name === '' ? not(wholeCity) : eq(communes.searchName, name), inFrance(code)))
  return rows.map(({ name: city, zips, codeInsee, latitude, longitude, population }) => {
    const zip = zips.find((one) => one === code) ?? (isWholeCity(codeInsee) ? undefined : zips[0])
    return {
      label: zip === undefined ? city : `${city} (${zip})`,
      timeZone: timeZoneOf({ country: 'France', zip: null, city, codeInsee, latitude, longitude }),
      latitude,
      longitude,
      population,
    }
  })
}

async function townsAbroadCalled(db: Queryable, { name, code, country }: PlaceAttempt): Promise<Candidate[]> {
  const rows = await db
    .select()
    .from(townsAbroad)
    .where(
      and(
        name === '' ? undefined : eq(townsAbroad.searchName, name),
        code === '' ? undefined : someZip(townsAbroad.zips, `${code.toUpperCase()}%`),
        country === undefined ? undefined : eq(townsAbroad.country, country),
      ),
    )
  return rows.map(({ name: city, country: where, latitude, longitude }) => ({
    label: `${city} (${shortCountry(where)})`,
    timeZone: timeZoneOf({ country: where, zip: null, city, codeInsee: null, latitude, longitude }),
    latitude,
    longitude,
    population: POPULATION_ABROAD,
  }))
}

/** All European zones of these places have Paris time. */
const clockOf = ({ timeZone }: Town) => (timeZone.startsWith('Europe/') ? defaultTimeZone : timeZone)

/** The unambiguous town, otherwise all of them. A town in another time zone always counts. */
function clearlyMeant(found: Candidate[]): Candidate[] {
  const [largest, ...others] = found.toSorted((one, other) => other.population - one.population)
  if (largest === undefined) return []
  const isClear = others.every(
    (other) => other.population * CLEARLY_LARGER <= largest.population && clockOf(other) === clockOf(largest),
  )
  return isClear ? [largest] : found
}

export async function findTowns(db: Queryable, written: string): Promise<Town[]> {
  for (const attempt of exactAttempts(written)) {
    const isAbroad = attempt.country !== undefined && attempt.country !== 'France'
    const found = [
      ...(isAbroad ? [] : await communesCalled(db, attempt)),
      ...(attempt.country === 'France' ? [] : await townsAbroadCalled(db, attempt)),
    ]
    if (found.length > 0) return clearlyMeant(found)
  }
  return []
}

/** Paris for a member without a place. */
export async function timeZoneOfMember(db: Queryable, userId: number): Promise<string> {
  const { country, zip, city, codeInsee, latitude, longitude } = users
  const [place] = await db
    .select({ country, zip, city, codeInsee, latitude, longitude })
    .from(users)
    .where(eq(users.id, userId))
  return timeZoneOf(place ?? nowhere)
}

const nowhere: StoredPlace = { country: null, zip: null, city: null, codeInsee: null, latitude: null, longitude: null }
