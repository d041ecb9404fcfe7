import { Id, type MembersQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { CursorInstant, decodeCursor, InstantCursor } from '../../../platform/http/cursor.ts'
import { type Band, bandsAround, coordinatesOf } from './members.distance.ts'
import { CROWDED_RING, countIn } from './members.nearby.ts'

const { users, userProfiles } = tables

interface OrderedMember {
  id: number
  createdAt: Date
  lastConnection: Date | null
}
type CursorKey = Array<string | number>

/**
 * A part of the list that an index reads in order; pages are filled from one after the other. Sorting by two tables or
 * by distance would read every member.
 */
export interface MemberStratum {
  where: SQL | undefined
  /** Chooses the cheapest condition; null where the stratum is empty. */
  look?: (db: Queryable, after: SQL | undefined) => Promise<SQL | undefined | null>
  orderBy: SQL[]
  key(row: OrderedMember): CursorKey
}

export interface MemberOrder {
  strata: MemberStratum[]
  resume(cursor: string): { from: number; after: SQL }
}

const NEVER = new Date(0)

const seen: MemberStratum = {
  where: and(eq(userProfiles.hideLastConnection, false), isNotNull(users.lastConnection)),
  orderBy: [sql`${users.lastConnection} desc nulls last`, sql`${users.id} desc nulls first`],
  key: ({ lastConnection, id }) => [(lastConnection ?? NEVER).toISOString(), id],
}

/** Hidden and missing last connections come last and look the same. */
const unseen: MemberStratum = {
  where: or(eq(userProfiles.hideLastConnection, true), isNull(users.lastConnection)),
  orderBy: [sql`${users.id} desc`],
  key: ({ id }) => [NEVER.toISOString(), id],
}

const isUnseen = (at: Date) => at.getTime() === NEVER.getTime()

const afterSeen = (at: Date, id: number): SQL =>
  isUnseen(at) ? sql`${users.id} < ${id}` : sql`(${users.lastConnection}, ${users.id}) < (${at}, ${id})`

const recent: MemberOrder = {
  strata: [seen, unseen],
  resume: (cursor) => {
    const [at, id] = decodeCursor(cursor, InstantCursor)
    return { from: isUnseen(at) ? 1 : 0, after: afterSeen(at, id) }
  },
}

const newest: MemberOrder = {
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

/** `filtered`: few members of the band may match. */
function strataOfBand({ byPlace, oneByOne, ring }: Band, number: number, filtered: boolean): MemberStratum[] {
  const [lastSeen, others] = [seen, unseen].map(
    ({ where, orderBy, key }): MemberStratum => ({
      where: and(byPlace, where),
      orderBy,
      key: (row) => [number, ...key(row)],
    }),
  ) as [MemberStratum, MemberStratum]
  if (ring === undefined) return [lastSeen, others]
  let nobody = false
  const look = async (db: Queryable, after: SQL | undefined) => {
    const found = await countIn(db, ring, after)
    nobody = found === 0 && after === undefined
    if (found === 0) return null
    return found < CROWDED_RING || filtered ? lastSeen.where : and(oneByOne, seen.where)
  }
  return [
    { ...lastSeen, look },
    { ...others, look: async () => (nobody ? null : others.where) },
  ]
}

/** Sorts by band, then by last connection; never by the exact distance. */
function nearest(bands: Band[], filtered: boolean): MemberOrder {
  return {
    strata: bands.flatMap((band, number) => strataOfBand(band, number, filtered)),
    resume: (cursor) => {
      const [band, at, id] = decodeCursor(cursor, NearCursor)
      return { from: band * 2 + (isUnseen(at) ? 1 : 0), after: afterSeen(at, id) }
    },
  }
}

/** `near` falls back to `recent` where the viewer has no place. */
export function orderOf(viewer: Viewer, sort: MembersQuery['sort'], filtered: boolean): MemberOrder {
  if (sort === 'new') return newest
  const place = sort === 'near' ? coordinatesOf(viewer) : null
  return place === null ? recent : nearest(bandsAround(viewer, place), filtered)
}
