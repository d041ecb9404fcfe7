import { meetingLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'

const { meetingLetters } = tables

/** Whether the contact may have had a mail. */
export async function wasWrittenTo(db: Queryable, meetingId: number): Promise<boolean> {
  const { mayHaveLeft, leavingAt, what } = meetingLetters
  const left = or(eq(mayHaveLeft, true), isNotNull(leavingAt))
  return (await db.$count(meetingLetters, and(eq(meetingLetters.meetingId, meetingId), left, ne(what, 'reminder')))) > 0
}

/** Unsent, not waiting for a retry, and not claimed by a worker. */
export const isWaiting = (now: Date) =>
  and(
    isNull(meetingLetters.sentAt),
    or(isNull(meetingLetters.retryAt), lte(meetingLetters.retryAt, now)),
    or(isNull(meetingLetters.leavingAt), lt(meetingLetters.leavingAt, new Date(now.getTime() - meetingLimits.leaving))),
  )

export async function loadWaiting(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: meetingLetters.id })
    .from(meetingLetters)
    .where(isWaiting(now))
    .orderBy(asc(meetingLetters.id))
  return rows.map(({ id }) => id)
}
