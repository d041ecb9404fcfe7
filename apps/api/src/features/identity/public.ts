export { setStanding } from './set-standing.ts'
