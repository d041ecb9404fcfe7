import type { ErrorEnvelope } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

type CreatedEntry = { data: { id: number } }

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
beforeAll(async () => {
  const writes = async (collection: string, data: object) =>
    (await editor.posts<CreatedEntry>(`/api/${collection}`, { data })).body.data.id
  const changes = (collection: string, id: number, data: object) => editor.puts(`/api/${collection}/${id}`, { data })
  const publishedAt = new Date(0).toISOString()
  for (const collection of ['categories', 'tags']) {
    const id = await writes(collection, { name: 'Premier', slug: 'premier' })
    await changes(collection, id, { slug: 'deuxieme' })
    await changes(collection, id, { slug: 'troisieme' })
    const removed = await writes(collection, { name: 'Ôté', slug: 'ote-avant' })
    await changes(collection, removed, { slug: 'ote' })
    await editor.deletes(`/api/${collection}/${removed}`)
  }
  const moved = await writes('pages', { title: 'Page', slug: 'page-une', body: '', publishedAt })
  await changes('pages', moved, { slug: 'page-deux' })
  const gone = await writes('pages', { title: 'Partie', slug: 'partie-une', body: '', publishedAt })
  await changes('pages', gone, { slug: 'partie-deux' })
  await editor.deletes(`/api/pages/${gone}`)
  const hidden = await writes('pages', { title: 'Cachée', slug: 'cachee-une', body: '', publishedAt })
  await changes('pages', hidden, { slug: 'cachee-deux' })
  await test.db.update(tables.pages).set({ hiddenAt: new Date() }).where(eq(tables.pages.id, hidden))
  const draft = await writes('pages', { title: 'Jamais parue', slug: 'jamais-parue' })
  await editor.deletes(`/api/pages/${draft}`)
})

it.each([
  ['categories', 'premier', 'troisieme'],
  ['categories', 'deuxieme', 'troisieme'],
  ['categories', 'ote-avant', 404],
  ['categories', 'rien', 404],
  ['tags', 'premier', 'troisieme'],
  ['tags', 'deuxieme', 'troisieme'],
  ['tags', 'ote-avant', 404],
  ['pages', 'page-une', 'page-deux'],
  ['pages', 'partie-une', 410],
  ['pages', 'partie-deux', 410],
  ['pages', 'cachee-une', 404],
  ['pages', 'jamais-parue', 404],
  ['pages', 'rien', 404],
] as const)('%s: what was at %s is %s', async (collection, slug, now) => {
  const { status, body } = await test.visitor.gets<{ data?: { slug: string } }>(`/api/${collection}/former/${slug}`)
  expect(status === 200 ? body.data?.slug : status).toBe(now)
})

it('a removed public share answers 410 by slug and by id; any other one answers 404', async () => {
  const camille = await test.personas.camille()
  const publishes = async (visibility: string) => {
    const clientId = crypto.randomUUID()
    const share = { clientId, kind: 'pensee', title: '', body: `Bonjour ${clientId}`, visibility }
    return (await camille.posts<{ id: number; slug: string }>('/api/shares', share)).body
  }
  const answers = async (slug: string) => (await test.visitor.gets<ErrorEnvelope>(`/api/shares/${slug}`)).status
  for (const [visibility, before, after] of [
    ['public', 200, 410],
    ['members', 404, 404],
  ] as const) {
    const { id, slug } = await publishes(visibility)
    expect(await answers(slug)).toBe(before)
    await camille.deletes(`/api/shares/${id}`)
    expect(await answers(slug)).toBe(after)
    expect(await answers(String(id))).toBe(after)
  }
  const { id, slug } = await publishes('public')
  await test.db.update(tables.shares).set({ hiddenAt: new Date() }).where(eq(tables.shares.id, id))
  await camille.deletes(`/api/shares/${id}`)
  expect(await answers(slug)).toBe(404)
})
