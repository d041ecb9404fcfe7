import { careSettingOf, type DeskList, type ShareView, type SiteSettingRow } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
let author: Person
let admin: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve' })
  await seedIngredients(test.db)
  author = await test.personas.camille()
  admin = await test.personas.member('Odile', { role: 'admin' })
})
afterAll(() => test.close())

const settings = async () => (await admin.gets<DeskList<SiteSettingRow>>('/api/desk/settings')).body.items
async function setsNote(topic: keyof typeof careSettingOf, value: string) {
  const row = (await settings()).find(({ key }) => key === careSettingOf[topic])
  expect((await admin.puts(`/api/desk/settings/${row?.id}`, { value })).status).toBe(200)
}

it('is in the words of the brand, then of the administrators, with its article once it is published', async () => {
  const recipe = {
    ...{ servings: 2, minutes: 10, season: '', steps: ['Mélange.'] },
    ingredients: [{ quantity: '1 feuille', name: 'nori' }],
  }
  const words = { kind: 'recette', title: 'Essai', body: 'Tout simple', clientId: crypto.randomUUID() }
  const { id } = (await author.posts<ShareView>('/api/shares', { ...words, recipe })).body
  const care = async () => (await author.gets<ShareView>(`/api/shares/${id}`)).body.recipeFacts?.care
  const { text, article: slug } = test.deps.brand.care?.b12 ?? { text: '', article: '' }
  expect(await care()).toEqual([{ topic: 'b12', text, article: null }])

  const [article] = await test.db
    .insert(tables.articles)
    .values({ slug, title: 'La B12', body: '…', publishedAt: new Date(0) })
    .returning()
  await setsNote('b12', 'Prends un complément.')
  expect(await care()).toEqual([
    { topic: 'b12', text: 'Prends un complément.', article: { title: 'La B12', path: `/blog/${article?.id}-${slug}` } },
  ])
  await setsNote('b12', '')
  expect(await care()).toEqual([])
})

it('has no setting in a brand without recipes', async () => {
  const violette = await buildTestApp({ brand: 'violette' })
  const chief = await violette.personas.member('Odile', { role: 'admin' })
  const keys = (await chief.gets<DeskList<SiteSettingRow>>('/api/desk/settings')).body.items.map(({ key }) => key)
  expect(keys).not.toContain(careSettingOf.b12)
  expect(keys).toContain('operatorName')
  expect((await chief.puts('/api/desk/settings/24', { value: 'x' })).status).toBe(404)
  await violette.close()
})
