import { foldText } from '@consoeurs/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findFiltered } from './find-filtered.ts'

const found = (text: string, words: string[] = []) =>
  findFiltered(text, words).map(({ kind, from, to }) => [kind, text.slice(from, to)])

it('finds whole words, links of every kind and telephone numbers, with their positions', () => {
  expect(found('Œuvre : un CŒUR, un cœurier, l’HÉRITAGE', ['coeur', 'heritage'])).toEqual([
    ['word', 'CŒUR'],
    ['word', 'HÉRITAGE'],
  ])
  expect(found('va sur exemple.fr ou t.me/moi ou moi@exemple.org')).toEqual([
    ['link', 'exemple.fr'],
    ['link', 't.me/moi'],
    ['link', 'moi@exemple.org'],
  ])
  // The signs of the sentence around an address are none of it.
  expect(found('Écris à moi@exemple.org. Ou (exemple.fr)\u202F? Ou « https://exemple.fr/a?b=c » !')).toEqual([
    ['link', 'moi@exemple.org'],
    ['link', 'exemple.fr'],
    ['link', 'https://exemple.fr/a?b=c'],
  ])
  expect(found('le 06.12.34.56.78, ou +32 470 12 34 56')).toEqual([
    ['phone', '06.12.34.56.78'],
    ['phone', '+32 470 12 34 56'],
  ])
  expect(found('200 g de farine, 3 œufs, 180 °C, le 12/03/2026 à 18 h 30, 75011 Paris')).toEqual([])
})

it('finds a listed word in any text that contains it, ignoring accents and case', () => {
  const plain = fc.stringMatching(/^[a-z]{3,12}$/)
  const around = fc.stringMatching(/^[ ,.!?«»\n-]{1,10}$/)
  fc.assert(
    fc.property(plain, around, around, fc.string(), (word, before, after, rest) => {
      const accented = word.replaceAll('e', 'É').replaceAll('o', 'ô').toUpperCase()
      const text = `${before}${accented}${after}${rest}`
      expect(found(text, [word])).toContainEqual(['word', accented])
    }),
  )
})

it('returns ranges inside the text, in order, whose folded text contains the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^[a-z]{2,4}$/), (text, word) => {
      let before = 0
      for (const { kind, from, to } of findFiltered(text, [word])) {
        expect(from).toBeGreaterThanOrEqual(before)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
        if (kind === 'word') expect(foldText(text.slice(from, to))).toContain(word)
        before = from
      }
    }),
  )
})

it.each(['1 ', 'a.', '@', 'a@', '+33 ', '0612345678 ', 'é', '(', '06-', 'w', '…'])(
  'terminates on repeated « %s »',
  (piece) => {
    const text = piece.repeat(40_000 / piece.length)
    expect(findFiltered(text, ['mot', 'a a']).every(({ to }) => to <= text.length)).toBe(true)
  },
)
