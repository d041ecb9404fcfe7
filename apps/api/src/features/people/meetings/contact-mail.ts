import type { MeetingMail } from '../../../platform/delivery/mail-transport.ts'
import type { MeetingSecret } from './encrypt-meeting.ts'
import { silentFrom } from './meeting-hours.ts'

type ContactMailContent = Omit<MeetingSecret, 'contactEmail' | 'tells'> & Pick<MeetingMail, 'what' | 'name'>

/** The mail to the contact holds only what the member chose to say. */
export function contactMail(
  { what, name, contactName, whom, place, note, meetsAt, timeZone }: ContactMailContent,
  { dueAt, remindedAt }: { dueAt: Date; remindedAt: Date | null },
  stopUrl: string,
): MeetingMail {
  const tellsAt = silentFrom(remindedAt ?? dueAt).toISOString()
  return { what, name, contactName, whom, place, note, meetsAt, timeZone, dueAt: dueAt.toISOString(), tellsAt, stopUrl }
}
