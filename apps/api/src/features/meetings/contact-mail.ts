import type { MeetingMail } from '../../platform/mail.ts'
import { silentFrom } from './meeting-hours.ts'
import type { MeetingSecret } from './sealed-meeting.ts'

type Said = Omit<MeetingSecret, 'contactEmail' | 'tells'> & Pick<MeetingMail, 'what' | 'name'>

/** What a letter to her contact is made of: what she chose to say, and nothing else that we know. */
export function contactMail(
  { what, name, contactName, whom, place, note, meetsAt, timeZone }: Said,
  { dueAt, remindedAt }: { dueAt: Date; remindedAt: Date | null },
  stopUrl: string,
): MeetingMail {
  const tellsAt = silentFrom(remindedAt ?? dueAt).toISOString()
  return { what, name, contactName, whom, place, note, meetsAt, timeZone, dueAt: dueAt.toISOString(), tellsAt, stopUrl }
}
