import { meetingLimits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Letter, SendMail } from '../../../platform/delivery/mail-transport.ts'
import { isQuiet } from './check-words.ts'
import { contactUrl } from './contact-link.ts'
import { contactMail } from './contact-mail.ts'
import { decryptMeeting } from './encrypt-meeting.ts'
import { isWaiting, loadWaiting } from './letters.queries.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import type { LetterKind } from './write-letter.ts'

const { meetingLetters, meetings, users } = tables

export interface SendingParts extends MeetingParts {
  db: Database
  unitOfWork: UnitOfWork
  deliver: SendMail
}

type MeetingRow = typeof meetings.$inferSelect
type LetterRow = typeof meetingLetters.$inferSelect

/** Skips mails whose content no longer holds. */
const isStillDue: Record<LetterKind, (meeting: MeetingRow, now: Date) => boolean> = {
  told: ({ state }) => state === 'open' || state === 'told',
  moved: ({ state }) => state === 'open',
  silence: ({ state }) => state === 'told',
  asked: ({ state }) => state === 'told',
  well: ({ state }) => state === 'well' || state === 'erased',
  reminder: ({ state, dueAt }, now) => state === 'open' && dueAt <= now,
}

async function compose(tx: Tx, parts: SendingParts, meeting: MeetingRow, what: LetterKind): Promise<Letter | null> {
  const { settings } = parts
  const [user] = await tx.select().from(users).where(eq(users.id, meeting.userId))
  if (user === undefined || user.leftAt !== null) return null
  if (what === 'reminder') {
    const props = { name: user.name, url: `${settings.publicUrl}/meetings` }
    return { kind: 'meetingReminder', to: user.email, props }
  }
  if (await isQuiet(tx, meeting.contactHash)) return null
  const secret = await decryptMeeting(settings.secret, meeting.sealed)
  if (secret === null) return null
  const unsubscribeUrl = contactUrl(meeting.contactHash, settings)
  const { dueAt, remindedAt } = meeting
  const props = contactMail({ what, name: user.name, ...secret }, { dueAt, remindedAt }, unsubscribeUrl)
  return { kind: 'meetingContact', to: secret.contactEmail, unsubscribeUrl, props }
}

const isLetter = (row: LetterRow) => eq(meetingLetters.id, row.id)

/** Locks the meeting, so that an answer comes before or after the claim, never in between. */
async function claimLetter(tx: Tx, parts: SendingParts, letterId: number): Promise<Letter | null> {
  const now = parts.now()
  const [known] = await tx.select().from(meetingLetters).where(eq(meetingLetters.id, letterId))
  if (known === undefined) return null
  const [meeting] = await tx.select().from(meetings).where(eq(meetings.id, known.meetingId)).for('update')
  const [row] = await tx
    .select()
    .from(meetingLetters)
    .where(and(eq(meetingLetters.id, letterId), isWaiting(now)))
  if (meeting === undefined || row === undefined) return null
  const what = row.what as LetterKind
  const mayHaveLeft = row.mayHaveLeft || row.leavingAt !== null
  const letter = isStillDue[what](meeting, now) ? await compose(tx, parts, meeting, what) : null
  if (letter === null) {
    // Keep a mail that a dead worker may have sent: the contact must get the all-clear.
    if (!mayHaveLeft) await tx.delete(meetingLetters).where(isLetter(row))
    else
      await tx
        .update(meetingLetters)
        .set({ sentAt: row.leavingAt ?? now, mayHaveLeft })
        .where(isLetter(row))
    return null
  }
  await tx.update(meetingLetters).set({ leavingAt: now, mayHaveLeft }).where(isLetter(row))
  return { ...letter, id: `meeting-${row.id}` }
}

/** Nodemailer errors before anything was sent. */
const connectionErrors = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'ETLS'])
const failedBeforeSending = (error: unknown) =>
  error instanceof Error && 'code' in error && connectionErrors.has(String(error.code))

async function scheduleRetry(tx: Tx, { now }: SendingParts, letterId: number, error: unknown): Promise<void> {
  const [row] = await tx.select().from(meetingLetters).where(eq(meetingLetters.id, letterId)).for('update')
  if (row === undefined) return
  const { first, longest } = meetingLimits.retry
  const wait = Math.min(longest, first * 2 ** Math.min(row.attempts, 10))
  const retryAt = new Date(now().getTime() + wait)
  const mayHaveLeft = row.mayHaveLeft || !failedBeforeSending(error)
  const again = { leavingAt: null, attempts: row.attempts + 1, retryAt, mayHaveLeft }
  await tx.update(meetingLetters).set(again).where(isLetter(row))
}

/** Never throws mail errors, which may contain an address; the job retries. */
export async function sendLetter(parts: SendingParts, letterId: number): Promise<void> {
  const letter = await parts.unitOfWork((tx) => claimLetter(tx, parts, letterId))
  if (letter === null) return
  try {
    await parts.deliver(letter)
  } catch (error) {
    return parts.unitOfWork((tx) => scheduleRetry(tx, parts, letterId, error))
  }
  await parts.unitOfWork((tx) =>
    tx.update(meetingLetters).set({ sentAt: parts.now() }).where(eq(meetingLetters.id, letterId)),
  )
}

/** Retries letters after a lost job, a dead worker or a mail error. */
export async function sendWaiting(parts: SendingParts): Promise<void> {
  for (const id of await loadWaiting(parts.db, parts.now())) await sendLetter(parts, id)
}
