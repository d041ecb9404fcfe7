import { Id, type MembersQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { CursorInstant, decodeCursor, InstantCursor } from '../../platform/cursor.ts'
import { type Band, bandsAround, placeOf } from './members.distance.ts'
import { CROWD, countIn } from './members.nearby.ts'

const { users, userProfiles } = tables

/** The fields of a row that orders are made of. */
interface Ordered {
  id: number
  createdAt: Date
  lastConnection: Date | null
}
type Key = Array<string | number>

/**
 * One run of the list that an index can read in its order. A page is filled from one after the other: an order that
 * looks at two tables, or at a distance, would have every member read for each page.
 */
export interface Stratum {
  where: SQL | undefined
  /** Looks before it is read which condition is the best one, after a cursor; null where nobody is in it. */
  look?: (db: Queryable, after: SQL | undefined) => Promise<SQL | undefined | null>
  orderBy: SQL[]
  key(row: Ordered): Key
}

export interface Order {
  strata: Stratum[]
  /** The stratum in which a cursor goes on, and what comes after it there. */
  resume(cursor: string): { from: number; after: SQL }
}

const NEVER = new Date(0)

const seen: Stratum = {
  where: and(eq(userProfiles.hideLastConnection, false), isNotNull(users.lastConnection)),
  orderBy: [sql`${users.lastConnection} desc nulls last`, sql`${users.id} desc nulls first`],
  key: ({ lastConnection, id }) => [(lastConnection ?? NEVER).toISOString(), id],
}

/** Those who hide it, or were never there, come last: nothing tells them apart. */
const unseen: Stratum = {
  where: or(eq(userProfiles.hideLastConnection, true), isNull(users.lastConnection)),
  orderBy: [sql`${users.id} desc`],
  key: ({ id }) => [NEVER.toISOString(), id],
}

const isUnseen = (at: Date) => at.getTime() === NEVER.getTime()

const afterSeen = (at: Date, id: number): SQL =>
  isUnseen(at) ? sql`${users.id} < ${id}` : sql`(${users.lastConnection}, ${users.id}) < (${at}, ${id})`

const recent: Order = {
  strata: [seen, unseen],
  resume: (cursor) => {
    const [at, id] = decodeCursor(cursor, InstantCursor)
    return { from: isUnseen(at) ? 1 : 0, after: afterSeen(at, id) }
  },
}

const newest: Order = {
  strata: [
    {
      where: undefined,
      orderBy: [sql`${users.createdAt} desc`, sql`${users.id} desc`],
      key: ({ createdAt, id }) => [createdAt.toISOString(), id],
    },
  ],
  resume: (cursor) => {
    const [at, id] = decodeCursor(cursor, InstantCursor)
    return { from: 0, after: sql`(${users.createdAt}, ${users.id}) < (${at}, ${id})` }
  },
}

const NearCursor = z.tuple([z.int().min(0).max(6), CursorInstant, Id])

/** A band in two strata; `filtered` says that few of those who are in it may be asked for. */
function strataOfBand({ byPlace, oneByOne, ring }: Band, number: number, filtered: boolean): Stratum[] {
  const [lastSeen, others] = [seen, unseen].map(
    ({ where, orderBy, key }): Stratum => ({
      where: and(byPlace, where),
      orderBy,
      key: (row) => [number, ...key(row)],
    }),
  ) as [Stratum, Stratum]
  if (ring === undefined) return [lastSeen, others]
  let nobody = false
  const look = async (db: Queryable, after: SQL | undefined) => {
    const found = await countIn(db, ring, after)
    nobody = found === 0 && after === undefined
    if (found === 0) return null
    return found < CROWD || filtered ? lastSeen.where : and(oneByOne, seen.where)
  }
  return [
    { ...lastSeen, look },
    { ...others, look: async () => (nobody ? null : others.where) },
  ]
}

/** Band after band, last seen first in each: what is sorted is the band, never the distance itself. */
function nearest(bands: Band[], filtered: boolean): Order {
  return {
    strata: bands.flatMap((band, number) => strataOfBand(band, number, filtered)),
    resume: (cursor) => {
      const [band, at, id] = decodeCursor(cursor, NearCursor)
      return { from: band * 2 + (isUnseen(at) ? 1 : 0), after: afterSeen(at, id) }
    },
  }
}

/** Where she has no place nobody is nearer than another. `filtered` says that few members may be asked for. */
export function orderOf(viewer: Viewer, sort: MembersQuery['sort'], filtered: boolean): Order {
  if (sort === 'new') return newest
  const place = sort === 'near' ? placeOf(viewer) : null
  return place === null ? recent : nearest(bandsAround(viewer, place), filtered)
}
