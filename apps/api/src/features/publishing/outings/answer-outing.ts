import type { OutingState, SetGoing } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { loadOutingState, requireShare, sharePolicy } from '../shares/public.ts'
import { seatOf } from './outings.subject.ts'
import {
  addGoing,
  clearTicks,
  type LockedOuting,
  lockOuting,
  promoteWaiting,
  vacancies,
  withdraw,
} from './waiting-list.ts'

const { outingDateVotes, outingWaitlist, shareParticipants } = tables

type Answer = z.output<typeof SetGoing>

interface OutingAnswering {
  shareId: number
  answer: Answer
  now: Date
}

const placeInLine = (shareId: number, userId: number) =>
  and(eq(outingWaitlist.shareId, shareId), eq(outingWaitlist.userId, userId))

/** Undefined choices stay as they are. */
const choicesOf = ({ hostOnly, firstTime, welcomes }: Answer) => ({
  ...(hostOnly !== undefined && { hostOnly }),
  ...(firstTime !== undefined && { firstTime }),
  ...(welcomes !== undefined && { welcomes }),
})

async function changeChoices(tx: Tx, outing: LockedOuting, userId: number, answer: Answer): Promise<boolean> {
  const choices = choicesOf(answer)
  if (Object.keys(choices).length === 0) return (await tx.$count(shareParticipants, seatOf(outing.id, userId))) > 0
  const changed = await tx
    .update(shareParticipants)
    .set(choices)
    .where(seatOf(outing.id, userId))
    .returning({ userId: shareParticipants.userId })
  return changed.length > 0
}

async function takeSeat(tx: Tx, outing: LockedOuting, userId: number, answer: Answer): Promise<void> {
  const [waited] = await tx.delete(outingWaitlist).where(placeInLine(outing.id, userId)).returning()
  const { createdAt: _, ...known } = waited ?? { createdAt: null }
  await tx.insert(shareParticipants).values({ shareId: outing.id, userId, ...known, ...choicesOf(answer) })
  await addGoing(tx, outing, 1)
  tx.emit({ type: 'share.going', shareId: outing.id, memberId: userId, going: true })
}

async function waitForSeat(tx: Tx, outing: LockedOuting, userId: number, answer: Answer): Promise<void> {
  const values = { shareId: outing.id, userId, ...choicesOf(answer) }
  if (answer.waits) {
    await tx
      .insert(outingWaitlist)
      .values(values)
      .onConflictDoUpdate({ target: [outingWaitlist.shareId, outingWaitlist.userId], set: values })
    return
  }
  const [known] = await tx.update(outingWaitlist).set(values).where(placeInLine(outing.id, userId)).returning()
  if (known === undefined) throw new AppError('OUTING_FULL')
}

/**
 * « Je participe », or the waiting list. Idempotent.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, OUTING_PAST, OUTING_FULL
 */
export async function answerOuting(
  tx: Tx,
  viewer: Viewer,
  { shareId, answer, now }: OutingAnswering,
): Promise<OutingState> {
  const share = await requireShare(tx, viewer, shareId)
  if (!can(sharePolicy, viewer, 'share.go', share)) throw new AppError('FORBIDDEN')
  if (answer.going) {
    const locked = await lockOuting(tx, shareId)
    if (locked === null) throw new AppError('SHARE_NOT_FOUND')
    if (locked.at <= now) throw new AppError('OUTING_PAST')
    // Those who wait come before a newcomer.
    const outing = await promoteWaiting(tx, locked, now)
    if (!(await changeChoices(tx, outing, viewer.id, answer))) {
      if (vacancies(outing) > 0) await takeSeat(tx, outing, viewer.id, answer)
      else await waitForSeat(tx, outing, viewer.id, answer)
    }
    await clearTicks(tx, viewer.id, eq(outingDateVotes.shareId, shareId))
  } else {
    await withdraw(tx, { shareId, memberId: viewer.id, now })
  }
  return loadOutingState(tx, viewer, shareId)
}
