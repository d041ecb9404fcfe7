export { MessageDuties } from './message-duties.ts'
