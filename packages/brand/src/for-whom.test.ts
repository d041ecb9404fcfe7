import { describe, expect, it } from 'vitest'
import { type BrandCode, loadBrand } from './index.ts'

const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)
const kindsOf = (kinds: readonly { kind: string }[]) => kinds.map(({ kind }) => kind)

/** Specification §1: whom each variant is for. */
describe.each<[BrandCode, { seeks: string[]; shares: string[]; said: RegExp }]>([
  [
    'violette',
    {
      seeks: ['amitie', 'echanges', 'sorties', 'rencontre'],
      shares: ['pensee', 'photo', 'question', 'sortie'],
      said: /femmes.*rencontrer des femmes/,
    },
  ],
  [
    'seve',
    {
      seeks: ['echanger', 'apprendre', 'cuisiner-ensemble', 'jardiner'],
      shares: ['recette', 'photo', 'question', 'astuce', 'rendez-vous'],
      said: /femmes.*cru/,
    },
  ],
])('%s', (code, { seeks, shares, said }) => {
  it('offers what its members look for, and describes it', async () => {
    const { lookingFor, shareKinds, text } = await loadBrand(code)
    expect(valuesOf(lookingFor)).toEqual(seeks)
    expect(kindsOf(shareKinds)).toEqual(shares)
    expect(text.description).toMatch(said)
  })
})
