import { expect, it } from 'vitest'
import type { Recipe } from '../publishing/recipes.ts'
import { careTopicsOf } from './care.ts'

const recipe = (more: Partial<Recipe> = {}): Recipe => ({
  ...{ servings: 2, minutes: 10, season: '', steps: ['Mélange.'] },
  ingredients: [{ quantity: '1', name: 'courgette' }],
  ...more,
})
const oil = { slug: 'huile-d-olive', family: 'oil' } as const
const garlic = { slug: 'ail', family: 'bulb' } as const
const jar = { yield: { amount: 1, unit: 'jar' } } as const
const DAY = 1440

it.each([
  ['a salad', recipe(), [garlic, oil], []],
  ['a jar of garlic in oil', recipe(jar), [garlic, oil], ['botulism']],
  ['garlic in oil for a day', recipe({ times: { resting: DAY } }), [garlic, oil], ['botulism']],
  ['garlic in oil for an hour', recipe({ times: { resting: 60 } }), [garlic, oil], []],
  ['a jar of nuts in oil', recipe(jar), [{ slug: 'noix', family: 'nut' }, oil], []],
  ['sauerkraut', recipe({ ...jar, times: { fermentation: 14 * DAY } }), [garlic], ['fermentation', 'pregnancy']],
  ['sprouts', recipe({ times: { germination: 3 * DAY } }), [], ['sprouting', 'pregnancy']],
  ['bought sprouts', recipe(), [{ slug: 'alfalfa', family: 'seed' }], ['sprouting', 'pregnancy']],
  ['honey', recipe(), [{ slug: 'miel', family: 'animal' }], ['honey', 'pregnancy']],
  ['nettles', recipe(), [{ slug: 'ortie', family: 'leaf' }], ['foraging', 'pregnancy']],
  ['elderberries', recipe(), [{ slug: 'sureau', family: 'fruit' }], ['raw', 'foraging', 'pregnancy']],
  ['nori', recipe(), [{ slug: 'nori', family: 'seaweed' }], ['b12']],
  ['spirulina', recipe(), [{ slug: 'spiruline', family: 'superfood' }], ['b12']],
  ['kombucha', recipe(), [{ slug: 'kombucha', family: 'drink' }], ['pregnancy']],
] as const)('%s', (_name, written, ingredients, topics) => {
  expect(careTopicsOf(written, [...ingredients])).toEqual(topics)
})
