export { listSavedSearches } from './saved-searches.queries.ts'
