import type { ImportedRecipe } from '@consoeurs/contract'
import { buildTestApp, codeOf, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FetchPublic, FetchRefused } from '../../../platform/outgoing/fetch-public.ts'

const recipe = {
  '@type': 'Recipe',
  name: 'Soupe d&#39;été',
  recipeIngredient: ['2 concombres'],
  recipeInstructions: '<p>Mixe.</p><p>Sers.</p>',
}
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const pages: Record<string, string> = {
  '/soupe': `<title>x</title>${script('pas du JSON')}${script(JSON.stringify([{ '@type': 'WebSite' }, recipe]))}`,
  '/rien': '<title>Un blog</title>',
}
const fetchPublic: FetchPublic = (url, { types }) => {
  const html = pages[url.pathname]
  if (html === undefined) return Promise.reject(new FetchRefused('status 404'))
  return Promise.resolve({ url, contentType: types[0] ?? '', body: Buffer.from(html) })
}

let test: TestApp
let camille: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve', fetchPublic })
  camille = await test.personas.camille()
})
afterAll(() => test.close())

const imports = (url: string, who: Person = camille) => who.posts<ImportedRecipe>('/api/recipes/import', { url })

it('reads the recipe of a page, without HTML, with its source', async () => {
  const { status, body } = await imports('https://www.cuisine.example/soupe')
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ title: "Soupe d'été", body: '', servings: null, minutes: null, resting: null, cut: false },
    ...{ ingredients: ['2 concombres'], steps: ['Mixe.', 'Sers.'] },
    ...{ author: 'cuisine.example', url: 'https://www.cuisine.example/soupe' },
  })
})

it('says why there is none', async () => {
  const missing = await imports('https://cuisine.example/rien')
  expect([missing.status, codeOf(missing)]).toEqual([422, 'RECIPE_PAGE_EMPTY'])
  const dead = await imports('https://cuisine.example/mort')
  expect([dead.status, codeOf(dead)]).toEqual([422, 'RECIPE_PAGE_UNREACHABLE'])
  expect((await imports('http://cuisine.example/soupe')).status).toBe(400)
  expect((await imports('https://127.0.0.1/soupe')).status).toBe(400)
  expect((await test.visitor.posts('/api/recipes/import', { url: 'https://cuisine.example/soupe' })).status).toBe(401)
})

it('exists in brands with a kitchen only', async () => {
  const other = await buildTestApp({ kitchen: false, fetchPublic })
  const ines = await other.personas.ines()
  expect((await imports('https://cuisine.example/soupe', ines)).status).toBe(404)
  await other.close()
})
