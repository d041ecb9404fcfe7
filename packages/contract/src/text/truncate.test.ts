import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialOf, startOf, truncateAtWord } from './truncate.ts'

const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' })
const graphemesOf = (text: string) => Array.from(segments.segment(text), ({ segment }) => segment)

const strokes = fc.array(fc.constantFrom('a', ' ', 'e\u0301', '🌸', '👩🏽‍🍳', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '2️⃣', '한'), { maxLength: 40 })

describe('the initial of a name without a picture', () => {
  it.each([
    ['🌸 Fleur', 'F'],
    ['  zoé', 'Z'],
    ['e\u0301lodie', 'E\u0301'],
    ['𝓛éa', '𝓛'],
    ['« Lou »', 'L'],
    ['2️⃣ fois', '2️⃣'],
    ['👩🏽‍🍳🌸', '👩🏽‍🍳'],
    ['نورة', 'ن'],
    ['', ''],
  ])('of « %s » is « %s »', (name, letter) => {
    expect(initialOf(name)).toBe(letter)
  })
})

describe('a truncated text', () => {
  it('fits, begins like the text, and ends between two graphemes', () => {
    fc.assert(
      fc.property(strokes, fc.integer({ min: 1, max: 40 }), (all, max) => {
        const text = all.join('')
        const start = startOf(text, max)
        expect(start.length).toBeLessThanOrEqual(max)
        expect(graphemesOf(start)).toEqual(graphemesOf(text).slice(0, graphemesOf(start).length))
      }),
    )
  })

  it('is the whole text if that fits', () => {
    expect(startOf('🌸', 2)).toBe('🌸')
    expect(startOf('a🌸', 2)).toBe('a')
  })
})

describe('a text truncated at a word', () => {
  it.each([
    ['un deux trois', 20, 'un deux trois'],
    ['un deux trois quatre', 14, 'un deux trois…'],
    ['un deux trois quatre', 13, 'un deux…'],
    ['un deux, trois quatre', 12, 'un deux…'],
    ['🌸'.repeat(20), 9, '🌸🌸🌸🌸…'],
  ])('« %s » in %i', (text, max, cut) => {
    expect(truncateAtWord(text, max)).toBe(cut)
    expect(cut.length).toBeLessThanOrEqual(max)
  })
})
