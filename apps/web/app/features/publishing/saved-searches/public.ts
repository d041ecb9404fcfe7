export { answerSearch, type SearchAnswer } from './answer-search.ts'
export { KeepSearch } from './keep-search.tsx'
export { SavedSearchList } from './saved-search-list.tsx'
export { savedSearchesApi } from './saved-searches.api.ts'
