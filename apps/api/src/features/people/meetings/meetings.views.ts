import { MeetingLetter, MeetingState, type MeetingView, meetingLimits } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import type { MeetingSecret } from './encrypt-meeting.ts'
import { erasedFrom, silentFrom } from './meeting-hours.ts'

type MeetingRow = typeof tables.meetings.$inferSelect
type LetterRow = typeof tables.meetingLetters.$inferSelect

interface LetterState {
  letter: LetterRow | undefined
  declined: boolean
}

export function meetingView(row: MeetingRow, opened: MeetingSecret, { letter, declined }: LetterState): MeetingView {
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
