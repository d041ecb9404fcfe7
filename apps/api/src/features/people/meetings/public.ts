export { isMeetingUnanswered, nextCheckIn } from './check-in.ts'
export { decryptForArchive } from './encrypt-meeting.ts'
export { meetingsEncryptedColumns } from './meetings.encrypted.ts'
