export { endSession, endSessions } from './end-sessions.ts'
export { hasPassword } from './second-factor.queries.ts'
export { listSessions } from './sessions.queries.ts'
export { setStanding } from './set-standing.ts'
