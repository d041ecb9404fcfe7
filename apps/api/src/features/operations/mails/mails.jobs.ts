import { type MailingParts, remindAll } from './remind.ts'
import { forgetInvitations, sendInvitations } from './send-invitations.ts'
import { writeDigests } from './write-digests.ts'

export function registerMailsJobs(parts: MailingParts): void {
  parts.jobs.work('mails.remind', () => remindAll(parts))
  parts.jobs.work('invitations.send', () => sendInvitations(parts))
  parts.jobs.work('invitations.forget', () => forgetInvitations(parts))
  parts.jobs.work('mails.digest', () => writeDigests(parts))
}
