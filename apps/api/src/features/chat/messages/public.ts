export { refuseFirstMessage } from './hold-first-message.ts'
export { releaseFirstMessage } from './release-first-message.ts'
