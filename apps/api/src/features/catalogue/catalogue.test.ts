import { catalogue } from '@consoeurs/brand'
import { notificationValues } from '@consoeurs/contract'
import { seedCatalogue } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface Group {
  id: number
  attributes: { section: string; name: string; label: string; entries: Record<string, unknown>[] }
}
interface Envelope {
  data: Group[]
  meta: { pagination: Record<string, number> }
}

let test: TestApp
let camille: Person
beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  await seedCatalogue(test.db, catalogue)
})
afterAll(() => test.close())

const asked = async (query: string) => (await camille.gets<Envelope>(`/api/notification?${query}`)).body
const sections = async (query: string) => (await asked(query)).data.map(({ attributes }) => attributes.section)

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

it('is the specification’s call to the letter: groups of entries with index, value and label', async () => {
  const { data } = (await camille.gets<Envelope>('/api/notification/?populate=*')).body
  expect(data).toEqual(
    catalogue.map(({ section, label, entries }, place) => ({
      id: place + 1,
      attributes: { name: section, section, label, entries: entries.map(({ hint: _hint, ...entry }) => entry) },
    })),
  )
})

it.each([
  ['filters[section][$eq]=blog', ['blog']],
  ['filters[section][$in][0]=blog&filters[section][$in][1]=salons&sort=name:desc', ['salons', 'blog']],
  ['filters[entries][value]=mention', ['partages', 'salons']],
  ['filters[entries][always]=true', ['compte']],
  ['filters[$not][entries][value][$in][0]=annonce&filters[label][$startsWith]=Co', ['compte']],
  ['filters[label][$containsi]=PROFIL', ['profil']],
  ['pagination[page]=3&pagination[pageSize]=3', ['compte']],
  ['pagination[start]=5&pagination[limit]=9', ['blog', 'compte']],
])('finds groups: %s', async (query, expected) => {
  expect(await sections(query)).toEqual(expected)
})

it('brings of the entries what is asked for, in the order asked for', async () => {
  const entriesOf = async (query: string) => (await asked(`filters[section]=partages&${query}`)).data[0]?.attributes
  const values = [{ value: 'reponse' }, { value: 'reaction' }, { value: 'mention' }, { value: 'commentaire' }]
  expect(await entriesOf('fields=section&populate[entries][fields]=value&populate[entries][sort]=value:desc')).toEqual({
    section: 'partages',
    entries: values,
  })
  expect(await entriesOf('fields=section&populate[entries][filters][index][$gt]=2')).toMatchObject({
    entries: [{ index: 3, value: 'reponse' }],
  })
  expect(await entriesOf('fields=label&populate[entries]=false')).toEqual({ label: 'Partages' })
})

it('pages by number and by start, with a total', async () => {
  const byNumber = await asked('pagination[page]=2&pagination[pageSize]=3')
  expect(byNumber.data.map((group) => group.id)).toEqual([4, 5, 6])
  expect(byNumber.meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 3, total: 7 })
  expect((await asked('pagination[start]=3&pagination[limit]=3')).meta.pagination).toEqual({
    start: 3,
    limit: 3,
    total: 7,
  })
})

it('gives one group by its number', async () => {
  const { body } = await camille.gets<{ data: Group }>('/api/notification/1?populate=*')
  expect(body.data).toMatchObject({ id: 1, attributes: { section: 'messages', entries: [{ value: 'message' }, {}] } })
  expect((await camille.gets('/api/notification/99')).status).toBe(404)
})

it.each([
  'filters[position]=1',
  'sort=position',
  'fields=id,hint',
  'populate=preferences',
  'filters[entries][id][$x]=1',
])('refuses %s', async (query) => {
  expect(await camille.gets(`/api/notification?${query}`)).toMatchObject({
    status: 400,
    body: { error: { details: { code: 'QUERY_NOT_ALLOWED' } } },
  })
})
