import type { MeetingLetter } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'

const { meetingLetters } = tables

export type LetterKind = MeetingLetter['what'] | 'reminder'

interface NewLetter {
  meetingId: number
  what: LetterKind
  turn?: number
}

/**
 * Queues a mail once per meeting, kind and turn, in the caller's transaction. `sendWaiting` picks up what the job
 * misses.
 */
export async function writeLetter(tx: Tx, jobs: Jobs, { meetingId, what, turn = 0 }: NewLetter): Promise<void> {
  const [letter] = await tx
    .insert(meetingLetters)
    .values({ meetingId, what, turn })
    .onConflictDoNothing()
    .returning({ id: meetingLetters.id })
  if (letter !== undefined) await jobs.enqueue('meetings.letter', { letterId: letter.id }, tx)
}
