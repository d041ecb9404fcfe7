import { MeetingLetter, MeetingState, type MeetingView, meetingLimits } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { erasedFrom, silentFrom } from './meeting-hours.ts'
import type { MeetingSecret } from './sealed-meeting.ts'

type MeetingRow = typeof tables.meetings.$inferSelect
type LetterRow = typeof tables.meetingLetters.$inferSelect

interface Besides {
  /** The newest one to her contact. */
  letter: LetterRow | undefined
  declined: boolean
}

/** A meeting as she reads it. */
export function meetingView(row: MeetingRow, opened: MeetingSecret, { letter, declined }: Besides): MeetingView {
  const { id, dueAt, remindedAt, postponed } = row
  const state = MeetingState.parse(row.state)
  const { whom, place, note, contactName, contactEmail, tells, timeZone, meetsAt } = opened
  return {
    ...{ id, state, whom, place, note, contactName, contactEmail, tells, timeZone, meetsAt, declined },
    dueAt: dueAt.toISOString(),
    tellsAt: state === 'open' ? silentFrom(remindedAt ?? dueAt).toISOString() : null,
    erasedAt: erasedFrom(dueAt).toISOString(),
    postponable: state === 'open' ? meetingLimits.postponed - postponed : 0,
    letter:
      letter === undefined
        ? null
        : MeetingLetter.parse({
            what: letter.what,
            sentAt: letter.sentAt?.toISOString() ?? null,
            failing: letter.attempts > 0,
          }),
  }
}
