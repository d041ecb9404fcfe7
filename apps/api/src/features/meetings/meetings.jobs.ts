import { eraseOver } from './erase-meetings.ts'
import { remindDue, tellOfSilent } from './remind-meetings.ts'
import { type SendingParts, sendLetter, sendWaiting } from './send-letter.ts'

/** Every minute: who is to be asked, who stayed silent, what did not leave, and what is over. */
export async function watchMeetings(parts: SendingParts): Promise<void> {
  await tellOfSilent(parts)
  await remindDue(parts)
  await sendWaiting(parts)
  await eraseOver(parts)
}

export function registerMeetingsJobs(parts: SendingParts): void {
  parts.jobs.work('meetings.letter', ({ letterId }) => sendLetter(parts, letterId))
  parts.jobs.work('meetings.watch', () => watchMeetings(parts))
}
