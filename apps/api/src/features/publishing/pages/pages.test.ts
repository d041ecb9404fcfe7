import type { ContentVersionView, PageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const { test } = await setUpTestApp()
beforeAll(async () => {
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

it('a visitor reads a published page, without any script', async () => {
  const { status, body } = await test.visitor.gets<PageView>('/api/pages/charte')
  expect(status).toBe(200)
  expect(body).toMatchObject({ slug: 'charte', title: 'La charte' })
  expect(body.body).toBe('<h2 id="entre-nous">Entre nous</h2><p>Bonjour <a>ici</a></p>')
})

it('a draft, a scheduled page and an unknown page return 404', async () => {
  for (const slug of ['brouillon', 'demain', 'rien']) {
    expect((await test.visitor.gets(`/api/pages/${slug}`)).status).toBe(404)
  }
})

it('editors write pages, with their history; a member may not', async () => {
  const editor = await test.personas.member('Odile', { role: 'editor' })
  const camille = await test.personas.camille()
  const body = '<h2 id="a">Un</h2><p onclick="x()">Deux</p>'
  expect((await camille.posts('/api/pages', { data: { title: 'Non' } })).status).toBe(403)
  const made = await editor.posts<{ data: { id: number; attributes: Record<string, unknown> } }>('/api/pages', {
    data: { title: 'Qui sommes-nous', body },
  })
  const { id, attributes } = made.body.data
  expect(attributes).toMatchObject({
    slug: 'qui-sommes-nous',
    body: '<h2 id="a">Un</h2><p>Deux</p>',
    publishedAt: null,
  })
  const publishedAt = new Date(0).toISOString()
  await editor.puts(`/api/pages/${id}`, { data: { publishedAt, version: 1 } })
  expect((await test.visitor.gets('/api/pages/qui-sommes-nous')).status).toBe(200)
  expect((await test.visitor.gets('/api/pages?filters[slug]=qui-sommes-nous')).body).toMatchObject({ data: [{ id }] })
  expect((await editor.puts(`/api/pages/${id}`, { data: { title: 'Trop tard', version: 1 } })).status).toBe(409)
  const { items } = (await editor.gets<{ items: unknown[] }>(`/api/pages/${id}/versions`)).body
  expect(items).toHaveLength(2)
  await editor.deletes(`/api/pages/${id}`)
  expect((await test.visitor.gets('/api/pages/qui-sommes-nous')).status).toBe(404)
})

it('shows the site’s operator from the settings, and what is missing', async () => {
  const legalNotice = {
    name: 'Association <Les Amies>',
    phone: '01 23 45 67 89',
    hosting: 'Une machine, 1 rue des Prés',
  }
  const other = await buildTestApp({ settings: { legalNotice } })
  const slug = 'mentions-legales'
  const page = {
    slug,
    title: 'Mentions',
    body: '<p>Qui</p>{{exploitante}}{{hebergement}}{{rien}}',
    publishedAt: new Date(0),
  }
  await other.db.insert(tables.pages).values(page)
  const { body } = (await other.visitor.gets<PageView>(`/api/pages/${slug}`)).body
  expect(body).toContain('Association &lt;Les Amies&gt;')
  expect(body).toContain('01 23 45 67 89')
  expect(body).toContain('Une machine, 1 rue des Prés')
  expect(body.match(/à compléter par l’exploitante/g)).toHaveLength(1)
  expect(body).toContain('contact@demo.test')
  expect(body).toContain('{{rien}}')
  await other.close()
})

it('unsaved content of a page is shown to editors as visitors would see it, and stored nowhere', async () => {
  const editor = await test.personas.member('Iris', { role: 'editor' })
  const body = '<p onclick="x()">Écris à {{contact}}</p>'
  const before = await test.db.$count(tables.pages)
  const answer = await editor.posts<PageView>('/api/pages/preview', { title: 'Aide', body })
  expect(answer.status).toBe(200)
  expect(answer.body.title).toBe('Aide')
  expect(answer.body.body).toMatch(/^<p>Écris à \S+@\S+<\/p>$/)
  expect(await test.db.$count(tables.pages)).toBe(before)
  expect((await test.visitor.posts('/api/pages/preview', { title: 'Aide' })).status).toBe(401)
})

it('the first change of a page that came with the installation keeps its text in the history', async () => {
  const editor = await test.personas.member('Ana', { role: 'editor' })
  const [row] = await test.db
    .insert(tables.pages)
    .values({ slug: 'installee', title: 'Installée', body: '<p>Le premier texte.</p>', publishedAt: new Date(0) })
    .returning({ id: tables.pages.id })
  for (const [version, body] of ['<p>Deux.</p>', '<p>Trois.</p>'].entries())
    await editor.puts(`/api/pages/${row?.id}`, { data: { body, version: version + 1 } })
  const { items } = (await editor.gets<{ items: ContentVersionView[] }>(`/api/pages/${row?.id}/versions`)).body
  expect(items.map(({ version, content, author }) => [version, content.body, author])).toEqual([
    [3, '<p>Trois.</p>', 'Ana'],
    [2, '<p>Deux.</p>', 'Ana'],
    [1, '<p>Le premier texte.</p>', null],
  ])
})
