import { meetingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { hasReachableDevice } from '../../foundation/devices/public.ts'
import type { SendingParts } from './send-letter.ts'
import { writeLetter } from './write-letter.ts'

const { meetings } = tables

/** The update makes one worker win. */
export async function remindDue(parts: SendingParts): Promise<void> {
  const { db, unitOfWork, jobs, now } = parts
  const at = now()
  const isDue = and(eq(meetings.state, 'open'), isNull(meetings.remindedAt), lte(meetings.dueAt, at))
  const due = await db.select({ id: meetings.id }).from(meetings).where(isDue).orderBy(asc(meetings.dueAt))
  for (const { id } of due) {
    await unitOfWork(async (tx) => {
      const [row] = await tx
        .update(meetings)
        .set({ remindedAt: at })
        .where(and(eq(meetings.id, id), isDue))
        .returning({ userId: meetings.userId, turn: meetings.postponed })
      if (row === undefined) return
      tx.emit({ type: 'meeting.called', meetingId: id, memberId: row.userId, what: 'due' })
      // Fall back to mail where no device can get a push.
      if (!(await hasReachableDevice(tx, row.userId, at)))
        await writeLetter(tx, jobs, { meetingId: id, what: 'reminder', turn: row.turn })
    })
  }
}

/** The grace period starts at the reminder, not at the agreed time, so that a late job does not shorten it. */
export async function notifyContactsOfSilence(parts: SendingParts): Promise<void> {
  const { db, unitOfWork, jobs, now } = parts
  const since = new Date(now().getTime() - meetingLimits.grace)
  const isSilent = and(eq(meetings.state, 'open'), lte(meetings.remindedAt, since))
  const silent = await db.select({ id: meetings.id }).from(meetings).where(isSilent).orderBy(asc(meetings.dueAt))
  for (const { id } of silent) {
    await unitOfWork(async (tx) => {
      const [row] = await tx
        .update(meetings)
        .set({ state: 'told' })
        .where(and(eq(meetings.id, id), isSilent))
        .returning({ userId: meetings.userId })
      if (row === undefined) return
      await writeLetter(tx, jobs, { meetingId: id, what: 'silence' })
      tx.emit({ type: 'meeting.called', meetingId: id, memberId: row.userId, what: 'told' })
    })
  }
}
