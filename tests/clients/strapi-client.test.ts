import { notificationValues } from '@consoeurs/contract'
import { blogDay, buildTestApp, fillCollections, type Person, type TestApp } from '@consoeurs/test-support'
import { strapi } from '@strapi/client'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Strapi's own client (architecture §4): it asks over the network, as a programme elsewhere does. */
let test: TestApp
let editor: Person
let camille: Person
let louise: Person
let baseURL: string
beforeAll(async () => {
  test = await buildTestApp({ now: () => blogDay })
  editor = await test.personas.member('Odile', { role: 'editor' })
  camille = await test.personas.camille()
  louise = await test.personas.louise()
  await fillCollections(test, { editor, owner: camille })
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  baseURL = `${address}/api`
})
afterAll(() => test.close())

interface Entry {
  id: number
  documentId: string
  attributes: Record<string, unknown>
}
const entriesOf = ({ data }: { data: unknown }) => data as Entry[]
const entryOf = ({ data }: { data: unknown }) => data as Entry

it('finds entries with filters, sorting, fields, relations and pagination', async () => {
  const articles = strapi({ baseURL }).collection('articles')
  const found = await articles.find({
    filters: { $or: [{ category: { slug: { $eq: 'rencontres' } } }, { title: { $containsi: 'TROIS' } }] },
    sort: ['readingMinutes:desc', 'slug'],
    fields: ['slug'],
    populate: { tags: { fields: ['name'], sort: 'name' }, category: true },
    pagination: { page: 1, pageSize: 2 },
  })
  expect(entriesOf(found).map(({ attributes }) => attributes.slug)).toEqual(['trois', 'deux'])
  expect(entriesOf(found)[1]?.attributes).toMatchObject({
    tags: { data: [{ attributes: { name: 'Sorties' } }] },
    category: { data: { attributes: { slug: 'rencontres' } } },
  })
  expect(found.meta).toEqual({ pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 } })
})

it('finds one entry, and gets 404 for an unknown one', async () => {
  const articles = strapi({ baseURL }).collection('articles')
  expect(entryOf(await articles.findOne('1', { populate: '*' })).attributes).toMatchObject({ slug: 'un' })
  await expect(articles.findOne('5')).rejects.toThrow(/404/)
})

it('finds, changes and deletes one entry by its documentId', async () => {
  const articles = as(editor, 'articles')
  const { documentId } = entryOf(await articles.create({ title: 'Par document', body: '<p>Bonjour</p>' }))
  await articles.update(documentId, { publishedAt: '2026-05-01T08:00:00.000Z' })
  const found = entryOf(await strapi({ baseURL }).collection('articles').findOne(documentId))
  expect(found).toMatchObject({ documentId, attributes: { title: 'Par document' } })
  await articles.delete(documentId)
  await expect(articles.findOne(documentId)).rejects.toThrow(/410/)
})

it('gets an error for fields outside the allowlist', async () => {
  await expect(
    strapi({ baseURL })
      .collection('articles')
      .find({ fields: ['authorId'] }),
  ).rejects.toThrow(/400/)
})

it('creates, updates and deletes with an editor’s token', async () => {
  const articles = strapi({ baseURL, auth: editor.token ?? '' }).collection('articles')
  const { id } = entryOf(await articles.create({ title: 'Par programme', body: '<p>Bonjour</p>', tags: [1] }))
  const changed = await articles.update(`${id}`, { title: 'Par un programme', publishedAt: '2026-05-01T08:00:00.000Z' })
  expect(entryOf(changed).attributes).toMatchObject({ title: 'Par un programme', version: 2 })
  expect(entryOf(await strapi({ baseURL }).collection('articles').findOne(`${id}`)).attributes.slug).toBe(
    'par-programme',
  )
  await articles.delete(`${id}`)
  await expect(articles.findOne(`${id}`, { status: 'draft' })).rejects.toThrow(/410/)
})

it('is refused these writes without it', async () => {
  await expect(strapi({ baseURL }).collection('articles').create({ title: 'Non' })).rejects.toThrow(/401/)
})

const names = ['articles', 'categories', 'tags', 'pages', 'faq', 'communities', 'rooms']

