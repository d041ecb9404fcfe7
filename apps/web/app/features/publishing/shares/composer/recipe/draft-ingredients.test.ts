import { ingredientIndex, limits } from '@consoeurs/contract'
import { describe, expect, it } from 'vitest'
import {
  lineOf,
  measureText,
  pasteList,
  quantityText,
  readQuantity,
  typedLine,
  understood,
} from './draft-ingredients.ts'

const index = ingredientIndex([{ slug: 'ail', singular: 'ail', plural: 'ails', aliases: [] }])

describe('a pasted list', () => {
  it('takes the place of empty lines', () => {
    const rows = [typedLine('sel'), typedLine(''), typedLine(''), typedLine('eau')]
    const pasted = pasteList(rows, 1, 'Sauce :\n- 2 citrons\n- menthe')
    expect(pasted?.ingredients.map(lineOf)).toEqual(['sel', '2 citrons', 'menthe', 'eau'])
    expect(pasted).toMatchObject({ headings: ['Sauce :'], cut: false })
  })

  it('comes after a line with words', () => {
    expect(pasteList([typedLine('sel')], 0, 'a\nb')?.ingredients.map(lineOf)).toEqual(['sel', 'a', 'b'])
  })

  it('is left to the field if it is one line', () => {
    expect(pasteList([typedLine('')], 0, '2 citrons')).toBeNull()
  })

  it('says what does not fit', () => {
    const long = Array.from({ length: limits.recipe.ingredients + 1 }, (_one, at) => `herbe ${at}`).join('\n')
    const pasted = pasteList([typedLine('')], 0, long)
    expect([pasted?.ingredients.length, pasted?.cut]).toEqual([limits.recipe.ingredients, true])
  })
})

it.each([
  ['2 gousses d’ail', '2 gousses'],
  ['1 gousse d’ail', '1 gousse'],
  ['1 à 2 gousses d’ail', '1 à 2 gousses'],
  ['½ gousse d’ail', '0,5 gousse'],
  ['ail', ''],
])('« %s » measures « %s »', (line, measure) => {
  expect(measureText(understood(typedLine(line), index))).toBe(measure)
})

it.each([
  ['', null],
  ['1,5', 1.5],
  ['1 à 2', { from: 1, to: 2 }],
  ['1,', undefined],
  ['deux kilos', undefined],
])('reads the quantity « %s »', (typed, quantity) => {
  expect(readQuantity(typed)).toEqual(quantity)
})

it('writes a quantity as it reads it', () => {
  for (const quantity of [0.5, 12, { from: 1, to: 2.5 }]) expect(readQuantity(quantityText(quantity))).toEqual(quantity)
})

it('shows a stored line in full', () => {
  const parsed = { quantity: 1, unit: 'clove', ingredient: 'ail', remark: '', chosen: false } as const
  expect(lineOf({ quantity: '1 gousse', name: 'ail', parsed })).toBe('1 gousse d’ail')
  expect(lineOf({ quantity: '2', name: 'citrons' })).toBe('2 citrons')
})
