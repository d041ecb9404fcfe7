export { hasUnsentMessages } from './has-unsent-messages.ts'
export { MessageDuties } from './message-duties.ts'
