export { useTellVisit } from './use-tell-visit.ts'
export { visitsApi } from './visits.api.ts'
