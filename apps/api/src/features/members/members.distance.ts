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
const showsDistance = and(eq(userProfiles.hideDistance, false), isNotNull(users.latitude), isNotNull(users.longitude))

/** Within so many kilometres, as far as she shows it; nobody is near a woman without a place. */
export function within(viewer: Viewer, radius: number): SQL | undefined {
  const place = placeOf(viewer)
  if (place === null) return sql`false`
  return and(showsDistance, square(place, radius), sql`${kilometres(viewer)} < ${radius}`)
}

/** The bands of distance, nearest first, each as a condition; the last is where there is no distance. */
export function bandConditions(viewer: Viewer): Array<SQL | undefined> {
  const rings = distanceBands.map((limit, index) => {
    const inner = distanceBands[index - 1]
    return and(within(viewer, limit), inner === undefined ? undefined : sql`${kilometres(viewer)} >= ${inner}`)
  })
  const farthest = distanceBands.at(-1) ?? 0
  const far = and(showsDistance, sql`${kilometres(viewer)} >= ${farthest}`)
  const nowhere = or(eq(userProfiles.hideDistance, true), isNull(users.latitude), isNull(users.longitude))
  return [...rings, far, nowhere]
}
