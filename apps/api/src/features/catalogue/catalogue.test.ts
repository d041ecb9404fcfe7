import { catalogue } from '@consoeurs/brand'
import { notificationValues } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface Envelope {
  data: Array<{ id: number; attributes: { section: string; name: string; label: string; entries: unknown[] } }>
  meta: { pagination: Record<string, number> }
}

let test: TestApp
let camille: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  await test.db
    .insert(tables.catalogueEntries)
    .values(
      catalogue.flatMap(({ section, label, entries }, sectionPosition) =>
        entries.map(({ hint: _hint, ...entry }) => ({ ...entry, section, sectionLabel: label, sectionPosition })),
      ),
    )
})
afterAll(() => test.close())

it('a visitor is refused', async () => {
  expect((await test.visitor.gets('/api/notification')).status).toBe(401)
})

it('answers in Strapi’s envelope, with and without the trailing slash', async () => {
  const plain = await camille.gets<Envelope>('/api/notification')
  const slashed = await camille.gets<Envelope>('/api/notification/?populate=*')
  expect(slashed.body).toEqual(plain.body)
  expect(plain.body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 7 })
  const [first] = plain.body.data
  expect(first).toMatchObject({
    id: 1,
    attributes: {
      name: 'messages',
      label: 'Messages',
      entries: [{ index: 0, value: 'message', label: 'Un message' }, { index: 1 }],
    },
  })
})

it('holds every section and value that a notification can have', async () => {
  const { body } = await camille.gets<{
    data: Array<{ attributes: { section: string; entries: Array<{ value: string }> } }>
  }>('/api/notification')
  const served = Object.fromEntries(
    body.data.map(({ attributes }) => [attributes.section, attributes.entries.map((entry) => entry.value)]),
  )
  expect(served).toEqual(notificationValues)
})

it('pages by number and refuses what it does not understand', async () => {
  const { body } = await camille.gets<Envelope>('/api/notification?pagination[page]=2&pagination[pageSize]=3')
  expect(body.data.map((group) => group.id)).toEqual([4, 5, 6])
  expect(body.meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 3, total: 7 })
  expect(await camille.gets('/api/notification?filters[section][$eq]=blog')).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'QUERY_NOT_ALLOWED' } } },
  })
})

it('lists for programs the parameters it takes, and no others', async () => {
  const { body } = await camille.gets<{ paths: Record<string, { get: { parameters: { name: string }[] } }> }>(
    '/api/openapi.json',
  )
  const names = body.paths['/api/notification']?.get.parameters.map(({ name }) => name)
  expect(names).toEqual(['populate', 'pagination[page]', 'pagination[pageSize]'])
})
