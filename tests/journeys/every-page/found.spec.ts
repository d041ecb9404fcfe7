import { type APIRequestContext, expect, test } from '@playwright/test'
import { parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { loadBrand } from '../../../packages/brand/src/index.ts'
import { mappedAddresses, type PageHead, readHead } from '../found/page-head.ts'
import { findSlugs, signsInAs, visitsOf } from '../rounds/visits.ts'

/** What is said twice, each with the pages that say it. */
function twins(heads: PageHead[], said: (head: PageHead) => string): Record<string, string[]> {
  const groups = [...Map.groupBy(heads, said)].filter(([, pages]) => pages.length > 1)
  return Object.fromEntries(groups.map(([words, pages]) => [words, pages.map(({ path }) => path)]))
}

async function readHeads(request: APIRequestContext, addresses: string[]): Promise<PageHead[]> {
  const heads: PageHead[] = []
  for (const address of addresses) heads.push(await readHead(request, address))
  return heads
}

/** By what its address begins with, what JSON-LD tells of a page. */
const toldOf: [RegExp, string[]][] = [
  [/^\/$/, ['WebSite', 'Organization']],
  [/^\/blog\/\d+-/, ['Article', 'BreadcrumbList']],
  [/^\/blog\/(cat|tag)\/./, ['BreadcrumbList']],
  [/^\/c\//, ['BreadcrumbList']],
  [/^\/p\//, ['ProfilePage']],
  [/^\/shares\/./, ['Article', 'BreadcrumbList']],
  [/^\/(saison|recettes\/.)/, ['BreadcrumbList']],
]

test('every public page has its own title and description', async ({ request, baseURL }, { project }) => {
  test.setTimeout(300_000)
  const { name } = await loadBrand(project.metadata.brand)
  const addresses = await mappedAddresses(request)
  expect(new Set(addresses).size).toBe(addresses.length)
  const heads = await readHeads(request, addresses)
  for (const { path, status, noindex, canonical, title, description, shared, told, feeds } of heads) {
    expect({ path, status, noindex, canonical }).toEqual({ path, status: 200, noindex: false, canonical: path })
    expect(title === name || title.endsWith(` – ${name}`), `${path}: ${title}`).toBe(true)
    expect(description.length, path).toBeGreaterThan(20)
    expect(description.length, path).toBeLessThanOrEqual(160)
    expect(shared, path).toMatchObject({
      'og:url': path,
      'og:description': description,
      'og:site_name': name,
      'og:locale': 'fr_FR',
      'og:image': expect.stringContaining(`${baseURL}/`),
      'twitter:card': 'summary_large_image',
    })
    const { pathname } = new URL(path)
    const kinds = toldOf.find(([pattern]) => pattern.test(pathname))?.[1] ?? []
    // A shared recipe or outing is that in place of an article; the recipes of an article are beside it.
    // A list of recipes may be empty.
    const things = /^\/(blog|recettes|saison)/.test(pathname)
      ? told.filter((kind) => kind !== 'Recipe' && kind !== 'ItemList')
      : told.map((kind) => (/^(Recipe|Event)$/.test(kind) ? 'Article' : kind))
    expect(things, path).toEqual(kinds)
    expect(feeds, path).toEqual(/^\/blog/.test(pathname) ? ['/blog/rss.xml'] : [])
  }
  expect(twins(heads, ({ title }) => title)).toEqual({})
  expect(twins(heads, ({ description }) => description)).toEqual({})
})

test('a later page of a list has its own canonical address; a filter, a search and a feed position have none @one-brand', async ({
  request,
  baseURL,
}) => {
  const [first, second] = [await readHead(request, '/blog'), await readHead(request, '/blog?page=2&utm_source=x')]
  expect(second).toMatchObject({ status: 200, canonical: `${baseURL}/blog?page=2`, noindex: false })
  expect(second.title).not.toBe(first.title)
  for (const [address, canonical] of [
    ['/blog?page=1', '/blog'],
    ['/blog/cat?page=2', '/blog/cat'],
    ['/l/cgu?page=4', '/l/cgu'],
  ] as const) {
    expect((await readHead(request, address)).canonical, address).toBe(`${baseURL}${canonical}`)
  }
  for (const [address, leads] of [
    ['/BLOG?page=2', '/blog?page=2'],
    ['/blog?page=-1', '/blog'],
    ['/blog?page=1e1', '/blog'],
    ['/blog?page=02', '/blog?page=2'],
    ['/%62log//cat/', '/blog/cat'],
    ['/P/camille', '/p/camille'],
    ['/l/CGU', '/l/cgu'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([301, leads])
  }
  expect(second.description).not.toBe(first.description)
  for (const page of ['900', '99999999999999999999'])
    expect((await readHead(request, `/blog?page=${page}`)).status, page).toBe(404)
  expect(await readHead(request, '/blog?q=le')).toMatchObject({ noindex: true })
  expect(await readHead(request, '/shares?kind=photo')).toMatchObject({
    canonical: `${baseURL}/shares`,
    noindex: false,
  })
  const { cursor } = await (await request.get('/api/shares')).json()
  expect(await readHead(request, `/shares?cursor=${cursor}`)).toMatchObject({ noindex: true })
})

test('members’ pages are not indexed @one-desk', async ({ page, request }) => {
  test.setTimeout(300_000)
  const slugs = await findSlugs(page)
  const known = new Set((await mappedAddresses(request)).map((address) => new URL(address).pathname))
  const paths = [...new Set(visitsOf(slugs).map(({ path }) => path))].filter((path) => path !== '/logout')
  for (const path of paths) {
    const { status, noindex } = await readHead(request, path)
    const isPublic = known.has(path.replace(/\?.*$/, '')) && !path.includes('q=')
    if (!isPublic) expect({ path, found: status === 200 && !noindex }).toEqual({ path, found: false })
  }
  await signsInAs(page, 'camille')
  for (const path of paths) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect({ path, robots: answer.headers()['x-robots-tag'] }).toEqual({ path, robots: 'noindex' })
  }
})

test('robots find the site map, and may read pages marked noindex', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`)
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(['/api/', '/dev/', '/go?', '/logout', '/search'])
})

test('the feed is valid, and contains the latest articles', async ({ request, baseURL }) => {
  const answer = await request.get('/blog/rss.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = parseRssFeed(await answer.text())
  expect(feed).toMatchObject({ title: expect.any(String), link: `${baseURL}/blog`, language: 'fr' })
  expect(feed.description).not.toBe('')
  const { data } = await (await request.get('/api/articles?fields=slug,title&pagination[pageSize]=20')).json()
  expect(feed.items?.map(({ title, link, guid }) => ({ title, link, guid: guid?.value }))).toEqual(
    data.map(({ id, attributes }: { id: number; attributes: { slug: string; title: string } }) => {
      const link = `${baseURL}/blog/${id}-${attributes.slug}`
      return { title: attributes.title, link, guid: `${baseURL}/blog/${id}` }
    }),
  )
  for (const { pubDate, description, content, dc } of feed.items ?? []) {
    expect(Number.isNaN(Date.parse(String(pubDate)))).toBe(false)
    expect(description).not.toBe('')
    expect(dc?.creators?.join()).toMatch(/\S/)
    expect(content?.encoded).toMatch(/^</)
    // Feed readers have no address of ours to complete.
    expect(content?.encoded).not.toMatch(/ (?:href|src)="[/#]/)
  }
})

test('an article, a list and a page each have an immutable preview of 1200×630', async ({ request }) => {
  const pictures = new Set<string>()
  const { data } = await (await request.get('/api/articles?fields=slug&pagination[pageSize]=2')).json()
  const articles = data.map(
    (found: { id: number; attributes: { slug: string } }) => `/blog/${found.id}-${found.attributes.slug}`,
  )
  for (const path of [...articles, '/blog', '/shares', '/communities', '/l/charte']) {
    const { shared } = await readHead(request, path)
    const address = shared['og:image'] ?? ''
    expect(address, path).toContain('/previews/')
    pictures.add(address)
    const answer = await request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(shared).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
  }
  expect(pictures.size).toBe(6)
})

interface MadePage {
  data: { id: number; attributes: { slug: string } }
}

test('moved pages redirect, removed ones answer 410, unknown ones 404 @one-desk', async ({ page, baseURL }) => {
  const one = crypto.randomUUID().slice(0, 8)
  await signsInAs(page, 'admin')
  const headers = { origin: baseURL ?? '' }
  const publishedAt = new Date(0).toISOString()
  const makes = async (collection: string, content: object): Promise<number> => {
    const answer = await page.request.post(`/api/${collection}`, { headers, data: { data: content } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return ((await answer.json()) as MadePage).data.id
  }
  const moves = (collection: string, id: number, slug: string) =>
    page.request.put(`/api/${collection}/${id}`, { headers, data: { data: { slug } } })
  const removes = (collection: string, id: number) => page.request.delete(`/api/${collection}/${id}`, { headers })

  const ids = {
    categories: await makes('categories', { name: `Avant ${one}`, slug: `avant-${one}` }),
    tags: await makes('tags', { name: `Avant ${one}`, slug: `avant-${one}` }),
    pages: await makes('pages', { title: `Avant ${one}`, slug: `avant-${one}`, body: '<p>Ici.</p>', publishedAt }),
    articles: await makes('articles', {
      title: `Avant ${one}`,
      slug: `avant-${one}`,
      body: '<p>Ici.</p>',
      publishedAt,
    }),
  }
  for (const [collection, id] of Object.entries(ids)) await moves(collection, id, `apres-${one}`)
  const gone = {
    pages: await makes('pages', { title: `Ôtée ${one}`, slug: `otee-${one}`, body: '<p>Ici.</p>', publishedAt }),
    articles: await makes('articles', { title: `Ôté ${one}`, slug: `ote-${one}`, body: '<p>Ici.</p>', publishedAt }),
  }
  for (const [collection, id] of Object.entries(gone)) await removes(collection, id)
  const share = {
    clientId: crypto.randomUUID(),
    kind: 'question',
    title: '',
    body: `Bonjour ${one}`,
    visibility: 'public',
  }
  const shared = await (await page.request.post('/api/shares', { headers, data: share })).json()
  await page.request.delete(`/api/shares/${shared.id}`, { headers })

  const visitor = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL && { baseURL }) })
  const table: [path: string, status: number, to?: string][] = [
    [`/blog/cat/avant-${one}`, 301, `/blog/cat/apres-${one}`],
    [`/blog/cat/apres-${one}`, 200],
    [`/blog/cat/jamais-${one}`, 404],
    [`/blog/tag/avant-${one}?page=1`, 301, `/blog/tag/apres-${one}?page=1`],
    [`/blog/tag/jamais-${one}`, 404],
    [`/l/avant-${one}`, 301, `/l/apres-${one}`],
    [`/l/apres-${one}`, 200],
    [`/l/otee-${one}`, 410],
    [`/l/jamais-${one}`, 404],
    [`/blog/${ids.articles}-avant-${one}`, 301, `/blog/${ids.articles}-apres-${one}`],
    [`/blog/${ids.articles}-apres-${one}`, 200],
    [`/blog/${gone.articles}-ote-${one}`, 410],
    ['/blog/999999-jamais', 404],
    [`/shares/${shared.slug}`, 410],
    [`/shares/jamais-${one}`, 404],
    [`/p/jamais-${one}`, 404],
    [`/c/jamais-${one}`, 404],
    ['/members-sitemap-9.xml', 404],
  ]
  for (const [path, status, to] of table) {
    const answer = await visitor?.request.get(path, { maxRedirects: 0 })
    expect({ path, status: answer?.status(), to: answer?.headers().location }).toEqual({ path, status, to })
  }
  await visitor?.close()
  for (const [collection, id] of Object.entries({ ...ids })) await removes(collection, id)
})
