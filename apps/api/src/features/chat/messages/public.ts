export { recordFirstContact } from './first-contact.ts'
export { refuseFirstMessage } from './hold-first-message.ts'
export { recountMessages } from './message-counters.ts'
export { releaseFirstMessage } from './release-first-message.ts'
