import { meetingLimits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Deliver, Letter } from '../../platform/mail.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { isQuiet } from './check-words.ts'
import { contactUrl } from './contact-link.ts'
import { contactMail } from './contact-mail.ts'
import { isWaiting, loadWaiting } from './letters.queries.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import { openMeeting } from './sealed-meeting.ts'
import type { LetterKind } from './write-letter.ts'

const { meetingLetters, meetings, users } = tables

export interface SendingParts extends MeetingParts {
  db: Database
  unitOfWork: UnitOfWork
  deliver: Deliver
}

type MeetingRow = typeof meetings.$inferSelect
type LetterRow = typeof meetingLetters.$inferSelect

/** What would say something that is not so any more does not leave. */
const stillTrue: Record<LetterKind, (meeting: MeetingRow, now: Date) => boolean> = {
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
  const secret = await openMeeting(settings.secret, meeting.sealed)
  if (secret === null) return null
  const unsubscribeUrl = contactUrl(meeting.contactHash, settings)
  const { dueAt, remindedAt } = meeting
  const props = contactMail({ what, name: user.name, ...secret }, { dueAt, remindedAt }, unsubscribeUrl)
  return { kind: 'meetingContact', to: secret.contactEmail, unsubscribeUrl, props }
}

const ofThis = (row: LetterRow) => eq(meetingLetters.id, row.id)

/**
 * Takes a letter to send it: her answer waits for this, and this for her answer, so that what she says comes before or
 * after it and never in between.
 */
async function take(tx: Tx, parts: SendingParts, letterId: number): Promise<Letter | null> {
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
  const letter = stillTrue[what](meeting, now) ? await compose(tx, parts, meeting, what) : null
  if (letter === null) {
    // One that a dead worker may have handed over stays, so that it is unsaid.
    if (!mayHaveLeft) await tx.delete(meetingLetters).where(ofThis(row))
    else
      await tx
        .update(meetingLetters)
        .set({ sentAt: row.leavingAt ?? now, mayHaveLeft })
        .where(ofThis(row))
    return null
  }
  await tx.update(meetingLetters).set({ leavingAt: now, mayHaveLeft }).where(ofThis(row))
  return { ...letter, id: `meeting-${row.id}` }
}

/** Errors of a post that was never reached: nothing was handed over (nodemailer). */
const unreached = new Set(['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'ETLS'])
const neverLeft = (error: unknown) => error instanceof Error && 'code' in error && unreached.has(String(error.code))

async function keepForLater(tx: Tx, { now }: SendingParts, letterId: number, error: unknown): Promise<void> {
  const [row] = await tx.select().from(meetingLetters).where(eq(meetingLetters.id, letterId)).for('update')
  if (row === undefined) return
  const { first, longest } = meetingLimits.retry
  const wait = Math.min(longest, first * 2 ** Math.min(row.attempts, 10))
  const retryAt = new Date(now().getTime() + wait)
  const mayHaveLeft = row.mayHaveLeft || !neverLeft(error)
  const again = { leavingAt: null, attempts: row.attempts + 1, retryAt, mayHaveLeft }
  await tx.update(meetingLetters).set(again).where(ofThis(row))
}

/**
 * Sends one letter, unless what it says is no longer so. Never throws for the post: the error may hold an address, and
 * the clock comes back to what did not leave.
 */
export async function sendLetter(parts: SendingParts, letterId: number): Promise<void> {
  const letter = await parts.unitOfWork((tx) => take(tx, parts, letterId))
  if (letter === null) return
  try {
    await parts.deliver(letter)
  } catch (error) {
    return parts.unitOfWork((tx) => keepForLater(tx, parts, letterId, error))
  }
  await parts.unitOfWork((tx) =>
    tx.update(meetingLetters).set({ sentAt: parts.now() }).where(eq(meetingLetters.id, letterId)),
  )
}

/** What a lost job, a dead worker or a silent post left behind. */
export async function sendWaiting(parts: SendingParts): Promise<void> {
  for (const id of await loadWaiting(parts.db, parts.now())) await sendLetter(parts, id)
}
