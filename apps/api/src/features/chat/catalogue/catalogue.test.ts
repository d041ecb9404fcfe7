import { catalogue } from '@consoeurs/brand'
import { type CatalogueGroups, type NotificationCatalogue, notificationValues } from '@consoeurs/contract'
import { seedCatalogue } from '@consoeurs/database/seed'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeAll(async () => {
  await seedCatalogue(test.db, catalogue)
})

const specified = '/api/notification/?populate=*'
const load = async (path: string) => (await camille.gets<NotificationCatalogue>(path)).body

it('a visitor is refused', async () => {
  expect((await test.visitor.gets(specified)).status).toBe(401)
  expect((await test.visitor.gets('/api/notifications/catalogue')).status).toBe(401)
})

it('has the shape that the specification gives: a single entry with groups keyed by section', async () => {
  expect(await load(specified)).toEqual({
    data: {
      id: 1,
      attributes: Object.fromEntries(
        catalogue.map(({ section, entries }) => [
          section,
          entries.map(({ index, value, label }) => ({ index, value, label })),
        ]),
      ),
    },
    meta: {},
  })
})

it.each(['/api/notification', '/api/notification/', '/api/notification?populate=*', '/api/notification?populate=deep'])(
  'answers the same at %s',
  async (path) => {
    expect(await load(path)).toEqual(await load(specified))
  },
)

it('contains every notification section and value, as lists only', async () => {
  const { attributes } = (await load(specified)).data
  const served = Object.entries(attributes).map(([section, group]) => [section, group.map(({ value }) => value)])
  expect(Object.fromEntries(served)).toEqual(notificationValues)
})

it('returns group labels and defaults from a separate endpoint', async () => {
  const { groups } = (await camille.gets<CatalogueGroups>('/api/notifications/catalogue')).body
  expect(groups).toEqual(
    catalogue.map(({ entries, ...group }) => ({
      ...group,
      entries: entries.map(({ hint: _hint, feature: _feature, ...entry }) => entry),
    })),
  )
})

it('is a single entry: it cannot be read by id or written', async () => {
  expect((await camille.gets('/api/notification/1')).status).toBe(404)
  const editor = await test.personas.member('Odile', { role: 'editor' })
  expect((await editor.puts('/api/notification', { data: {} })).status).toBe(404)
})
