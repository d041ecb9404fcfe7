import type { OutingPeriod, OutingsQuery, Page, ShareView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, between, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { boxAround, kilometres, type MemberCardContext } from '../../people/members/public.ts'
import { listDatePolls, listOutings } from '../shares/public.ts'

const { outingDateVotes, outingWaitlist, shareParticipants, shares } = tables

const DAY = 24 * 60 * 60 * 1000
/** An outing stays listed after its start, for those who are on their way. */
const LISTED_AFTER_START = 2 * 60 * 60 * 1000

const local = sql`(${shares.outingAt} at time zone coalesce(${shares.outingTimeZone}, 'Europe/Paris'))`

/** Until the end of the coming Sunday. */
const weekend = (now: Date): SQL =>
  sql`(extract(isodow from ${local}) in (6, 7) and ${local} < date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'Europe/Paris') + interval '7 days')`

function inPeriod(when: Exclude<OutingPeriod, 'undated'>, now: Date): SQL | undefined {
  if (when === 'all') return undefined
  if (when === 'weekend') return weekend(now)
  return lt(shares.outingAt, new Date(now.getTime() + (when === 'week' ? 7 : 30) * DAY))
}

/** Nothing where the viewer has no place. */
function isWithin({ latitude, longitude }: Viewer, radius: number): SQL | undefined {
  if (latitude === null || longitude === null) return sql`false`
  const { south, north, west, east } = boxAround({ latitude, longitude }, radius)
  const columns = { latitude: shares.outingLatitude, longitude: shares.outingLongitude }
  return and(
    between(columns.latitude, south, north),
    between(columns.longitude, west, east),
    sql`${kilometres({ latitude, longitude }, columns)} < ${radius}`,
  )
}

/** Everywhere for a viewer without a place. */
export const isNearby = (viewer: Viewer | null, radius: number): SQL | undefined =>
  viewer === null || viewer.latitude === null ? undefined : isWithin(viewer, radius)

/** Hosted or joined. */
export const attends = (viewerId: number): SQL | undefined =>
  or(
    eq(shares.authorId, viewerId),
    sql`exists (select 1 from ${shareParticipants} where ${shareParticipants.shareId} = ${shares.id} and ${shareParticipants.userId} = ${viewerId})`,
  )

const waitsFor = (viewerId: number): SQL =>
  sql`exists (select 1 from ${outingWaitlist} where ${outingWaitlist.shareId} = ${shares.id} and ${outingWaitlist.userId} = ${viewerId})`

const hasTicked = (viewerId: number): SQL =>
  sql`exists (select 1 from ${outingDateVotes} where ${outingDateVotes.shareId} = ${shares.id} and ${outingDateVotes.userId} = ${viewerId})`

/** A date is still to be chosen, and one is to come. */
export const datesRemain = (now: Date): SQL =>
  sql`(${shares.outingDates} ->> -1)::timestamptz > ${now.toISOString()}::timestamptz`

export function listAgenda(
  db: Queryable,
  cards: MemberCardContext,
  { query, now }: { query: OutingsQuery; now: Date },
): Promise<Page<ShareView>> {
  const { viewer } = cards
  const ofKind = query.kind === undefined ? undefined : eq(shares.outingKind, query.kind)
  const near = query.within === undefined ? undefined : isWithin(viewer, query.within)
  const page = { after: query.cursor, limit: query.limit }
  if (query.when === 'undated') {
    const mine = query.scope === 'mine' ? or(eq(shares.authorId, viewer.id), hasTicked(viewer.id)) : undefined
    return listDatePolls(db, cards, { which: and(datesRemain(now), near, ofKind, mine), ...page })
  }
  const which = and(
    gt(shares.outingAt, new Date(now.getTime() - LISTED_AFTER_START)),
    inPeriod(query.when, now),
    near,
    ofKind,
    query.scope === 'mine' ? or(attends(viewer.id), waitsFor(viewer.id)) : undefined,
  )
  return listOutings(db, cards, { which, ...page })
}
