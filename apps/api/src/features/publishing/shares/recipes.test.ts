import type { ShareView } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

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
  expect((await nina.gets<ShareView>(`/api/shares/${published.body.id}`)).body.recipe).toEqual({
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
