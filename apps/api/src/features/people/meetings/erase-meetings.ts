import { meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { answerMeeting, lockMeeting } from './answer-meeting.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import type { SendingParts } from './send-letter.ts'

const { meetings, meetingLetters } = tables

const DAY = 24 * 3_600_000

/**
 * Sends the all-clear first and empties the row once it is sent. The empty row stays for a day, for the daily limit.
 * @throws AppError MEETING_UNKNOWN
 */
export async function eraseMeeting(tx: Tx, parts: MeetingParts, viewer: Viewer, id: number): Promise<void> {
  const { state } = await lockMeeting(tx, viewer, id)
  if (state !== 'well') await answerMeeting(tx, parts, viewer, { id, answer: { answer: 'well' } })
  await tx.update(meetings).set({ state: 'erased' }).where(eq(meetings.id, id))
  await emptyErased(tx)
}

/** Skips meetings whose all-clear is still unsent. */
async function emptyErased(tx: Tx): Promise<void> {
  const waiting = tx
    .select({ id: meetingLetters.meetingId })
    .from(meetingLetters)
    .where(and(eq(meetingLetters.what, 'well'), isNull(meetingLetters.sentAt)))
  const emptied = await tx
    .update(meetings)
    .set({ sealed: '' })
    .where(and(eq(meetings.state, 'erased'), ne(meetings.sealed, ''), notInArray(meetings.id, waiting)))
    .returning({ id: meetings.id })
  const ids = emptied.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(meetingLetters).where(inArray(meetingLetters.meetingId, ids))
}

/** Runs every minute. */
export async function eraseOver({ unitOfWork, now }: SendingParts): Promise<void> {
  const at = now().getTime()
  const over = lte(meetings.dueAt, new Date(at - meetingLimits.kept))
  const erased = and(eq(meetings.state, 'erased'), eq(meetings.sealed, ''), lte(meetings.createdAt, new Date(at - DAY)))
  await unitOfWork(async (tx) => {
    await emptyErased(tx)
    await tx.delete(meetings).where(or(over, erased))
  })
}
