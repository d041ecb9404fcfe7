export { isMeetingUnanswered, nextCheckIn } from './check-in.ts'
export { meetingsSealed } from './meetings.sealed.ts'
export { openForArchive } from './sealed-meeting.ts'
