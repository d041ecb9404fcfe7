import { monthOfSlug, type SeasonView, type ShareView, seasonPhase, seasonRegionOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'

const { test } = await setUpTestApp({ brand: 'seve', clears: [tables.communities, tables.users] })
let camille: Person
beforeEach(async () => {
  await seedIngredients(test.db)
  camille = await test.personas.camille({ city: 'Lyon' })
})

const july = async (query = '', person = camille) =>
  (await person.gets<SeasonView>(`/api/season?month=7&region=south${query}`)).body

async function publishes(names: string[], more: object = {}): Promise<ShareView> {
  const recipe = {
    ...{ servings: 2, minutes: 10, season: '', steps: ['Coupe.'] },
    ingredients: names.map((name) => ({ quantity: '1', name })),
  }
  const words = { kind: 'recette', title: names.join(' et '), body: 'Simple', clientId: crypto.randomUUID(), recipe }
  const { body } = await camille.posts<ShareView>('/api/shares', { ...words, ...more })
  await test.settled()
  return body
}

it('tells the beginning, the middle and the end by the neighbouring months', () => {
  const months = [11, 12, 1, 2]
  expect([10, 11, 12, 2, 3].map((month) => seasonPhase(months, month))).toEqual([null, 'start', 'peak', 'end', null])
  expect(seasonPhase([5], 5)).toBe('only')
  expect(
    seasonPhase(
      Array.from({ length: 12 }, (_, at) => at + 1),
      5,
    ),
  ).toBe('always')
  expect([monthOfSlug('novembre'), monthOfSlug('brumaire')]).toEqual([11, null])
})

it.each([
  [{ codeInsee: '69123', latitude: 45.76 }, 'north'],
  [{ codeInsee: '13055', latitude: 43.3 }, 'south'],
  [{ codeInsee: '97209', latitude: 14.6 }, 'antillesGuyane'],
  [{ codeInsee: '97411', latitude: -20.9 }, 'reunion'],
  [{ codeInsee: '98735', latitude: -17.5 }, null],
  [{ codeInsee: null, latitude: null }, null],
] as const)('%j is in %s', (place, region) => {
  expect(seasonRegionOf(place)).toBe(region)
})

it('lists what is ripe in a month and a region', async () => {
  const { ingredients, month, region, regionFrom } = await july()
  expect({ month, region, regionFrom }).toEqual({ month: 7, region: 'south', regionFrom: 'chosen' })
  const phases = Object.fromEntries(ingredients.map(({ slug, phase }) => [slug, phase]))
  expect(phases).toMatchObject({ courgette: 'peak', abricot: 'peak' })
  expect(phases).not.toHaveProperty('chou-blanc')
  expect((await camille.gets<SeasonView>('/api/season?month=7')).body).toMatchObject({ regionFrom: 'town' })
})

it('names recipes that are wholly in season first, and none that the viewer may not see', async () => {
  await publishes(['courgette', 'chou blanc', 'poireau'])
  const whole = await publishes(['courgette', 'tomate'])
  const covered = await publishes(['courgette', 'melon'], { cover: 'Alcool' })
  const ines = await test.personas.ines()
  const { recipes, ingredients } = await july('', ines)
  expect(recipes[0]).toMatchObject({ id: whole.id, whole: true, uses: ['courgette', 'tomate'] })
  expect(recipes.map(({ id }) => id)).not.toContain(covered.id)
  expect(ingredients.find(({ slug }) => slug === 'tomate')?.inRecipes).toBe(true)
  await test.personas.blocks(camille, ines)
  expect((await july('', ines)).recipes).toEqual([])
})

it('follows a recipe that changes', async () => {
  const share = await publishes(['courgette'])
  const change = { version: share.version, visibility: share.visibility, images: [], cover: null, outing: null }
  const recipe = { ...share.recipe, ingredients: [{ quantity: '1', name: 'chou blanc' }] }
  await camille.patches(`/api/shares/${share.id}`, { ...change, title: share.title, body: share.body, recipe })
  await test.settled()
  expect((await july()).recipes).toEqual([])
})

it('adds tips about something ripe', async () => {
  const tip = async (body: string) => {
    const words = { kind: 'astuce', body, clientId: crypto.randomUUID() }
    return (await camille.posts<ShareView>('/api/shares', words)).body.id
  }
  const id = await tip('Coupe tes courgettes en rubans.')
  await tip('Aiguise ton couteau.')
  expect((await july()).tips).toMatchObject([{ id, about: 'courgette' }])
})
