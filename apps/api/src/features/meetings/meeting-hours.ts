import { type MeetingWords, meetingLimits } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'

const MINUTE = 60_000

export interface MeetingHours {
  meetsAt: Date
  /** The hour agreed. */
  dueAt: Date
}

/** When her contact is told, if she has not answered by then. */
export const silentFrom = (remindedAt: Date) => new Date(remindedAt.getTime() + meetingLimits.grace)
/** When nothing of it is left. */
export const erasedFrom = (dueAt: Date) => new Date(dueAt.getTime() + meetingLimits.kept)

/** The instant at which the clock of that place shows what she typed; PostgreSQL knows every summer and winter. */
async function instantOf(db: Queryable, { day, time, timeZone }: MeetingWords): Promise<Date> {
  const local = `${day} ${time}`
  const { rows } = await db.execute<{ at: string }>(
    sql`select ${sql`(${local}::timestamp at time zone ${timeZone})`.mapWith(tables.meetings.dueAt)}::text as at`,
  )
  return new Date(rows[0]?.at ?? '')
}

/**
 * The hours of a meeting that she is about to agree on.
 * @throws AppError VALIDATION, with what is wrong beside its field
 */
export async function hoursOf(db: Queryable, words: MeetingWords, now: Date): Promise<MeetingHours> {
  const meetsAt = await instantOf(db, words)
  const dueAt = new Date(meetsAt.getTime() + words.minutes * MINUTE)
  if (meetsAt.getTime() < now.getTime() - meetingLimits.begun || dueAt <= now)
    throw new AppError('VALIDATION', { fields: { time: ['Cette heure est déjà passée. Vérifie le jour et l’heure.'] } })
  if (meetsAt.getTime() > now.getTime() + meetingLimits.ahead)
    throw new AppError('VALIDATION', { fields: { day: ['C’est trop loin : prépare-la dans les trente jours.'] } })
  return { meetsAt, dueAt }
}
