import { blogDay, buildTestApp, fillBlog, type Person, type TestApp } from '@consoeurs/testkit'
import { strapi } from '@strapi/client'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Strapi's own client (architecture §4): it asks over the network, as a programme elsewhere does. */
let test: TestApp
let editor: Person
let baseURL: string
beforeAll(async () => {
  test = await buildTestApp({ now: () => blogDay })
  editor = await test.cast.member('Odile', { role: 'editor' })
  await fillBlog(test.db, editor.id)
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  baseURL = `${address}/api`
})
afterAll(() => test.close())

interface Entry {
  id: number
  attributes: Record<string, unknown>
}
const entriesOf = ({ data }: { data: unknown }) => data as Entry[]
const entryOf = ({ data }: { data: unknown }) => data as Entry

it('finds by filters, in order, with fields, relations and pages', async () => {
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

it('finds one, and is told when there is none', async () => {
  const articles = strapi({ baseURL }).collection('articles')
  expect(entryOf(await articles.findOne('1', { populate: '*' })).attributes).toMatchObject({ slug: 'un' })
  await expect(articles.findOne('5')).rejects.toThrow(/404/)
})

it('is told what is not on the white list', async () => {
  await expect(
    strapi({ baseURL })
      .collection('articles')
      .find({ fields: ['authorId'] }),
  ).rejects.toThrow(/400/)
})

it('with an editor’s token it writes, changes and deletes', async () => {
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

it('without one it may not', async () => {
  await expect(strapi({ baseURL }).collection('articles').create({ title: 'Non' })).rejects.toThrow(/401/)
})
