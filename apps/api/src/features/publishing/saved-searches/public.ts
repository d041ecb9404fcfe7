export type { FilterListedSwaps } from './compare-items.ts'
export { matchSearches } from './match-searches.ts'
export { notifyMatches } from './notify-matches.ts'
export { listSavedSearches } from './saved-searches.queries.ts'
