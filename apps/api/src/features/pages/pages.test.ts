import type { PageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  const tomorrow = new Date(Date.now() + 86_400_000)
  await test.db.insert(tables.pages).values([
    {
      slug: 'charte',
      title: 'La charte',
      body: '<h2>Entre nous</h2><p onclick="x()">Bonjour<script>x()</script> <a href="javascript:x()">ici</a></p>',
      publishedAt: new Date(0),
    },
    { slug: 'brouillon', title: 'Plus tard', body: '<p>…</p>' },
    { slug: 'demain', title: 'Demain', body: '<p>…</p>', publishedAt: tomorrow },
  ])
})
afterAll(() => test.close())

it('a visitor reads a published page, and nothing in it runs', async () => {
  const { status, body } = await test.visitor.gets<PageView>('/api/pages/charte')
  expect(status).toBe(200)
  expect(body).toMatchObject({ slug: 'charte', title: 'La charte' })
  expect(body.body).toBe('<h2>Entre nous</h2><p>Bonjour <a>ici</a></p>')
})

it('a draft, a page of tomorrow and an unknown page are not there', async () => {
  for (const slug of ['brouillon', 'demain', 'rien']) {
    expect((await test.visitor.gets(`/api/pages/${slug}`)).status).toBe(404)
  }
})
