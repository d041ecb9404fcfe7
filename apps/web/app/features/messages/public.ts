export { MessageDuties } from './message-duties.ts'
export { UnsentNotice } from './unsent-notice.tsx'
