import type { FilterMatch } from '@consoeurs/contract'
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { foldedWithPlaces } from './folded-places.ts'
import { findLinks } from './links.ts'

const letter = /[\p{L}\p{N}]/u

/** Whether what stands between two places of a text is no part of a longer word. */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !letter.test(text.charAt(from - 1)) && !letter.test(text.charAt(to))

/** Every place of one folded word; a step of one letter, so that its length does not matter. */
function placesOf(word: string, folded: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + 1)) {
    if (standsAlone(folded, from, from + word.length)) found.push({ from, to: from + word.length })
  }
  return found
}

function findWords(text: string, words: readonly string[]): FilterMatch[] {
  const { folded, places } = foldedWithPlaces(text)
  const plain = folded.replaceAll(/\s/g, ' ')
  return words.flatMap((word) =>
    placesOf(word, plain).map(({ from, to }) => ({
      kind: 'word' as const,
      from: places[from] ?? 0,
      to: places[to] ?? text.length,
    })),
  )
}

/** Telephone numbers as people write them, the French way where no country is said. */
const findPhones = (text: string): FilterMatch[] =>
  findPhoneNumbersInText(text, 'FR').map(({ startsAt, endsAt }) => ({ kind: 'phone', from: startsAt, to: endsAt }))

/**
 * What the filters find in a text, in its order: words of the list (`foldText` has folded them), ways out of here, and
 * telephone numbers. Its time grows with the text’s length, whatever stands in it.
 */
export function findFiltered(text: string, words: readonly string[]): FilterMatch[] {
  const links = findLinks(text).map(({ from, to }): FilterMatch => ({ kind: 'link', from, to }))
  return [...findWords(text, words), ...links, ...findPhones(text)].sort(
    (one, other) => one.from - other.from || one.to - other.to,
  )
}
