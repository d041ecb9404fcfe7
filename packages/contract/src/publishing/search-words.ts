import { foldText } from '../text/fold-text.ts'
import { startOf } from '../text/truncate.ts'
import { searchLimits } from './search-limits.ts'

export const foldedWords = (typed: string): string[] =>
  (foldText(startOf(typed, searchLimits.text)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, searchLimits.words)

/** Empty if the query is too short. */
export function searchWords(typed: string): string[] {
  const words = foldedWords(typed)
  return [...words.join('')].length < searchLimits.least ? [] : words
}
