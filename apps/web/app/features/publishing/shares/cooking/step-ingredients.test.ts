import { describe, expect, it } from 'vitest'
import { ingredientsOfStep } from './step-ingredients.ts'

const of = (...names: string[]) => names.map((name) => ({ name, quantity: '1' }))
const found = (step: string, ...names: string[]) => ingredientsOfStep(step, of(...names)).map(({ name }) => name)

describe('ingredients of a step', () => {
  it('are found by their first word, in any number and case', () => {
    const names = ['Courgettes moyennes, fermes', 'Citron confit', 'Huile d’olive', 'Œufs', 'Basilic']
    expect(found('Coupe le citron confit. Mélange à l’huile et au BASILIC.', ...names)).toEqual([
      'Citron confit',
      'Huile d’olive',
      'Basilic',
    ])
    expect(found('Râpe chaque courgette.', ...names)).toEqual(['Courgettes moyennes, fermes'])
  })

  it('need another word where two begin alike', () => {
    const names = ['Graines de courge', 'Graines de lin']
    expect(found('Ajoute les graines de lin.', ...names)).toEqual(['Graines de lin'])
    expect(found('Ajoute les graines.', ...names)).toEqual([])
  })

  it('are not found within another word', () => {
    expect(found('Verse dans un saladier.', 'Salade', 'Sel')).toEqual([])
    expect(found('Sale, puis mets au sel.', 'Sel')).toEqual(['Sel'])
  })

  it('stay unfound for a name without letters', () => {
    expect(found('Ajoute 3 %.', '3 %')).toEqual([])
  })
})
