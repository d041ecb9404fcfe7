import type { ErrorEnvelope, SearchResults, ShareView } from '@consoeurs/contract'
import { setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { describe, expect, it } from 'vitest'

const { test } = await setUpTestApp({ brand: 'seve' })
const nina = await test.personas.member('Nina')

it('is normalised: one line per ingredient, no invisible characters', async () => {
  const recipe = {
    servings: 2,
    minutes: 10,
    season: 'automne',
    ingredients: [{ quantity: ' 1 ', name: 'pomme\nreinette' }],
    steps: ['Coupe en lamelles.\r\nSers aussitôt.'],
  }
  const sent = { clientId: crypto.randomUUID(), kind: 'recette', title: 'Pommes', body: 'Tout simple', recipe }
  const published = await nina.posts<ShareView>('/api/shares', sent)
  expect(published.status).toBe(200)
  expect((await nina.gets<ShareView>(`/api/shares/${published.body.id}`)).body.recipe).toMatchObject({
    ...recipe,
    ingredients: [{ quantity: '1', name: 'pomme reinette' }],
    steps: ['Coupe en lamelles.\nSers aussitôt.'],
  })
})

it('requires a name for each ingredient', async () => {
  const recipe = { servings: 2, minutes: 10, ingredients: [{ quantity: '1', name: '\u200b' }], steps: ['Coupe.'] }
  const sent = { clientId: crypto.randomUUID(), kind: 'recette', title: 'Rien', body: '', recipe }
  expect(await nina.posts('/api/shares', sent)).toMatchObject({
    status: 400,
    body: { error: { details: { fields: { 'recipe.ingredients.0.name': ['Nomme cet ingrédient.'] } } } },
  })
})

describe('times, yield, equipment, steps and origin', () => {
  const kimchi = {
    servings: 1,
    yield: { amount: 3, unit: 'jar' },
    minutes: 30,
    times: { soaking: 480, fermentation: 14 * 24 * 60 },
    season: '',
    equipment: ['bocaux'],
    otherEquipment: 'un poids',
    ingredients: [{ quantity: '1', name: 'chou pointu' }],
    steps: ['Émince.', 'Tasse.'],
    stepDetails: [{ minutes: 15 }, {}],
    origin: { name: 'Un vieux cahier', url: 'https://exemple.fr/cahier' },
  }
  const publishes = (recipe: object, more: object = {}) => {
    const sent = { clientId: crypto.randomUUID(), kind: 'recette', title: 'Kimchi', body: '', recipe, ...more }
    return nina.posts<ShareView & ErrorEnvelope>('/api/shares', sent)
  }
  const change = (share: ShareView, recipe: object) => {
    const { version, title, body, visibility, cover } = share
    const images = share.images.map(({ id, alt }) => ({ fileId: id, alt }))
    const sent = { version, title, body, visibility, cover, images, recipe }
    return nina.patches<ShareView & ErrorEnvelope>(`/api/shares/${share.id}`, sent)
  }

  it('are stored, shown and edited; the same again is no change', async () => {
    const { id } = await uploadPhoto(nina)
    const recipe = { ...kimchi, stepDetails: [{ minutes: 15 }, { fileId: id }] }
    const { body: share } = await publishes(recipe, { images: [{ fileId: id }] })
    expect(share.recipe).toMatchObject(recipe)
    expect((await change(share, recipe)).body).toMatchObject({ version: 1, editedAt: null })
    const longer = { ...recipe, times: { fermentation: 21 * 24 * 60 } }
    const { body: changed } = await change(share, longer)
    expect(changed).toMatchObject({ version: 2, recipe: { times: { fermentation: 30_240 } } })
    expect(changed.recipe?.times).not.toHaveProperty('soaking')
  })

  it('are refused where the brand lacks the tool, or the share the picture', async () => {
    const fields = async (recipe: object) => (await publishes(recipe)).body.error?.details.fields
    expect(await fields({ ...kimchi, equipment: ['four'] })).toHaveProperty(['recipe.equipment'])
    expect(await fields({ ...kimchi, stepDetails: [{ fileId: 999_999 }] })).toHaveProperty(['recipe.stepDetails'])
    expect(await fields({ ...kimchi, times: { fermentation: 1e6 } })).toHaveProperty(['recipe.times.fermentation'])
  })

  it('leave the search of ingredients as it is', async () => {
    const { body } = await publishes({ ...kimchi, ingredients: [{ quantity: '', name: 'galanga frais' }] })
    const found = await nina.gets<SearchResults>('/api/search?q=galanga')
    expect(found.body.shares.items.map(({ id }) => id)).toEqual([body.id])
  })
})
