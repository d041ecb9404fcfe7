export { matchSearches } from './match-searches.ts'
export { listSavedSearches } from './saved-searches.queries.ts'
