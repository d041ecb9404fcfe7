import { type MeetingAnswer, meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { wasWrittenTo } from './letters.queries.ts'
import type { MeetingParts } from './prepare-meeting.ts'
import { writeLetter } from './write-letter.ts'

const { meetings } = tables

const MINUTE = 60_000

type MeetingRow = typeof meetings.$inferSelect
type Parts = Pick<MeetingParts, 'jobs' | 'now'>

/** Hers, locked: what the clock is about to do of it waits for her answer, or she for it. @throws AppError MEETING_UNKNOWN */
export async function lockMeeting(tx: Tx, viewer: Viewer, id: number): Promise<MeetingRow> {
  const [row] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), eq(meetings.userId, viewer.id), ne(meetings.state, 'erased')))
    .for('update')
  if (row === undefined) throw new AppError('MEETING_UNKNOWN')
  return row
}

/** Whatever was said to her contact is unsaid; what has not left will not. */
async function sayWell(tx: Tx, { jobs }: Parts, { id }: MeetingRow): Promise<void> {
  await tx.update(meetings).set({ state: 'well' }).where(eq(meetings.id, id))
  if (await wasWrittenTo(tx, id)) await writeLetter(tx, jobs, { meetingId: id, what: 'well' })
}

async function tellNow(tx: Tx, { jobs }: Parts, { id, state }: MeetingRow): Promise<void> {
  if (state === 'well') throw new AppError('MEETING_OVER')
  await tx.update(meetings).set({ state: 'told' }).where(eq(meetings.id, id))
  await writeLetter(tx, jobs, { meetingId: id, what: 'asked' })
}

/** So much later than now, or than the hour agreed where that is still to come. */
async function takeTime(tx: Tx, { jobs, now }: Parts, row: MeetingRow, minutes: number): Promise<void> {
  const { id, state, postponed } = row
  if (state !== 'open') throw new AppError('MEETING_OVER')
  if (postponed >= meetingLimits.postponed) throw new AppError('MEETING_POSTPONED')
  const dueAt = new Date(Math.max(now().getTime(), row.dueAt.getTime()) + minutes * MINUTE)
  const turn = postponed + 1
  await tx.update(meetings).set({ dueAt, postponed: turn, remindedAt: null }).where(eq(meetings.id, id))
  if (await wasWrittenTo(tx, id)) await writeLetter(tx, jobs, { meetingId: id, what: 'moved', turn })
}

/**
 * What she says at the hour agreed, or before it. Said twice it is said once, « Tout va bien » at any time.
 * @throws AppError MEETING_UNKNOWN, MEETING_OVER, MEETING_POSTPONED
 */
export async function answerMeeting(
  tx: Tx,
  parts: Parts,
  viewer: Viewer,
  { id, answer }: { id: number; answer: MeetingAnswer },
): Promise<void> {
  const row = await lockMeeting(tx, viewer, id)
  if (answer.answer === 'well') await sayWell(tx, parts, row)
  else if (answer.answer === 'tell') await tellNow(tx, parts, row)
  else await takeTime(tx, parts, row, answer.minutes)
  tx.emit({ type: 'meeting.answered', meetingId: id, memberId: viewer.id })
}
