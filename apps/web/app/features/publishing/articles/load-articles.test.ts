import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../../api/client.ts'
import { loadArticles } from './load-articles.ts'

/** An API with two pages of articles. */
const client = {
  get: async (_path: string, query: Record<string, unknown> = {}) => ({
    data: Number(query['pagination[page]'] ?? 1) <= 2 ? [{ id: 1 }] : [],
  }),
} as unknown as ApiClient

const load = (search: string, path = '/blog') =>
  loadArticles(client, new Request(`https://site.test${path}${search}`)).catch((thrown: unknown) => thrown)

describe('a page of the journal', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=2&q=le', 2],
  ])('%s is page %s', async (search, page) => {
    expect(await load(search)).toMatchObject({ page })
  })

  it.each([
    ['?page=02', '/blog?page=2'],
    ['?page=1e1', '/blog'],
    ['?page=0', '/blog'],
    ['?page=-1', '/blog'],
    ['?page=1.5', '/blog'],
    ['?page=0x2', '/blog'],
    ['?page=', '/blog'],
    ['?page=+2', '/blog'],
    ['?page=٢', '/blog'],
    ['?page=abc&q=le', '/blog?q=le'],
    ['?page=x&page=2', '/blog'],
  ])('%s leads to %s', async (search, location) => {
    const answer = await load(search)
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('location')]).toEqual([301, location])
  })

  it('leads to the page and not to its data', async () => {
    const { headers } = (await load('?page=x&_routes=routes%2Fblog', '/blog.data')) as Response
    expect(headers.get('location')).toBe('/blog')
  })

  it.each(['?page=3', '?page=900', '?page=1001', '?page=99999999999999999999'])('%s is not found', async (search) => {
    expect(await load(search)).toMatchObject({ init: { status: 404 } })
  })
})
