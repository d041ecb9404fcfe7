import { eraseOver } from './erase-meetings.ts'
import { notifyContactsOfSilence, remindDue } from './remind-meetings.ts'
import { type SendingParts, sendLetter, sendWaiting } from './send-letter.ts'

/** Runs every minute. */
export async function watchMeetings(parts: SendingParts): Promise<void> {
  await notifyContactsOfSilence(parts)
  await remindDue(parts)
  await sendWaiting(parts)
  await eraseOver(parts)
}

export function registerMeetingsJobs(parts: SendingParts): void {
  parts.jobs.work('meetings.letter', ({ letterId }) => sendLetter(parts, letterId))
  parts.jobs.work('meetings.watch', () => watchMeetings(parts))
}
