import type { MeetingLetter } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { meetingLetters } = tables

export type LetterKind = MeetingLetter['what'] | 'reminder'

interface NewLetter {
  meetingId: number
  what: LetterKind
  turn?: number
}

/**
 * Something is to be told: once, whoever asks. It exists exactly if the transaction commits; a job sends it at once, and
 * what that one misses the clock finds (`send-letter.ts`).
 */
export async function writeLetter(tx: Tx, jobs: Jobs, { meetingId, what, turn = 0 }: NewLetter): Promise<void> {
  const [letter] = await tx
    .insert(meetingLetters)
    .values({ meetingId, what, turn })
    .onConflictDoNothing()
    .returning({ id: meetingLetters.id })
  if (letter !== undefined) await jobs.enqueue('meetings.letter', { letterId: letter.id }, tx)
}
