export { arrivalRoutes } from './arrival.routes.ts'
export { recordArrival } from './record-arrival.ts'
