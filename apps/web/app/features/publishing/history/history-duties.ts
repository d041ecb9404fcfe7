export { checkHistory } from './check-history.ts'
export { openHistory } from './local-history.ts'
