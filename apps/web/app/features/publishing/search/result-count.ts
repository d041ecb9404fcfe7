import type { SearchResults } from '@consoeurs/contract'
import { searchText } from '../../../text/search.ts'

/** In page order. */
export const resultKinds = ['members', 'communities', 'shares', 'articles'] as const

export const countOf = (results: SearchResults) =>
  resultKinds.reduce((sum, kind) => sum + results[kind].items.length, 0)

export const foundSentence = (results: SearchResults) =>
  searchText.found(
    countOf(results),
    resultKinds.some((kind) => results[kind].cursor !== null),
  )
