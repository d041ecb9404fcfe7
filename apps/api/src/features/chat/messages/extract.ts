import { type SearchExtract, startOf, truncateAtWord } from '@consoeurs/contract'
import { foldWithPositions } from '../../../platform/content/fold-with-positions.ts'

const BEFORE = 36
const AFTER = 100

function lastWords(text: string): string {
  if (text.length <= BEFORE) return text
  const kept = text.slice(startOf(text, text.length - BEFORE).length)
  return `…${kept.slice(kept.indexOf(' ') + 1)}`
}

const firstWords = (text: string): string => truncateAtWord(text, AFTER)

/** Around the first match of the folded words; without one, the start. */
export function extractAround(text: string, words: readonly string[]): SearchExtract {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const { folded, places } = foldWithPositions(line)
  const first = words
    .map((word) => ({ word, at: folded.indexOf(word) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)[0]
  if (first === undefined) return { before: '', match: '', after: firstWords(line) }
  const from = places[first.at] ?? 0
  // A letter that folds into two (« œ ») is matched whole.
  let end = first.at + first.word.length
  while (end < folded.length && places[end] === places[end - 1]) end += 1
  const to = places[end] ?? line.length
  return { before: lastWords(line.slice(0, from)), match: line.slice(from, to), after: firstWords(line.slice(to)) }
}
