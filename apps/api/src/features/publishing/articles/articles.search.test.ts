import type { SearchResults } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000)
const { articles } = tables

const { test, camille } = await setUpTestApp({ personas: ['camille'] })
const editor = await test.personas.member('Odile', { role: 'editor' })
beforeAll(async () => {
  await test.db.insert(articles).values([
    { slug: 'creme', title: 'La crème brûlée sans four', body: '<p>Une vanille, un fouet.</p>', publishedAt: day(-9) },
    { slug: 'vanille', title: 'Un goûter', excerpt: 'À deux', body: '<h2>La crème, crue</h2>', publishedAt: day(-2) },
    { slug: 'foret', title: 'En forêt', body: '<p class="potager">Marcher longtemps.</p>', publishedAt: day(-1) },
    { slug: 'brouillon', title: 'Crème en brouillon', body: '<p>crème</p>', publishedAt: null },
    { slug: 'demain', title: 'Crème de demain', body: '<p>crème</p>', publishedAt: day(1) },
    { slug: 'loin', title: 'Crème de l’an 2100', body: '', publishedAt: new Date('2100-01-01') },
    { slug: 'cachee', title: 'Crème cachée', body: '', publishedAt: day(-1), hiddenAt: day(-1) },
    { slug: 'partie', title: 'Crème partie', body: '', publishedAt: day(-1), deletedAt: day(-1) },
  ])
})

const found = async (q: string, person = camille, more = '') => {
  const { status, body } = await person.gets<SearchResults>(`/api/search?q=${encodeURIComponent(q)}${more}`)
  expect(status, q).toBe(200)
  return body.articles
}
const slugs = async (q: string, person?: Person) => (await found(q, person)).items.map(({ slug }) => slug)

interface ArticleListBody {
  data: { attributes: { slug: string } }[]
  meta: { pagination: { total: number; pageCount: number } }
}
const journal = async (q: string, more = '') => {
  const { status, body } = await test.visitor.gets<ArticleListBody>(`/api/articles?_q=${encodeURIComponent(q)}${more}`)
  expect(status, q).toBe(200)
  return { slugs: body.data.map(({ attributes }) => attributes.slug), ...body.meta.pagination }
}

const searches: [typed: string, slugs: string[]][] = [
  ['creme', ['creme', 'vanille']],
  ['CRÈME brulee', ['creme']],
  ['crèmes', ['creme', 'vanille']],
  ['vanille', ['creme']],
  ['gouter', ['vanille']],
  ['forêts', ['foret']],
  ['marche', ['foret']],
  // A slip in a title.
  ['bruléé four', ['creme']],
  ['cremme brulee', ['creme']],
  // Not what its HTML is written with.
  ['potager', []],
  ['class', []],
  ['zzzz', []],
  ['%', []],
  ['', []],
]

describe.each([
  ['the site’s search', (q: string) => slugs(q)],
  ['the journal’s own', async (q: string) => (q === '' ? [] : (await journal(q)).slugs)],
])('%s', (_name, ask) => {
  it.each(searches)('finds published content, with or without accents: %s', async (q, expected) => {
    expect(await ask(q)).toEqual(expected)
  })
})

describe('an article in the results', () => {
  it('shows published articles only, also to an editor', async () => {
    expect(await slugs('creme', editor)).toEqual(['creme', 'vanille'])
  })

  it('shows its category, its excerpt and its reading time', async () => {
    const [hit] = (await found('gouter')).items
    expect(hit).toMatchObject({
      title: 'Un goûter',
      excerpt: 'À deux',
      category: null,
      readingMinutes: 1,
      picture: null,
    })
  })

  it('is paginated without repetition', async () => {
    const first = await found('creme', camille, '&kind=articles&limit=1')
    const second = await found('creme', camille, `&kind=articles&limit=1&cursor=${first.cursor}`)
    expect([...first.items, ...second.items].map(({ slug }) => slug)).toEqual(['creme', 'vanille'])
    expect(second.cursor).toBeNull()
  })
})

describe('the search of articles', () => {
  it('counts the matches, and combines with pagination, filters and sorting', async () => {
    expect(await journal('creme', '&pagination[pageSize]=1')).toMatchObject({
      slugs: ['creme'],
      total: 2,
      pageCount: 2,
    })
    expect((await journal('creme', '&pagination[pageSize]=1&pagination[page]=2')).slugs).toEqual(['vanille'])
    expect((await journal('creme', '&sort=publishedAt:desc')).slugs).toEqual(['vanille', 'creme'])
    expect((await journal('creme', '&filters[slug]=vanille')).slugs).toEqual(['vanille'])
    expect((await journal('creme', '&filters[category][slug]=rien')).slugs).toEqual([])
  })

  it('finds drafts only for editors who request them', async () => {
    const { body } = await editor.gets<ArticleListBody>('/api/articles?_q=brouillon&publicationState=preview')
    expect(body.data.map(({ attributes }) => attributes.slug)).toEqual(['brouillon'])
    expect((await test.visitor.gets('/api/articles?_q=brouillon&publicationState=preview')).status).toBe(401)
  })

  it('is refused on a collection without search, and without a query', async () => {
    for (const address of ['/api/categories?_q=x', '/api/articles?_q[a]=x', `/api/articles?_q=${'x'.repeat(600)}`]) {
      expect((await test.visitor.gets(address)).status, address).toBe(400)
    }
  })
})

interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Filter?: string
  Plans?: QueryPlan[]
}
const nodesOf = (plan: QueryPlan): QueryPlan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

interface RecordedQuery {
  text: string
  values: unknown[]
}

/** What is asked of articles with what she typed, in a transaction or not: every client passes here. */
async function askedBy(path: string): Promise<RecordedQuery[]> {
  const client = await test.pool.connect()
  const clients = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
  client.release()
  const { query } = clients
  const asked: RecordedQuery[] = []
  clients.query = function spied(...args) {
    const [config, given] = args as [string | { text: string; values?: unknown[] }, unknown]
    const { text, values } = typeof config === 'string' ? { text: config, values: undefined } : config
    asked.push({ text, values: values ?? (Array.isArray(given) ? given : []) })
    return query.apply(this, args)
  }
  const { status } = await camille.gets(path).finally(() => {
    clients.query = query
  })
  expect(status).toBe(200)
  return asked.filter(({ text, values }) => text.includes('articles') && JSON.stringify(values).includes('brul'))
}

describe('among many articles', () => {
  beforeAll(async () => {
    await test.db.execute(sql`
      insert into articles (slug, title, excerpt, body, published_at)
      select 'charge-' || n, 'Charge ' || md5(n::text), '', (select string_agg(md5(n::text || m), ' ') from generate_series(1, 45) m), now()
      from generate_series(1, 6000) n`)
    await test.db.execute(sql`analyze`)
  })

  it.each(['/api/search?kind=articles&q=brulee', '/api/articles?_q=brulee'])('%s uses the index', async (path) => {
    const used = new Set<string | undefined>()
    for (const { text, values } of await askedBy(path)) {
      const { rows } = await test.pool.query({ text: `explain (format json) ${text}`, values })
      for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
        used.add(node['Index Name'])
        // What folds a text is written out where a plan compares with it.
        if (node['Node Type'] === 'Seq Scan') expect(node.Filter ?? '', text).not.toContain('regexp_replace')
      }
    }
    expect([...used]).toEqual(expect.arrayContaining(['articles_titles', 'articles_title_words', 'articles_words']))
  })
})
