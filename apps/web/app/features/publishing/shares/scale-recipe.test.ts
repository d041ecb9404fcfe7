import { describe, expect, it } from 'vitest'
import { scaleIngredients, scaleQuantity } from './scale-recipe.ts'

describe('a quantity for others than it was written for', () => {
  it.each([
    ['2', 2, '4'],
    ['200 g', 1.5, '300 g'],
    ['½', 2, '1'],
    ['1', 0.5, '½'],
    ['1 ½ c. à soupe', 2, '3 c. à soupe'],
    ['3/4 de tasse', 2, '1½ de tasse'],
    ['2,5 dl', 2, '5 dl'],
    ['1 c. à café', 1 / 3, '⅓ c. à café'],
    ['100 g', 4 / 3, '135 g'],
    ['3', 1 / 2, '1½'],
    ['2 à 3 gousses', 2, '4 à 6 gousses'],
    ['1 boîte de 400 g', 2, '2 boîtes de 400 g'],
    ['4 boîtes', 1 / 4, '1 boîte'],
    ['1 gousse', 1.5, '1½ gousse'],
    ['2 cuillères à soupe', 0.5, '1 cuillère à soupe'],
    ['1 morceau', 3, '3 morceaux'],
    ['1 potimarron', 2, '2 potimarron'],
  ])('%s × %d is %s', (quantity, factor, expected) => {
    expect(scaleQuantity(quantity, factor)).toBe(expected)
  })

  it.each(['', 'une pincée', 'un peu', 'à volonté'])('leaves « %s » as it is', (quantity) => {
    expect(scaleQuantity(quantity, 3)).toBe(quantity)
  })

  it('leaves every word alone where nothing changes', () => {
    expect(scaleQuantity('1,25 kg', 1)).toBe('1,25 kg')
  })
})

it('goes from the number of people it was written for', () => {
  const recipe = { servings: 4, minutes: 10, season: '', steps: [], ingredients: [{ quantity: '2', name: 'pommes' }] }
  expect(scaleIngredients(recipe, 6)).toEqual([{ quantity: '3', name: 'pommes' }])
  expect(scaleIngredients(recipe, 4)).toEqual(recipe.ingredients)
})

it('scales jars and grams as it scales servings', () => {
  const base = { servings: 1, minutes: 10, season: '', steps: [], ingredients: [{ quantity: '250 g', name: 'chou' }] }
  expect(scaleIngredients({ ...base, yield: { amount: 2, unit: 'jar' } }, 3)).toEqual([
    { quantity: '375 g', name: 'chou' },
  ])
  expect(scaleIngredients({ ...base, yield: { amount: 500, unit: 'gram' } }, 250)).toEqual([
    { quantity: '125 g', name: 'chou' },
  ])
})