it.each(names)('paginates %s by page and by offset, with a total, in both directions', async (name) => {
  const collection = as(camille, name)
  const idsOf = async (query: object) => {
    const { data, meta } = await collection.find(query)
    return { ids: (data as unknown as Entry[]).map(({ id }) => id), pagination: meta.pagination }
  }
  const { ids, pagination } = await idsOf({ sort: 'id' })
  expect(pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: ids.length })
  expect((await idsOf({ sort: ['id:desc'] })).ids).toEqual(ids.toReversed())
  for (const [start, id] of ids.entries()) {
    expect(await idsOf({ sort: 'id', pagination: { start, limit: 1 } })).toEqual({
      ids: [id],
      pagination: { start, limit: 1, total: ids.length },
    })
    expect(await idsOf({ sort: 'id', pagination: { page: start + 1, pageSize: 1 } })).toEqual({
      ids: [id],
      pagination: { page: start + 1, pageSize: 1, pageCount: ids.length, total: ids.length },
    })
  }
  expect((await idsOf({ filters: { id: { $in: ids.slice(0, 1) } }, populate: '*' })).ids).toEqual(ids.slice(0, 1))
})

it.each(['articles', 'pages', 'faq'])('returns drafts of %s to editors only', async (name) => {
  const drafts = { status: 'draft' as const, filters: { slug: 'brouillon' } }
  expect(entriesOf(await as(editor, name).find(drafts))).toHaveLength(1)
  expect(entriesOf(await as(editor, name).find({ filters: drafts.filters }))).toEqual([])
  await expect(as(camille, name).find(drafts)).rejects.toThrow(/403/)
  await expect(strapi({ baseURL }).collection(name).find(drafts)).rejects.toThrow(/401/)
})

const as = (person: Person, name: string) => strapi({ baseURL, auth: person.token ?? '' }).collection(name)

it('finds communities with their rooms, as far as visible to the viewer', async () => {
  const door = { filters: { name: { $startsWith: 'Cercle' } }, sort: 'slug', fields: ['slug'] }
  const found = await strapi({ baseURL }).collection('communities').find(door)
  expect(entriesOf(found).map(({ attributes }) => attributes)).toEqual([{ slug: 'demande' }, { slug: 'ouvert' }])
  expect(found.meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 2 } })
  const inside = await as(camille, 'communities').find({
    ...door,
    populate: { rooms: { fields: ['slug'] }, avatar: true },
    pagination: { start: 3, limit: 1 },
  })
  expect(entriesOf(inside)).toMatchObject([
    {
      attributes: {
        slug: 'secret',
        avatar: { data: null },
        rooms: { data: [{ attributes: { slug: 'salon-secret' } }] },
      },
    },
  ])
  const { id } = entriesOf(inside)[0] ?? { id: 0 }
  expect(entryOf(await as(camille, 'communities').findOne(`${id}`)).attributes.slug).toBe('secret')
  await expect(as(louise, 'communities').findOne(`${id}`)).rejects.toThrow(/404/)
})

it('finds rooms for members, each with its community', async () => {
  const asked = { filters: { community: { slug: { $in: ['ouvert', 'secret'] } } }, populate: ['community'] }
  const found = entriesOf(await as(louise, 'rooms').find(asked))
  expect(found).toMatchObject([
    { attributes: { slug: 'salon-ouvert', community: { data: { attributes: { slug: 'ouvert' } } } } },
  ])
  expect(entriesOf(await as(camille, 'rooms').find(asked))).toHaveLength(2)
  await expect(strapi({ baseURL }).collection('rooms').find()).rejects.toThrow(/401/)
})

it('reads the notification catalogue as a single type', async () => {
  const catalogue = strapi({ baseURL, auth: louise.token ?? '' }).single('notification')
  const { attributes } = entryOf(await catalogue.find({ populate: '*' }))
  expect(Object.keys(attributes).toSorted()).toEqual(Object.keys(notificationValues).toSorted())
  expect(attributes.blog).toEqual([{ index: 0, value: 'article', label: 'Un nouvel article' }])
  await expect(catalogue.update({ blog: [] })).rejects.toThrow(/404/)
})

it('cannot write any of these', async () => {
  const communities = as(camille, 'communities')
  await expect(communities.create({ name: 'Par programme', access: 'open' })).rejects.toThrow(/400/)
  await expect(communities.update('1', { name: 'À moi' })).rejects.toThrow(/404/)
  await expect(as(editor, 'communities').delete('1')).rejects.toThrow(/404/)
  await expect(as(camille, 'rooms').create({ name: 'Salon' })).rejects.toThrow(/404/)
})
