import { meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { answerMeeting, lockMeeting } from './answer-meeting.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import type { SendingParts } from './send-letter.ts'

const { meetings, meetingLetters } = tables

const DAY = 24 * 3_600_000

/**
 * She wants nothing of it left, now. What was said to her contact is unsaid first, and its row is emptied once that has
 * left; what stays of it is that there was one today, for what is counted in a day.
 * @throws AppError MEETING_UNKNOWN
 */
export async function eraseMeeting(tx: Tx, parts: MeetingParts, viewer: Viewer, id: number): Promise<void> {
  const { state } = await lockMeeting(tx, viewer, id)
  if (state !== 'well') await answerMeeting(tx, parts, viewer, { id, answer: { answer: 'well' } })
  await tx.update(meetings).set({ state: 'erased' }).where(eq(meetings.id, id))
  await emptyErased(tx)
}

/** Of those that she erased, and of which no letter is on its way. */
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

/** Every minute: what is two days past the hour agreed, and what she erased a day ago. */
export async function eraseOver({ unitOfWork, now }: SendingParts): Promise<void> {
  const at = now().getTime()
  const over = lte(meetings.dueAt, new Date(at - meetingLimits.kept))
  const erased = and(eq(meetings.state, 'erased'), eq(meetings.sealed, ''), lte(meetings.createdAt, new Date(at - DAY)))
  await unitOfWork(async (tx) => {
    await emptyErased(tx)
    await tx.delete(meetings).where(or(over, erased))
  })
}
