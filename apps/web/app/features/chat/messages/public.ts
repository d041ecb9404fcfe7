export { MessageDuties } from './message-duties.ts'
export { openerHref } from './messages-links.ts'
