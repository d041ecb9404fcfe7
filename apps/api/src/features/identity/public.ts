export { endSession, endSessions } from './end-sessions.ts'
export { listSessions } from './sessions.queries.ts'
export { setStanding } from './set-standing.ts'
