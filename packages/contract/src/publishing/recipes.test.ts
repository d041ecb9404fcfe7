import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { waitingMinutes, yieldOf } from './recipe-measures.ts'
import { Recipe, recipeTexts } from './recipes.ts'
import { PublishShare } from './shares.ts'

const old = {
  servings: 2,
  minutes: 20,
  season: 'été',
  ingredients: [{ quantity: '2', name: 'courgettes' }],
  steps: ['Taille.', 'Sers.'],
}

/** Path of the first error. */
const faultOf = (part: object) => Recipe.safeParse({ ...old, ...part }).error?.issues[0]?.path.join('.')

const share = {
  clientId: '0190a7a2-3c1e-4a52-9f6b-1f2f3a4b5c6d',
  kind: 'recette',
  body: 'Bon.',
  images: [{ fileId: 7 }],
}

describe('a recipe', () => {
  it('of an earlier release stays as it is', () => {
    expect(Recipe.parse(old)).toEqual(old)
    expect(yieldOf(Recipe.parse(old))).toEqual({ amount: 2, unit: 'serving' })
    expect(waitingMinutes(Recipe.parse(old).times)).toBe(0)
  })

  it('may ferment for twelve weeks', () => {
    expect(faultOf({ times: { fermentation: 14 * 24 * 60, soaking: 480 } })).toBeUndefined()
    expect(faultOf({ times: { fermentation: limits.recipe.wait } })).toBeUndefined()
    expect(faultOf({ times: { fermentation: limits.recipe.wait + 1 } })).toBe('times.fermentation')
    expect(faultOf({ times: { soaking: Number.NaN } })).toBe('times.soaking')
    expect(faultOf({ times: { resting: 0 } })).toBe('times.resting')
  })

  it.each([
    [{ times: { drying: 60, celsius: 19 } }, 'times.celsius'],
    [{ times: { drying: 60, celsius: 61 } }, 'times.celsius'],
    [{ times: { drying: 60, celsius: 42 } }, undefined],
    [{ yield: { amount: 0, unit: 'jar' } }, 'yield.amount'],
    [{ yield: { amount: 750, unit: 'gram' } }, undefined],
    [{ yield: { amount: 1, unit: 'bucket' } }, 'yield.unit'],
    [{ otherEquipment: 'x'.repeat(41) }, 'otherEquipment'],
    [{ stepDetails: [{ minutes: 721 }] }, 'stepDetails.0.minutes'],
    [{ origin: { name: '' } }, 'origin.name'],
    [{ origin: { name: 'Un livre', url: 'http://exemple.fr' } }, 'origin.url'],
    [{ origin: { name: 'Un livre', url: 'javascript:alert(1)' } }, 'origin.url'],
    [{ origin: { name: 'Un livre', url: 'https://exemple.fr/kimchi' } }, undefined],
  ])('with %j has its fault at %s', (part, path) => {
    expect(faultOf(part)).toBe(path)
  })

  it('shows in a step a picture of the share only', () => {
    const withPicture = (fileId: number) => ({ ...share, recipe: { ...old, stepDetails: [{ fileId }] } })
    expect(PublishShare.safeParse(withPicture(7)).success).toBe(true)
    expect(PublishShare.safeParse(withPicture(8)).error?.issues[0]?.path).toEqual(['recipe', 'stepDetails'])
  })

  it('gives its filters all that the author wrote', () => {
    const origin = { name: 'Le livre bleu', url: 'https://exemple.fr/a' }
    expect(recipeTexts(Recipe.parse({ ...old, otherEquipment: 'étamine', origin }))).toEqual([
      ...['courgettes', 'Taille.', 'Sers.', 'étamine', 'Le livre bleu', 'https://exemple.fr/a'],
    ])
  })
})
