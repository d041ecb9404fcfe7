import { type MeetingAnswer, meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { wasWrittenTo } from './letters.queries.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import { writeLetter } from './write-letter.ts'

const { meetings } = tables

const MINUTE = 60_000

type MeetingRow = typeof meetings.$inferSelect
type AnswerMeetingParts = Pick<MeetingParts, 'jobs' | 'now'>

/**
 * Serialises the member's answers and the scheduled jobs.
 * @throws AppError MEETING_UNKNOWN
 */
export async function lockMeeting(tx: Tx, viewer: Viewer, id: number): Promise<MeetingRow> {
  const [row] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), eq(meetings.userId, viewer.id), ne(meetings.state, 'erased')))
    .for('update')
  if (row === undefined) throw new AppError('MEETING_UNKNOWN')
  return row
}

/** Sends the all-clear if the contact may have had a mail; unsent mails are dropped. */
async function confirmWell(tx: Tx, { jobs }: AnswerMeetingParts, { id }: MeetingRow): Promise<void> {
  await tx.update(meetings).set({ state: 'well' }).where(eq(meetings.id, id))
  if (await wasWrittenTo(tx, id)) await writeLetter(tx, jobs, { meetingId: id, what: 'well' })
}

async function alertContact(tx: Tx, { jobs }: AnswerMeetingParts, { id, state }: MeetingRow): Promise<void> {
  if (state === 'well') throw new AppError('MEETING_OVER')
  await tx.update(meetings).set({ state: 'told' }).where(eq(meetings.id, id))
  await writeLetter(tx, jobs, { meetingId: id, what: 'asked' })
}

/** Postpones the due time, counted from now or from the agreed time if that is later. */
async function postponeMeeting(
  tx: Tx,
  { jobs, now }: AnswerMeetingParts,
  row: MeetingRow,
  minutes: number,
): Promise<void> {
  const { id, state, postponed } = row
  if (state !== 'open') throw new AppError('MEETING_OVER')
  if (postponed >= meetingLimits.postponed) throw new AppError('MEETING_POSTPONED')
  const dueAt = new Date(Math.max(now().getTime(), row.dueAt.getTime()) + minutes * MINUTE)
  const turn = postponed + 1
  await tx.update(meetings).set({ dueAt, postponed: turn, remindedAt: null }).where(eq(meetings.id, id))
  if (await wasWrittenTo(tx, id)) await writeLetter(tx, jobs, { meetingId: id, what: 'moved', turn })
}

/**
 * `well` is accepted at any time; a repeat sends nothing new.
 * @throws AppError MEETING_UNKNOWN, MEETING_OVER, MEETING_POSTPONED
 */
export async function answerMeeting(
  tx: Tx,
  parts: AnswerMeetingParts,
  viewer: Viewer,
  { id, answer }: { id: number; answer: MeetingAnswer },
): Promise<void> {
  const row = await lockMeeting(tx, viewer, id)
  if (answer.answer === 'well') await confirmWell(tx, parts, row)
  else if (answer.answer === 'tell') await alertContact(tx, parts, row)
  else await postponeMeeting(tx, parts, row, answer.minutes)
  tx.emit({ type: 'meeting.answered', meetingId: id, memberId: viewer.id })
}
