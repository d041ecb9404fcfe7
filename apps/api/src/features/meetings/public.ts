export { isMeetingUnanswered, nextCheckIn } from './check-in.ts'
export { openForArchive } from './sealed-meeting.ts'
