import { expect, it } from 'vitest'
import { type ApiClient, ApiFailure } from '../../../web/app/api/client.ts'
import { createDataProvider } from './data-provider.ts'

const now = () => new Date('2026-03-12T10:00:00Z')

/** An API that answers what it is told to, and remembers what it was asked. */
function standIn(answer: (method: string, path: string) => unknown) {
  const asked: { method: string; path: string; body?: unknown }[] = []
  const call = (method: string) => (path: string, body?: unknown) => {
    asked.push({ method, path: decodeURIComponent(path), body })
    const answered = answer(method, path)
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered)
  }
  const api = { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
  return { provider: createDataProvider(api as unknown as ApiClient, now), asked }
}

const entry = {
  id: 7,
  attributes: {
    title: 'Le premier mot',
    version: 3,
    publishedAt: null,
    cover: { data: { id: 2, attributes: { name: 'Été' } } },
    category: { data: { id: 4, attributes: { name: 'Rencontres' } } },
    tags: { data: [{ id: 5, attributes: {} }] },
    related: { data: [] },
    author: { data: { id: 1, attributes: { name: 'Maud' } } },
  },
}

it('asks for a list with its filters, order and page, drafts among it, and says how many there are', async () => {
  const { provider, asked } = standIn(() => ({ data: [entry], meta: { pagination: { total: 41 } } }))
  const { data, total } = await provider.getList('articles', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: { q: 'mot', status: 'scheduled', category: 4, tags: 5 },
  })
  expect(total).toBe(41)
  expect(data[0]).toMatchObject({ id: 7, cover: 2, category: 4, tags: [5], categoryName: 'Rencontres' })
  const query = new URLSearchParams(asked[0]?.path.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    'filters[$or][0][title][$containsi]': 'mot',
    'filters[publishedAt][$gt]': '2026-03-12T10:00:00.000Z',
    'filters[category][id]': '4',
    'filters[tags][id]': '5',
    sort: 'updatedAt:desc',
    'pagination[page]': '2',
    'pagination[pageSize]': '25',
    publicationState: 'preview',
  })
})

it.each([
  ['draft', 'filters[publishedAt][$null]', 'true'],
  ['published', 'filters[publishedAt][$lte]', '2026-03-12T10:00:00.000Z'],
])('knows what is %s', async (status, name, value) => {
  const { provider, asked } = standIn(() => ({ data: [], meta: { pagination: { total: 0 } } }))
  await provider.getList('pages', { filter: { status } })
  expect(new URLSearchParams(asked[0]?.path.split('?')[1]).get(name)).toBe(value)
})

it('writes what a form may write and no more, with the version it was made from', async () => {
  const { provider, asked } = standIn(() => ({ data: entry }))
  const data = { ...{ id: 7, title: 'Autre', slug: '', excerpt: null, tags: [5], categoryName: 'x' }, version: 3 }
  await provider.update('articles', { id: 7, data, previousData: data })
  expect(asked).toEqual([
    { method: 'PUT', path: '/api/articles/7', body: { data: { title: 'Autre', excerpt: '', tags: [5], version: 3 } } },
  ])
})

it('names no version of what is new', async () => {
  const { provider, asked } = standIn(() => ({ data: entry }))
  await provider.create('pages', { data: { title: 'Charte', version: null, publishedAt: null } })
  expect(asked[0]?.body).toEqual({ data: { title: 'Charte', publishedAt: null } })
})

it('holds a question as the title of its answer, and its history alike', async () => {
  const attributes = { question: 'Pourquoi ?', answer: '<p>Parce que.</p>', topic: 'begin', position: 4, version: 2 }
  const { provider, asked } = standIn((_method, path) =>
    path.endsWith('/versions') ? { items: [{ version: 1, content: attributes }] } : { data: { id: 3, attributes } },
  )
  const { data } = await provider.getOne('faq', { id: 3 })
  expect(data).toEqual({
    id: 3,
    title: 'Pourquoi ?',
    body: '<p>Parce que.</p>',
    topic: 'begin',
    position: 4,
    version: 2,
  })
  const [before] = await provider.versions('faq', 3)
  expect(before?.content).toMatchObject({ title: 'Pourquoi ?', body: '<p>Parce que.</p>' })
  await provider.update('faq', { id: 3, data: { ...data, title: 'Quand ?', position: '' }, previousData: data })
  const { position: _left, ...written } = { ...attributes, question: 'Quand ?' }
  expect(asked.at(-1)?.body).toEqual({ data: written })
})

it('lays what is wrong on the field that it concerns', async () => {
  const fields = { 'data.tags.0': ['n’existe plus'], slug: ['est déjà prise'] }
  const { provider } = standIn(() => new ApiFailure('SLUG_TAKEN', { status: 409, text: 'Prise.', fields }))
  await expect(provider.update('articles', { id: 7, data: {}, previousData: { id: 7 } })).rejects.toMatchObject({
    message: 'Prise.',
    status: 409,
    body: { code: 'SLUG_TAKEN', errors: { tags: 'n’existe plus', slug: 'est déjà prise' } },
  })
})

it('publishes several one after the other, and says what stopped it', async () => {
  const { provider, asked } = standIn((_method, path) =>
    /\/2\b/.test(path) ? new ApiFailure('NOT_FOUND', { status: 404, text: 'Plus là.' }) : { data: entry },
  )
  const params = { ids: [1, 2, 3], data: { publishedAt: '2026-03-12T10:00:00.000Z' } }
  await expect(provider.updateMany('articles', params)).rejects.toMatchObject({ message: 'Plus là.' })
  const whole = '?populate=*&publicationState=preview'
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...[`GET /api/articles/1${whole}`, 'PUT /api/articles/1'],
    `GET /api/articles/2${whole}`,
  ])
})

it.each([
  ['publishing', '2026-03-12T10:00:00.000Z', [2, 3]],
  ['unpublishing', null, [1, 3]],
])('%s several leaves alone those that are so already', async (_, publishedAt, changed) => {
  const dates = ['2025-01-01T08:00:00.000Z', null, '2027-01-01T08:00:00.000Z']
  const { provider, asked } = standIn((_method, path) => {
    const id = Number(/\d+/.exec(path)?.[0])
    return { data: { id, attributes: { ...entry.attributes, publishedAt: dates[id - 1] } } }
  })
  await provider.updateMany('articles', { ids: [1, 2, 3], data: { publishedAt } })
  const written = asked.filter(({ method }) => method === 'PUT')
  expect(written).toEqual(
    changed.map((id) => ({ method: 'PUT', path: `/api/articles/${id}`, body: { data: { publishedAt, version: 3 } } })),
  )
})

it('reads the library by start and limit', async () => {
  const { provider, asked } = standIn(() => ({ items: [], total: 0 }))
  await provider.getList('media', { pagination: { page: 3, perPage: 48 }, filter: { q: 'mer' } })
  expect(asked[0]).toMatchObject({ path: '/api/upload/files', body: { q: 'mer', start: 96, limit: 48 } })
})
