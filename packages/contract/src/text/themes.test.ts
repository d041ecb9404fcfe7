import { describe, expect, it } from 'vitest'
import { findThemes } from './themes.ts'

const labels = (text: string) => findThemes(text).map(({ label }) => label)

describe('findThemes', () => {
  it.each([
    ['Qui vient ? #escalade', ['escalade']],
    ['#Été, puis #automne.', ['Été', 'automne']],
    ['« #Marche_lente » (#pluie)', ['Marche_lente', 'pluie']],
    ['#8mars', ['8mars']],
    ['Le n° #1, et la couleur #6D3FC0 !', ['6D3FC0']],
    ['`#code` et #thé', ['thé']],
    ['https://exemple.fr/#ancre www.exemple.fr/a#b', []],
    ['a#b ##titre &#233; #a#b', []],
  ])('%s', (text, expected) => {
    expect(labels(text)).toEqual(expected)
  })

  it('folds accents and case, and keeps the first spelling', () => {
    expect(findThemes('#Ecriture #écriture')).toEqual([{ name: 'ecriture', label: 'Ecriture' }])
    expect(findThemes('#e\u0301te\u0301')[0]?.name).toBe('ete')
  })

  it('keeps ten at most', () => {
    expect(findThemes(Array.from({ length: 20 }, (_, at) => `#mot${at}`).join(' '))).toHaveLength(10)
  })
})
