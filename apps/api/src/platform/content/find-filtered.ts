import type { FilterMatch } from '@consoeurs/contract'
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { foldWithPositions } from './fold-with-positions.ts'
import { findLinks } from './links.ts'

const letter = /[\p{L}\p{N}]/u

/** Whether the range is not part of a longer word. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !letter.test(text.charAt(from - 1)) && !letter.test(text.charAt(to))

/** All positions of a folded word, overlapping ones included. */
function placesOf(word: string, folded: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + 1)) {
    if (standsAlone(folded, from, from + word.length)) found.push({ from, to: from + word.length })
  }
  return found
}

function findWords(text: string, words: readonly string[]): FilterMatch[] {
  const { folded, places } = foldWithPositions(text)
  const plain = folded.replaceAll(/\s/g, ' ')
  return words.flatMap((word) =>
    placesOf(word, plain).map(({ from, to }) => ({
      kind: 'word' as const,
      from: places[from] ?? 0,
      to: places[to] ?? text.length,
    })),
  )
}

/** Phone numbers are French where no country code is given. */
const findPhones = (text: string): FilterMatch[] =>
  findPhoneNumbersInText(text, 'FR').map(({ startsAt, endsAt }) => ({ kind: 'phone', from: startsAt, to: endsAt }))

/**
 * Filter matches in text order: listed words (already folded by `foldText`), links and phone numbers. Runs in linear
 * time on any input.
 */
export function findFiltered(text: string, words: readonly string[]): FilterMatch[] {
  const links = findLinks(text).map(({ from, to }): FilterMatch => ({ kind: 'link', from, to }))
  return [...findWords(text, words), ...links, ...findPhones(text)].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  )
}
