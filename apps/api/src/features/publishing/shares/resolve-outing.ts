import type { Outing } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { findTowns, type Town, timeZoneOfMember } from '../../foundation/places/public.ts'

type OutingWords = z.output<typeof Outing>

export interface SettledOuting {
  /** Null: to be chosen among `dates`. */
  at: Date | null
  /** Soonest first; null once there is a date. */
  dates: string[] | null
  place: string
  /** Empty where only a meeting point is given. */
  town: string
  timeZone: string
  latitude: number | null
  longitude: number | null
  seats: number | null
  kind: string | null
}

const wrongTown = (text: string) => new AppError('VALIDATION', { fields: { 'outing.town': [text] } })

/** @throws AppError VALIDATION where no town, or several, have that name */
async function requireTown(db: Queryable, written: string): Promise<Town> {
  const [town, ...others] = await findTowns(db, written)
  if (town === undefined) throw wrongTown('Nous ne connaissons pas cette ville. Choisis-la dans la liste.')
  if (others.length > 0)
    throw wrongTown('Plusieurs villes portent ce nom. Choisis-la dans la liste, avec son code postal.')
  return town
}

/** PostgreSQL knows the daylight saving rules. */
async function instantOf(db: Queryable, at: string, timeZone: string): Promise<Date> {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(at)) return new Date(at)
  const local = sql`(${at}::timestamp at time zone ${timeZone})`.mapWith(tables.shares.outingAt)
  const { rows } = await db.execute<{ at: string }>(sql`select ${local}::text as at`)
  return new Date(rows[0]?.at ?? '')
}

/** Soonest first. */
async function instantsOf(db: Queryable, dates: string[], timeZone: string): Promise<string[]> {
  const instants = new Set<string>()
  for (const at of dates) instants.add((await instantOf(db, at, timeZone)).toISOString())
  return [...instants].sort()
}

interface OutingOptions {
  authorId: number
  /** An outing without a town keeps its time zone, even if its author moved. */
  known?: Pick<SettledOuting, 'town' | 'timeZone' | 'latitude' | 'longitude'> | undefined
}

/** In the time zone of the outing's town, or of its author's home. */
export async function resolveOuting(
  db: Queryable,
  { at, dates, place, town: written, seats, kind }: OutingWords,
  { authorId, known }: OutingOptions,
): Promise<SettledOuting> {
  const isKnown = known !== undefined && known.town === written
  const town = isKnown || written === '' ? undefined : await requireTown(db, written)
  const { latitude = null, longitude = null } = (isKnown ? known : town) ?? {}
  const timeZone = isKnown ? known.timeZone : (town?.timeZone ?? (await timeZoneOfMember(db, authorId)))
  return {
    at: at === null ? null : await instantOf(db, at, timeZone),
    dates: at === null ? await instantsOf(db, dates, timeZone) : null,
    place,
    town: town?.label ?? written,
    timeZone,
    latitude,
    longitude,
    seats,
    kind,
  }
}

export const outingColumns = (outing: SettledOuting | null) => ({
  outingAt: outing?.at ?? null,
  outingDates: outing?.dates ?? null,
  outingPlace: outing?.place ?? null,
  outingTown: outing?.town || null,
  outingTimeZone: outing?.timeZone ?? null,
  outingLatitude: outing?.latitude ?? null,
  outingLongitude: outing?.longitude ?? null,
  outingSeats: outing?.seats ?? null,
  outingKind: outing?.kind ?? null,
})
