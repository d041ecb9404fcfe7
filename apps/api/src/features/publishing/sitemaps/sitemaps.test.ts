import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { tables } from '@consoeurs/database'
import { blogDay, fillBlog, setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync(new URL('site-map.xsd', import.meta.url), 'utf8')
const origin = 'https://exemple.fr'
const long = new Date(0)
const soon = new Date(blogDay.getTime() + 86_400_000)

const { test } = await setUpTestApp({ kitchen: false, settings: { publicUrl: origin }, now: () => blogDay })

async function valid(xml: string): Promise<string> {
  const { errors } = await validateXML({ xml, schema, maxMemoryPages: 16_384 })
  expect(errors).toEqual([])
  return xml
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)
const lines = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/exemple\.fr(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, path, changed]) =>
    changed === undefined ? path : `${path} ${changed}`,
  )
async function mapOf(path: string): Promise<string> {
  const { status, body } = await test.visitor.gets<string>(path)
  expect(status, path).toBe(200)
  return valid(body)
}

describe('an empty site', () => {
  it('lists the static pages, and no empty map', async () => {
    expect(locations(await mapOf('/sitemap.xml'))).toEqual(
      ['all', 'shares', 'blogs'].map((name) => `${origin}/${name}-sitemap.xml`),
    )
    expect(lines(await mapOf('/all-sitemap.xml'))).toEqual([
      '/',
      '/communities',
      '/signup',
      '/villes',
      '/l/comment-cela-tient',
      '/l/plan-du-site',
      '/l/support',
    ])
    expect((await test.visitor.gets('/members-sitemap.xml')).status).toBe(200)
    expect((await test.visitor.gets('/members-sitemap-2.xml')).status).toBe(404)
  })
})

describe('public content', () => {
  beforeAll(async () => {
    const at = new Date('2026-05-04T15:06:07.089Z')
    const open = { status: 'complete', visibility: 'public', updatedAt: at }
    const author = await test.personas.member('Ouverte', { profile: open })
    await test.personas.member('Membres')
    await test.personas.member('Discrete', { profile: { ...open, status: 'hidden' } })
    await test.personas.member('Bannie', { profile: open, user: { banned: true } })
    await test.personas.member('Absente', { profile: open, user: { pause: 1 } })
    await fillBlog(test.db, author.id)
    await test.db.update(tables.articles).set({ updatedAt: at })
    await test.db.update(tables.categories).set({ updatedAt: long })
    await test.db.update(tables.tags).set({ updatedAt: long })
    await test.db.insert(tables.categories).values({ slug: 'vide', name: 'Vide' })
    await test.db.insert(tables.pages).values([
      { slug: 'charte', title: 'Charte', body: '', publishedAt: long, updatedAt: at },
      { slug: 'brouillon', title: 'Brouillon', body: '' },
      { slug: 'demain', title: 'Demain', body: '', publishedAt: soon },
      { slug: 'partie', title: 'Partie', body: '', publishedAt: long, deletedAt: at },
    ])
    await test.db.insert(tables.communities).values([
      { slug: 'lectures', name: 'Lectures', createdAt: at, changedAt: at },
      { slug: 'marches', name: 'Marches', createdAt: long, changedAt: at },
      { slug: 'secrete', name: 'Secrète', access: 'secret' },
      { slug: 'close', name: 'Close', archivedAt: at },
    ])
    const share = (slug: string, more = {}) => ({
      slug,
      authorId: author.id,
      clientId: crypto.randomUUID(),
      kind: 'pensee',
      visibility: 'public',
      publishedAt: at,
      ...more,
    })
    await test.db
      .insert(tables.shares)
      .values([
        share('ouvert-1'),
        share('change-2', { editedAt: new Date('2026-05-05T00:00:00Z') }),
        share('entre-nous-3', { visibility: 'members' }),
        share('couvert-4', { cover: 'corps' }),
        share('parti-5', { deletedAt: at }),
        share('cache-6', { hiddenAt: at }),
      ])
  })

  it('is in its site map with its last change; other content is not', async () => {
    expect(lines(await mapOf('/all-sitemap.xml')).slice(7)).toEqual([
      '/l/charte 2026-05-04T15:06:07Z',
      '/c/lectures 2026-05-04T15:06:07Z',
      '/c/marches 2026-05-04T15:06:07Z',
    ])
    expect(lines(await mapOf('/members-sitemap.xml'))).toEqual(['/p/ouverte 2026-05-04T00:00:00Z'])
    expect(lines(await mapOf('/shares-sitemap.xml'))).toEqual([
      '/shares',
      '/shares/ouvert-1 2026-05-04T15:06:07Z',
      '/shares/change-2 2026-05-05T00:00:00Z',
    ])
    const blog = lines(await mapOf('/blogs-sitemap.xml'))
    expect(blog).toEqual([
      '/blog',
      '/blog/cat',
      '/blog/tag',
      ...['1-un', '2-deux', '3-trois', '4-seul'].map((article) => `/blog/${article} 2026-05-04T15:06:07Z`),
      ...blog.filter((line) =>
        /^\/blog\/(cat|tag)\/(rencontres|securite|confiance|sorties) 2026-05-04/.test(line ?? ''),
      ),
    ])
    expect(blog).toHaveLength(3 + 4 + 4)
  })

  it('is listed in the index, with the latest change of each map', async () => {
    expect(lines(await mapOf('/sitemap.xml'))).toEqual([
      '/all-sitemap.xml 2026-05-04T15:06:07Z',
      '/members-sitemap.xml 2026-05-04T00:00:00Z',
      '/shares-sitemap.xml 2026-05-05T00:00:00Z',
      '/blogs-sitemap.xml 2026-05-04T15:06:07Z',
    ])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, cached for an hour', async (encoding, open) => {
    const { headers, rawPayload } = await test.app.inject({
      url: '/shares-sitemap.xml',
      headers: { 'accept-encoding': encoding },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    })
    expect(lines(await valid(open(rawPayload).toString()))).toHaveLength(3)
  })
})

