import type { FoundExtract } from '@consoeurs/contract'
import { foldedWithPlaces } from '../../platform/folded-places.ts'

const BEFORE = 36
const AFTER = 100

/** From the end of `text`, not in the middle of a word; « … » where something was left out. */
function lastWords(text: string): string {
  if (text.length <= BEFORE) return text
  const kept = text.slice(-BEFORE)
  return `…${kept.slice(kept.indexOf(' ') + 1)}`
}

function firstWords(text: string): string {
  if (text.length <= AFTER) return text
  const kept = text.slice(0, AFTER)
  const end = kept.lastIndexOf(' ')
  return `${kept.slice(0, end === -1 ? AFTER : end)}…`
}

/** What stands around the first of these (folded) words; the beginning of the text where none is in it. */
export function extractAround(text: string, words: readonly string[]): FoundExtract {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const { folded, places } = foldedWithPlaces(line)
  const first = words
    .map((word) => ({ word, at: folded.indexOf(word) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)[0]
  if (first === undefined) return { before: '', match: '', after: firstWords(line) }
  const from = places[first.at] ?? 0
  // A letter that folds into two (« œ ») is found whole.
  let end = first.at + first.word.length
  while (end < folded.length && places[end] === places[end - 1]) end += 1
  const to = places[end] ?? line.length
  return { before: lastWords(line.slice(0, from)), match: line.slice(from, to), after: firstWords(line.slice(to)) }
}
