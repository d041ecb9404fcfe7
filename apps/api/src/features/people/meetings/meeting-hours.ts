import { type MeetingWords, meetingLimits } from '@consoeurs/contract'
import type { Queryable } from '@consoeurs/database'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { AppError } from '../../../platform/http/errors.ts'

const MINUTE = 60_000

export interface MeetingHours {
  meetsAt: Date
  /** Time by which the member should have answered. */
  dueAt: Date
}

/** When the contact is notified, unless the member answers before. */
export const silentFrom = (remindedAt: Date) => new Date(remindedAt.getTime() + meetingLimits.grace)
export const erasedFrom = (dueAt: Date) => new Date(dueAt.getTime() + meetingLimits.kept)

/** PostgreSQL's time zone database covers daylight saving. */
async function instantOf(db: Queryable, { day, time, timeZone }: MeetingWords): Promise<Date> {
  const local = `${day} ${time}`
  const { rows } = await db.execute<{ at: string }>(
    sql`select ${sql`(${local}::timestamp at time zone ${timeZone})`.mapWith(tables.meetings.dueAt)}::text as at`,
  )
  return new Date(rows[0]?.at ?? '')
}

/** @throws AppError VALIDATION, by field */
export async function hoursOf(db: Queryable, words: MeetingWords, now: Date): Promise<MeetingHours> {
  const meetsAt = await instantOf(db, words)
  const dueAt = new Date(meetsAt.getTime() + words.minutes * MINUTE)
  if (meetsAt.getTime() < now.getTime() - meetingLimits.begun || dueAt <= now)
    throw new AppError('VALIDATION', { fields: { time: ['Cette heure est déjà passée. Vérifie le jour et l’heure.'] } })
  if (meetsAt.getTime() > now.getTime() + meetingLimits.ahead)
    throw new AppError('VALIDATION', { fields: { day: ['C’est trop loin : prépare-la dans les trente jours.'] } })
  return { meetsAt, dueAt }
}