describe('more entries than one site map allows', () => {
  const MANY = 120_000

  beforeAll(async () => {
    const writer = await test.personas.member('Prolixe')
    await test.db.execute(sql`
      insert into shares (slug, author_id, client_id, kind, visibility)
      select 'beaucoup-' || n, ${writer.id}, gen_random_uuid(), 'pensee', 'public' from generate_series(1, ${MANY}) n`)
    await test.db.execute(sql`analyze shares`)
  }, 120_000)

  it('is split into parts: every share is in one, none is too long', async () => {
    const parts = lines(await mapOf('/sitemap.xml')).flatMap((line) => /^\/shares\S+/.exec(line ?? '') ?? [])
    expect(parts).toEqual(['/shares-sitemap.xml', '/shares-sitemap-2.xml', '/shares-sitemap-3.xml'])
    const all = new Set<string>()
    for (const part of parts) {
      const found = locations(await mapOf(part))
      expect(found.length).toBeLessThanOrEqual(50_000)
      for (const address of found) all.add(address)
    }
    expect([...all].filter((address) => address.includes('/beaucoup-'))).toHaveLength(MANY)
    expect((await test.visitor.gets('/shares-sitemap-4.xml')).status).toBe(404)
  }, 120_000)

  it('is read by queries of a thousand rows, as the client consumes them', async () => {
    const asked: { text: string; values?: unknown[] }[] = []
    const watched = new Proxy(test.pool, {
      get(pool, name) {
        if (name !== 'query') return Reflect.get(pool, name)
        return (query: { text: string }, values?: unknown[]) => {
          asked.push({ text: query.text, ...(values && { values }) })
          return pool.query(query, values)
        }
      },
    })
    const { drizzle } = await import('drizzle-orm/node-postgres')
    const { siteMapPart } = await import('./site-map-xml.ts')
    const { siteMaps } = await import('./site-maps.ts')
    const shares = siteMaps.find(({ name }) => name === 'shares')
    if (shares === undefined) throw new Error('there is no map of shares')
    const context = { db: drizzle({ client: watched }), brand: test.deps.brand, publicUrl: origin, now: new Date() }
    const part = await siteMapPart(context, shares, 1)
    expect(asked).toHaveLength(1)
    let chunks = 0
    for await (const chunk of part ?? []) {
      chunks++
      expect(chunk.length).toBeLessThan(300_000)
      expect(asked.length).toBeLessThanOrEqual(chunks + 1)
    }
    expect(asked).toHaveLength(49)
    expect(asked.every(({ text }) => /limit \$\d+$/.test(text))).toBe(true)
  })
})
