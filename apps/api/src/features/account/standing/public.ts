export { setStanding } from './set-standing.ts'
export { standingRoutes } from './standing.routes.ts'
