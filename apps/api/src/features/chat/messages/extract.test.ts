import { foldText } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import { extractAround } from './extract.ts'

const around = (text: string, ...words: string[]) => extractAround(text, words.map(foldText))
const whole = ({ before, match, after }: ReturnType<typeof around>) => before + match + after

describe('a search excerpt', () => {
  it('shows the matched word as written, ignoring accents and case', () => {
    expect(around('On se voit à l’Été ?', 'ete')).toEqual({ before: 'On se voit à l’', match: 'Été', after: ' ?' })
    expect(around('Un CŒUR gros', 'coeur')).toMatchObject({ match: 'CŒUR' })
    expect(around('Ma sœur', 'soe')).toMatchObject({ match: 'sœ' })
    expect(around('Ma sœur', 'so')).toMatchObject({ match: 'sœ', after: 'ur' })
    expect(around('e\u0301te\u0301', 'ete')).toMatchObject({ match: 'e\u0301te\u0301' })
  })

  it('starts at the earliest match, on one line', () => {
    expect(around('Samedi\n\nau marché', 'marche', 'samedi')).toEqual({
      before: '',
      match: 'Samedi',
      after: ' au marché',
    })
  })

  it('is short, and cuts between words', () => {
    const long = `${'avant lui '.repeat(20)}tournesol ${'après lui '.repeat(40)}`
    const found = around(long, 'tournesol')
    expect(found.before).toMatch(/^…(avant|lui) /)
    expect(found.after).toMatch(/ (après|lui)…$/)
    expect(whole(found).length).toBeLessThan(160)
    expect(whole(around('a'.repeat(4000), 'b'))).toHaveLength(100)
  })

  it('keeps the beginning when nothing matches', () => {
    expect(around('Bonjour', 'mer')).toEqual({ before: '', match: '', after: 'Bonjour' })
  })
})
