import { describe, expect, it } from 'vitest'
import type { IngredientFacts } from '../publishing/ingredients/recipe-ingredients.ts'
import type { Recipe } from '../publishing/recipes.ts'
import { indexRecipe } from './index-recipe.ts'
import { writeRecipeFilters } from './recipe-filters.ts'
import { readRecipeFilters } from './recipe-finding.ts'
import { regionOf, seasonNamed, writtenSeasons } from './seasons.ts'
import { levelOf, techniquesOf } from './techniques.ts'

const line = (ingredient: string | null, name = ingredient ?? 'mystère') => ({
  quantity: '',
  name,
  parsed: { quantity: null, unit: null, ingredient, remark: '', chosen: false },
})
const recipe = (more: Partial<Recipe> = {}): Recipe => ({
  ...{ servings: 2, minutes: 10, season: '', steps: ['Mélange.'], ingredients: [line('courgette')] },
  ...more,
})
const fact = (slug: string, more: Partial<IngredientFacts> = {}) =>
  [
    slug,
    {
      slug,
      family: 'fruit-vegetable',
      aisle: 'produce',
      allergens: [],
      seasons: {},
      ...more,
    } satisfies IngredientFacts,
  ] as const

describe('techniques', () => {
  it.each([
    [{}, ['sans-appareil']],
    [{ steps: ['Mixe les noix trempées.'] }, ['mixer']],
    [{ times: { soaking: 60 } }, ['sans-appareil', 'tremper']],
    [{ equipment: ['deshydrateur'] }, ['deshydrater']],
    [
      { times: { fermentation: 600 }, steps: ['Laisse fermenter au frigo.'] },
      ['sans-appareil', 'fermenter', 'reposer'],
    ],
    [{ steps: ['Mélange au mixeur.'] }, ['mixer']],
  ])('of %j are %j', (more, found) => {
    expect(techniquesOf(recipe(more))).toEqual(found)
  })

  it('grade a recipe by its work and its days', () => {
    expect(levelOf(recipe())).toBe('easy')
    expect(levelOf(recipe({ minutes: 45 }))).toBe('medium')
    expect(levelOf(recipe({ times: { germination: 2880 } }))).toBe('long')
  })
})

describe('seasons', () => {
  it.each([
    ['Hiver', 'hiver'],
    ['hivernales', 'hiver'],
    ['ÉTÉ', 'ete'],
    ['jardin', null],
  ])('« %s » is %s', (text, season) => {
    expect(seasonNamed(text)).toBe(season)
  })

  it('read what an author wrote', () => {
    expect(writtenSeasons('Toute l’année')).toHaveLength(4)
    expect(writtenSeasons('')).toBeNull()
  })

  it.each([
    ['Lille', 50.6, 3.1, 'north'],
    ['Marseille', 43.3, 5.4, 'south'],
    ['Fort-de-France', 14.6, -61.1, 'antillesGuyane'],
    ['Saint-Denis', -20.9, 55.4, 'reunion'],
    ['Montréal', 45.5, -73.6, 'north'],
  ])('of %s are those of its region', (_town, latitude, longitude, region) => {
    expect(regionOf({ latitude, longitude })).toBe(region)
  })
})

describe('a recipe', () => {
  const known = new Map([
    fact('courgette', { seasons: { north: [6, 7, 8, 9] } }),
    fact('noix-de-cajou', { aisle: 'bulk', allergens: ['nuts'] }),
    fact('sel', { aisle: 'grocery' }),
  ])

  it('is found by its ingredients, allergens, months, time and level', () => {
    const ingredients = [line('courgette'), line('noix-de-cajou'), line('sel'), line(null)]
    const { tags, needs } = indexRecipe(recipe({ ingredients }), known)
    expect(tags).toEqual(
      expect.arrayContaining(['i:courgette', 'i:sel', 'a:nuts', 's:north:6', 'y:ete', 'm:15', 'm:1440', 'l:easy']),
    )
    expect(tags).not.toContain('s:north:1')
    // Salt is in every kitchen; the unknown one is needed.
    expect(needs).toBe(3)
  })

  it('without seasonal ingredients follows what its author wrote', () => {
    const { tags } = indexRecipe(recipe({ season: 'Hiver', ingredients: [line('sel')] }), known)
    expect(tags).toEqual(expect.arrayContaining(['y:hiver', 's:north:1', 's:south:12']))
  })
})

it('filters survive an address, and one unknown value costs only itself', () => {
  const params = new URLSearchParams('with=a,b&with=c&technique=voler&within=30&level=easy&region=mars&now=1')
  const filters = readRecipeFilters(params)
  expect(filters).toEqual({ with: ['a', 'b', 'c'], within: 30, level: 'easy', now: '1' })
  expect(readRecipeFilters(new URLSearchParams(writeRecipeFilters(filters)))).toEqual(filters)
})
