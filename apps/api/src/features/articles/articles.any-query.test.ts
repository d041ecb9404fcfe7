import { blogDay, buildTestApp, fillBlog, type TestApp } from '@consoeurs/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

interface Entries {
  data: { attributes: Record<string, unknown> }[] | null
}

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ now: () => blogDay })
  const editor = await test.cast.member('Odile', { role: 'editor' })
  await fillBlog(test.db, editor.id)
})
afterAll(() => test.close())

it('answers any query with what it may hold, or refuses it', async () => {
  const part = fc.constantFrom(
    ...[
      'filters',
      'sort',
      'fields',
      'populate',
      'pagination',
      'title',
      'slug',
      'category',
      'tags',
      'articles',
      'author',
    ],
    ...['$eq', '$ne', '$in', '$lt', '$gte', '$contains', '$containsi', '$startsWith', '$null', '$and', '$or', '$not'],
    ...['id', 'publishedAt', 'readingMinutes', '0', '1', 'page', 'pageSize', 'start', 'limit', '*', '__proto__', ''],
  )
  const value = fc.oneof(
    part,
    fc.string({ maxLength: 12, unit: 'binary' }),
    fc.constantFrom(
      'true',
      '1',
      '-1',
      '1e9',
      '2026-01-01',
      '2026-13-45',
      "'; drop table users;--",
      '%',
      '\\',
      '\0',
      'category.tags',
    ),
  )
  const parameter = fc
    .tuple(
      fc.constantFrom('filters', 'filters', 'sort', 'fields', 'populate', 'pagination', 'x'),
      fc.array(part, { maxLength: 5 }),
      value,
    )
    .map(([root, path, given]) => `${root}${path.map((name) => `[${name}]`).join('')}=${encodeURIComponent(given)}`)
  const known = new Set([
    'title',
    'slug',
    'excerpt',
    'body',
    'readingMinutes',
    'commentCount',
    'seoTitle',
    'seoDescription',
    'publishedAt',
    'version',
    'createdAt',
    'updatedAt',
    'cover',
    'author',
    'category',
    'tags',
    'related',
    'name',
    'description',
    'position',
    'articles',
  ])
  await fc.assert(
    fc.asyncProperty(fc.array(parameter, { minLength: 1, maxLength: 4 }), async (parameters) => {
      const { status, body } = await test.visitor.gets<Entries>(`/api/articles?${parameters.join('&')}`)
      expect([200, 400]).toContain(status)
      for (const entry of body.data ?? []) {
        for (const name of Object.keys(entry.attributes)) expect(known).toContain(name)
        expect(['brouillon', 'demain', 'cache', 'parti']).not.toContain(entry.attributes.slug)
      }
    }),
    { numRuns: 600 },
  )
})
