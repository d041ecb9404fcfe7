import { distanceBands } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, between, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'

const { users, userProfiles } = tables

/** A member's place, where she has one. */
interface Placed {
  latitude: number
  longitude: number
}

const KILOMETRES_PER_DEGREE = 111.19

export const placeOf = ({ latitude, longitude }: Viewer): Placed | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Great-circle kilometres from the viewer's commune to hers, in SQL; the same formula as the contract's. */
export const kilometres = ({ latitude, longitude }: Pick<Viewer, 'latitude' | 'longitude'>): SQL<number> =>
  sql`12742 * asin(least(1, sqrt(power(sin(radians(${users.latitude} - ${latitude}) / 2), 2) + cos(radians(${latitude})) * cos(radians(${users.latitude})) * power(sin(radians(${users.longitude} - ${longitude}) / 2), 2))))`

/** What an index can tell: the square that holds the circle. Near a pole it is all longitudes. */
function square({ latitude, longitude }: Placed, radius: number): SQL | undefined {
  const high = radius / KILOMETRES_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180))
  return and(
    between(users.latitude, latitude - high, latitude + high),
    between(users.longitude, longitude - wide, longitude + wide),
  )
}

/** She has a place and shows how far it is. */
export const showsDistance = and(
  eq(userProfiles.hideDistance, false),
  isNotNull(users.latitude),
  isNotNull(users.longitude),
)

/** Within so many kilometres, as far as she shows it; nobody is near a woman without a place. */
export function within(viewer: Viewer, radius: number): SQL | undefined {
  const place = placeOf(viewer)
  if (place === null) return sql`false`
  return and(showsDistance, square(place, radius), sql`${kilometres(viewer)} < ${radius}`)
}

/** A band of distance, as a condition. */
export interface Band {
  /** As an index of places reads it. */
  byPlace: SQL | undefined
  /** Asked of one member after the other: sooner done where many are in it. */
  oneByOne: SQL | undefined
  /** Whose place is in it, of `users` alone; without it, it is no ring. */
  ring?: SQL
}

const band = (condition: SQL | undefined): Band => ({ byPlace: condition, oneByOne: condition })

/** From so many kilometres on, or from where she lives, to less than so many. */
export function ringOf(viewer: Viewer, place: Placed, limit: number, inner?: number): Band & { ring: SQL } {
  const circle = and(
    sql`${kilometres(viewer)} < ${limit}`,
    inner === undefined ? undefined : sql`${kilometres(viewer)} >= ${inner}`,
  )
  const ring = sql`${and(square(place, limit), circle)}`
  return { byPlace: and(showsDistance, ring), oneByOne: and(showsDistance, circle), ring }
}

/** The bands of distance, nearest first; the last is where there is no distance. */
export function bandsAround(viewer: Viewer, place: Placed): Band[] {
  const rings = distanceBands.map((limit, index) => ringOf(viewer, place, limit, distanceBands[index - 1]))
  const farthest = distanceBands.at(-1) ?? 0
  const far = and(showsDistance, sql`${kilometres(viewer)} >= ${farthest}`)
  const nowhere = or(eq(userProfiles.hideDistance, true), isNull(users.latitude), isNull(users.longitude))
  return [...rings, band(far), band(nowhere)]
}
