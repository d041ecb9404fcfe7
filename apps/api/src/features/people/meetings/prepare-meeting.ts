import { meetingLimits, type PrepareMeeting } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ApiSettings } from '../../../deps.ts'
import { lockUser } from '../../../platform/data/lock-user.ts'
import { allSecrets } from '../../../platform/data/secrets.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkWords } from './check-words.ts'
import { contactHash } from './contact-link.ts'
import { encryptMeeting } from './encrypt-meeting.ts'
import { hoursOf } from './meeting-hours.ts'
import { saveContact } from './trusted-contact.ts'
import { writeLetter } from './write-letter.ts'

const { meetings } = tables

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
 * Stores the meeting encrypted; mails the contact at once if the member chose that. Idempotent by client id.
 * @throws AppError VALIDATION, MEETINGS_OPEN, MEETINGS_TODAY, CONTACT_TODAY
 */
export async function prepareMeeting(
  tx: Tx,
  { settings, jobs, now }: MeetingParts,
  viewer: Viewer,
  words: z.output<typeof PrepareMeeting>,
): Promise<void> {
  // Serialises requests of one member, so that the limits count both.
  await lockUser(tx, viewer.id)
  const same = and(eq(meetings.userId, viewer.id), eq(meetings.clientId, words.clientId))
  if ((await tx.$count(meetings, same)) > 0) return
  await checkWords(tx, viewer, words, allSecrets(settings))
  const { meetsAt, dueAt } = await hoursOf(tx, words, now())
  const hash = contactHash(settings.secret, words.contactEmail)
  await refuseTooMany(tx, viewer.id, hash, now())
  const { whom, place, note, timeZone, contactName, contactEmail, tells } = words
  const sealed = await encryptMeeting(settings.secret, {
    ...{ whom, place, note, timeZone, contactName, contactEmail, tells },
    meetsAt: meetsAt.toISOString(),
  })
  const [row] = await tx
    .insert(meetings)
    .values({ userId: viewer.id, clientId: words.clientId, sealed, dueAt, contactHash: hash, createdAt: now() })
    .returning({ id: meetings.id })
  if (row === undefined) throw new Error('the meeting was not written')
  if (words.keepsContact) await saveContact(tx, settings.secret, viewer.id, { name: contactName, email: contactEmail })
  if (tells === 'now') await writeLetter(tx, jobs, { meetingId: row.id, what: 'told' })
}
