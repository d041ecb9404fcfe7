import { foldText } from './fold-text.ts'
import { searchLimits } from './search-limits.ts'

/** The words of what she typed, as they are compared. */
export const foldedWords = (typed: string): string[] =>
  (foldText(typed.slice(0, searchLimits.text)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, searchLimits.words)

/** The same, where there is enough to look for; otherwise none. */
export function searchWords(typed: string): string[] {
  const words = foldedWords(typed)
  return [...words.join('')].length < searchLimits.least ? [] : words
}
