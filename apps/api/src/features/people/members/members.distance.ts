import { distanceBands } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type AnyColumn, and, between, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'

const { users, userProfiles } = tables

export interface Coordinates {
  latitude: number
  longitude: number
}

const KILOMETRES_PER_DEGREE = 111.19

export const coordinatesOf = ({ latitude, longitude }: Viewer): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** In kilometres, to members or to another place; the same formula as in the contract. */
export const kilometres = (
  { latitude, longitude }: Record<keyof Coordinates, number | null | Placeholder>,
  to: Record<keyof Coordinates, AnyColumn> = users,
): SQL<number> =>
  sql`12742 * asin(least(1, sqrt(power(sin(radians(${to.latitude} - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(${to.latitude})) * power(sin(radians(${to.longitude} - ${longitude}) / 2), 2))))`

/** Bounding box of the circle, for the index. Near a pole it covers all longitudes. */
export function boxAround({ latitude, longitude }: Coordinates, radius: number) {
  const high = radius / KILOMETRES_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180))
  return { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide }
}

function square(place: Coordinates, radius: number): SQL | undefined {
  const { south, north, west, east } = boxAround(place, radius)
  return and(between(users.latitude, south, north), between(users.longitude, west, east))
}

export const showsDistance = and(
  eq(userProfiles.hideDistance, false),
  isNotNull(users.latitude),
  isNotNull(users.longitude),
)

const asked = {
  latitude: sql.placeholder('latitude'),
  longitude: sql.placeholder('longitude'),
}

/** For prepared statements, with the values of `ringValues`. */
export const isWithinAsked = sql`${kilometres(asked)} < ${sql.placeholder('radius')}`.inlineParams()

/** By the index on places. */
export const ringAsked = and(
  between(users.latitude, sql.placeholder('south'), sql.placeholder('north')),
  between(users.longitude, sql.placeholder('west'), sql.placeholder('east')),
  isWithinAsked,
)

export const ringValues = (place: Coordinates, radius: number) => ({ ...place, ...boxAround(place, radius), radius })

/** Index in `distanceBands`. */
export const bandAsked =
  sql<number>`width_bucket(${kilometres(asked)}, array[${sql.raw(distanceBands.join(', '))}]::float8[])`.inlineParams()

/** Kilometres. Matches nobody where the viewer has no place. */
export function within(viewer: Viewer, radius: number): SQL | undefined {
  const place = coordinatesOf(viewer)
  if (place === null) return sql`false`
  return and(showsDistance, square(place, radius), sql`${kilometres(viewer)} < ${radius}`)
}

export interface Band {
  /** For the index on places. */
  byPlace: SQL | undefined
  /** Row by row: faster where many members are in the band. */
  oneByOne: SQL | undefined
  /** On `users` alone; undefined where the band is no ring. */
  ring?: SQL
}

const band = (condition: SQL | undefined): Band => ({ byPlace: condition, oneByOne: condition })

/** Kilometres, from `inner` (included) to `limit`. */
export function ringOf(viewer: Viewer, place: Coordinates, limit: number, inner?: number): Band & { ring: SQL } {
  const circle = and(
    sql`${kilometres(viewer)} < ${limit}`,
    inner === undefined ? undefined : sql`${kilometres(viewer)} >= ${inner}`,
  )
  const ring = sql`${and(square(place, limit), circle)}`
  return { byPlace: and(showsDistance, ring), oneByOne: and(showsDistance, circle), ring }
}

/** Nearest first; the last band is members without a distance. */
export function bandsAround(viewer: Viewer, place: Coordinates): Band[] {
  const rings = distanceBands.map((limit, index) => ringOf(viewer, place, limit, distanceBands[index - 1]))
  const farthest = distanceBands.at(-1) ?? 0
  const far = and(showsDistance, sql`${kilometres(viewer)} >= ${farthest}`)
  const nowhere = or(eq(userProfiles.hideDistance, true), isNull(users.latitude), isNull(users.longitude))
  return [...rings, band(far), band(nowhere)]
}
