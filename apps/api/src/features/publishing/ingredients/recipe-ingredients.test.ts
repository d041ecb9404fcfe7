import type { ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recogniseShares } from './recipe-ingredients.ts'

let test: TestApp
let author: Person
let editor: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve' })
  await seedIngredients(test.db)
  author = await test.personas.camille()
  editor = await test.personas.member('Odile', { role: 'editor' })
})
afterAll(() => test.close())

const recipe = {
  ...{ servings: 2, minutes: 10, season: '', steps: ['Mélange.'] },
  ingredients: [
    { quantity: '2', name: 'courgettes moyennes, fermes' },
    { quantity: '1 poignée', name: 'noix de cajou' },
    { quantity: '1', name: 'mélange mystère' },
  ],
}
const publishes = async (more: object = {}) => {
  const words = { kind: 'recette', title: 'Essai', body: 'Tout simple', clientId: crypto.randomUUID() }
  const { body, status } = await author.posts<ShareView>('/api/shares', { ...words, recipe: { ...recipe, ...more } })
  expect(status).toBe(200)
  return body
}
it('knows the ingredients of a new recipe, its allergens and its season', async () => {
  const { id, recipe: kept, recipeFacts } = await publishes()
  expect(
    kept?.ingredients.map(({ parsed }) => [parsed?.quantity, parsed?.unit, parsed?.ingredient, parsed?.remark]),
  ).toEqual([
    [2, null, 'courgette', 'fermes'],
    [1, 'handful', 'noix-de-cajou', ''],
    [1, null, null, ''],
  ])
  expect(recipeFacts).toMatchObject({ allergens: ['nuts'], unknown: ['mélange mystère'] })
  expect(recipeFacts?.seasons.north).toEqual([6, 7, 8, 9])
  expect((await author.gets<ShareView>(`/api/shares/${id}`)).body.recipeFacts).toEqual(recipeFacts)
})

it('keeps what the author corrected, but no ingredient that does not exist', async () => {
  const parsed = { quantity: 3, unit: 'g', ingredient: 'menthe', remark: '', chosen: true }
  const lines = [
    { quantity: '1', name: 'herbe', parsed },
    { quantity: '1', name: 'herbe', parsed: { ...parsed, ingredient: 'inconnue' } },
  ]
  const { recipe: kept } = await publishes({ ingredients: lines })
  expect(kept?.ingredients.map((line) => line.parsed?.ingredient)).toEqual(['menthe', null])
  expect(kept?.ingredients[0]?.parsed).toEqual(parsed)
})

it('understands older recipes, without another version', async () => {
  const { id, version } = await publishes()
  await test.db.update(tables.shares).set({ recipe }).where(eq(tables.shares.id, id))
  const words = { title: 'Essai', body: 'Tout simple', visibility: 'members', recipe, version }
  // The text is the same: an edit form that knows no parsed lines changes nothing.
  expect((await author.patches<ShareView>(`/api/shares/${id}`, words)).body.version).toBe(version)
  await recogniseShares({ unitOfWork: test.app.events.unitOfWork })
  const { body } = await author.gets<ShareView>(`/api/shares/${id}`)
  expect([body.version, body.recipe?.ingredients[0]?.parsed?.ingredient]).toEqual([version, 'courgette'])
})

it('recognises what the vocabulary has learned since', async () => {
  const { id } = await publishes()
  const learned = {
    singular: 'mélange mystère',
    plural: 'mélanges mystères',
    gender: 'm',
    family: 'herb',
    aisle: 'produce',
  }
  await editor.posts('/api/ingredients', { data: { ...learned, allergens: ['celery'] } })
  await recogniseShares({ unitOfWork: test.app.events.unitOfWork })
  const { body } = await author.gets<ShareView>(`/api/shares/${id}`)
  expect(body.recipeFacts).toMatchObject({ allergens: ['nuts', 'celery'], unknown: [] })
})

it('is found by its words as before', async () => {
  await publishes({ ingredients: [{ quantity: '1', name: 'chayote bien ferme' }] })
  const { body } = await author.gets<{ items: unknown[] }>('/api/search?q=chayote&kind=shares')
  expect(JSON.stringify(body)).toContain('Essai')
})

it('leaves recipes as they are where the brand has no kitchen', async () => {
  const other = await buildTestApp({ brand: 'seve', kitchen: false })
  const camille = await other.personas.camille()
  const words = { kind: 'recette', title: 'Essai', body: 'Simple', clientId: crypto.randomUUID(), recipe }
  const { body } = await camille.posts<ShareView>('/api/shares', words)
  expect([body.recipe?.ingredients[0], body.recipeFacts]).toEqual([recipe.ingredients[0], undefined])
  await other.close()
})
