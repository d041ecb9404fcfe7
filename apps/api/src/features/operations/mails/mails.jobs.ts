import { type MailingParts, remindAll } from './remind.ts'
import { writeDigests } from './write-digests.ts'

export function registerMailsJobs(parts: MailingParts): void {
  parts.jobs.work('mails.remind', () => remindAll(parts))
  parts.jobs.work('mails.digest', () => writeDigests(parts))
}
