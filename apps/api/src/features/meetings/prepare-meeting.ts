import { meetingLimits, type PrepareMeeting } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApiSettings } from '../../deps.ts'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { everySecret } from '../../platform/secrets.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { checkWords } from './check-words.ts'
import { contactHash } from './contact-link.ts'
import { hoursOf } from './meeting-hours.ts'
import { sealMeeting } from './sealed-meeting.ts'
import { keepContact } from './trusted-contact.ts'
import { writeLetter } from './write-letter.ts'

const { meetings, users } = tables

const DAY = 24 * 3_600_000

export interface MeetingParts {
  settings: Pick<ApiSettings, 'secret' | 'secretsBefore' | 'publicUrl'>
  jobs: Jobs
  now: () => Date
}

/** @throws AppError MEETINGS_OPEN, MEETINGS_TODAY, CONTACT_TODAY */
async function refuseTooMany(tx: Tx, userId: number, hash: string, now: Date): Promise<void> {
  const today = gt(meetings.createdAt, new Date(now.getTime() - DAY))
  const hers = eq(meetings.userId, userId)
  if ((await tx.$count(meetings, and(hers, inArray(meetings.state, ['open', 'told'])))) >= meetingLimits.open)
    throw new AppError('MEETINGS_OPEN')
  if ((await tx.$count(meetings, and(hers, today))) >= meetingLimits.perDay) throw new AppError('MEETINGS_TODAY')
  if ((await tx.$count(meetings, and(eq(meetings.contactHash, hash), today))) >= meetingLimits.perAddress)
    throw new AppError('CONTACT_TODAY')
}

/**
 * « Je rencontre quelqu’un »: kept closed, and her contact told at once where she wants it. Under the same client id it
 * is the same meeting.
 * @throws AppError VALIDATION, MEETINGS_OPEN, MEETINGS_TODAY, CONTACT_TODAY
 */
export async function prepareMeeting(
  tx: Tx,
  { settings, jobs, now }: MeetingParts,
  viewer: Viewer,
  words: z.output<typeof PrepareMeeting>,
): Promise<void> {
  // Of two at the same moment, the second waits here and counts the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
  const same = and(eq(meetings.userId, viewer.id), eq(meetings.clientId, words.clientId))
  if ((await tx.$count(meetings, same)) > 0) return
  await checkWords(tx, viewer, words, everySecret(settings))
  const { meetsAt, dueAt } = await hoursOf(tx, words, now())
  const hash = contactHash(settings.secret, words.contactEmail)
  await refuseTooMany(tx, viewer.id, hash, now())
  const { whom, place, note, timeZone, contactName, contactEmail, tells } = words
  const sealed = await sealMeeting(settings.secret, {
    ...{ whom, place, note, timeZone, contactName, contactEmail, tells },
    meetsAt: meetsAt.toISOString(),
  })
  const [row] = await tx
    .insert(meetings)
    .values({ userId: viewer.id, clientId: words.clientId, sealed, dueAt, contactHash: hash, createdAt: now() })
    .returning({ id: meetings.id })
  if (row === undefined) throw new Error('the meeting was not written')
  if (words.keepsContact) await keepContact(tx, settings.secret, viewer.id, { name: contactName, email: contactEmail })
  if (tells === 'now') await writeLetter(tx, jobs, { meetingId: row.id, what: 'told' })
}
