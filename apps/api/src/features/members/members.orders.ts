import { Id, type MembersQuery } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { CursorInstant, decodeCursor, InstantCursor } from '../../platform/cursor.ts'
import { bandConditions, placeOf } from './members.distance.ts'

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

/** Band after band, last seen first in each: what is sorted is the band, never the distance itself. */
function nearest(viewer: Viewer): Order {
  const strata = bandConditions(viewer).flatMap((band, number): Stratum[] =>
    [seen, unseen].map(({ where, orderBy, key }) => ({
      where: and(band, where),
      orderBy,
      key: (row) => [number, ...key(row)],
    })),
  )
  return {
    strata,
    resume: (cursor) => {
      const [band, at, id] = decodeCursor(cursor, NearCursor)
      return { from: band * 2 + (isUnseen(at) ? 1 : 0), after: afterSeen(at, id) }
    },
  }
}

/** Where she has no place nobody is nearer than another. */
export function orderOf(viewer: Viewer, sort: MembersQuery['sort']): Order {
  if (sort === 'new') return newest
  return sort === 'near' && placeOf(viewer) !== null ? nearest(viewer) : recent
}
