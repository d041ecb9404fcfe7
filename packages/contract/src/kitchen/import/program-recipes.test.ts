import { describe, expect, it } from 'vitest'
import { limits } from '../../limits.ts'
import { readProgramRecipe } from './program-recipes.ts'
import { minutesOf, readSchemaOrgRecipe } from './schema-org-recipe.ts'

const soup = {
  '@type': 'Recipe',
  name: ' Soupe  froide ',
  description: 'Verte.',
  recipeYield: '4 personnes',
  prepTime: 'PT15M',
  totalTime: 'PT2H15M',
  recipeIngredient: ['2 concombres', ' 1 avocat '],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Mixe.' },
    { '@type': 'HowToSection', name: 'Repos', itemListElement: [{ '@type': 'HowToStep', text: 'Laisse au frais.' }] },
  ],
  author: { '@type': 'Person', name: 'Odile' },
}
const read = {
  title: 'Soupe froide',
  body: 'Verte.',
  servings: 4,
  minutes: 15,
  resting: 120,
  ingredients: ['2 concombres', '1 avocat'],
  steps: ['Mixe.', 'Laisse au frais.'],
  author: 'Odile',
  url: '',
  cut: false,
}

describe('a recipe of schema.org', () => {
  it.each([
    ['alone', soup],
    ['in a list', [{ '@type': 'WebSite' }, soup]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Person' }, soup] }],
    ['with several types', { ...soup, '@type': ['NewsArticle', 'https://schema.org/Recipe'] }],
    ['of a page', { '@type': 'WebPage', mainEntity: soup }],
  ])('is found %s', (_where, json) => {
    expect(readSchemaOrgRecipe(json)).toEqual(read)
  })

  it('names its page, and the site where no one signs', () => {
    const page = { url: 'https://cuisine.example/soupe', site: 'cuisine.example' }
    expect(readSchemaOrgRecipe({ ...soup, author: undefined }, page)).toEqual({
      ...read,
      author: 'cuisine.example',
      url: page.url,
    })
  })

  it('is read from texts too, and from what has no times', () => {
    const plain = { '@type': 'Recipe', name: 'Tartare', ingredients: 'thon', recipeInstructions: 'Coupe.\nSers.' }
    expect(readSchemaOrgRecipe(plain)).toMatchObject({
      ...{ ingredients: ['thon'], steps: ['Coupe.', 'Sers.'], servings: null, minutes: null, resting: null },
    })
  })

  it.each([
    null,
    3,
    'x',
    [],
    {},
    { '@type': 'Recipe' },
    { '@type': 'Recipe', name: 'Rien' },
    { '@graph': [[[[soup]]]] },
  ])('is not seen in %j', (json) => {
    expect(readSchemaOrgRecipe(json)).toBeNull()
  })

  it('is cut to the limits, and says so', () => {
    const { recipe } = limits
    const long = readSchemaOrgRecipe({ ...soup, recipeIngredient: Array(60).fill('x'.repeat(500)) })
    expect(long?.ingredients).toHaveLength(recipe.ingredients)
    expect(long?.ingredients[0]?.length).toBeLessThanOrEqual(recipe.ingredient)
    expect(long?.cut).toBe(true)
  })

  it.each([
    ['PT1H30M', 90],
    ['P2D', 2880],
    ['PT45M0S', 45],
    ['PT0M', null],
    ['45', null],
    [null, null],
  ])('has the duration %s', (iso, minutes) => {
    expect(minutesOf(iso)).toBe(minutes)
  })
})

it('reads a recipe of Mealie', () => {
  const json = {
    ...{ name: 'Kimchi', description: '', recipeServings: 6, recipeYield: '1 bocal', prepTime: '1 hour 10 minutes' },
    recipeIngredient: [
      { quantity: 1, unit: { name: 'kg' }, food: { name: 'chou chinois' }, note: 'émincé' },
      { quantity: 0, unit: null, food: { name: 'sel' }, note: '' },
      { originalText: '3 gousses d’ail', quantity: 3, food: null },
    ],
    recipeInstructions: [{ text: 'Sale.' }, { text: 'Tasse.' }],
    orgURL: 'https://cuisine.example/kimchi',
  }
  expect(readProgramRecipe(json)).toEqual({
    ...{ title: 'Kimchi', body: '', servings: 6, minutes: 70, resting: null, author: '' },
    ingredients: ['1 kg chou chinois émincé', 'sel', '3 gousses d’ail'],
    ...{ steps: ['Sale.', 'Tasse.'], url: 'https://cuisine.example/kimchi', cut: false },
  })
})

it('reads a recipe of Tandoor', () => {
  const json = {
    ...{ name: 'Granola', description: 'Cru.', servings: 8, working_time: 20, waiting_time: 720, source_url: '' },
    steps: [
      {
        instruction: 'Trempe.',
        ingredients: [
          { food: { name: 'amandes' }, unit: { name: 'g' }, amount: 200, note: 'crues', no_amount: false },
          { food: null, unit: null, amount: 0, note: 'Pour servir', is_header: true },
          { food: { name: 'cannelle' }, unit: null, amount: 0, note: '', no_amount: true },
        ],
      },
      { instruction: 'Sèche.', ingredients: [] },
    ],
  }
  expect(readProgramRecipe(json)).toEqual({
    ...{ title: 'Granola', body: 'Cru.', servings: 8, minutes: 20, resting: 720, author: '', url: '', cut: false },
    ingredients: ['200 g amandes (crues)', 'cannelle'],
    steps: ['Trempe.', 'Sèche.'],
  })
})

it.each([null, [], {}, { name: 'x' }, { steps: [], working_time: 1 }, { recipeIngredient: [], orgURL: '' }])(
  'finds no recipe in %j',
  (json) => {
    expect(readProgramRecipe(json)).toBeNull()
  },
)
