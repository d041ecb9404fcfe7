export { useTellVisit } from './use-tell-visit.ts'
export { VisitList } from './visit-list.tsx'
export { visitsApi } from './visits.api.ts'
