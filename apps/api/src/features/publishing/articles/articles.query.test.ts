import type { ErrorEnvelope } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { blogDay, fillBlog, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

interface Entries {
  data: { id: number; documentId: string; attributes: Record<string, unknown> }[]
  meta: { pagination: Record<string, number> }
}

const { test } = await setUpTestApp({ now: () => blogDay })
const editor = await test.personas.member('Odile', { role: 'editor' })
const member = await test.personas.camille()
beforeAll(async () => {
  await fillBlog(test.db, editor.id)
})

const asked = (query: string, person: Person = test.visitor) => person.gets<Entries>(`/api/articles?${query}`)
const slugsOf = async (query: string, person?: Person) => {
  const { status, body } = await asked(query, person)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ attributes }) => attributes.slug)
}

describe('filters on attributes and relations', () => {
  it.each([
    ['', ['seul', 'trois', 'deux', 'un']],
    ['sort=title', ['deux', 'un', 'seul', 'trois']],
    ['sort=readingMinutes:desc,slug', ['trois', 'deux', 'un', 'seul']],
    ['sort[0]=category.name', null],
    ['filters[slug]=un', ['un']],
    ['filters[slug][$eq]=un', ['un']],
    ['filters[slug][$ne]=un', ['seul', 'trois', 'deux']],
    ['filters[slug][$in][0]=un&filters[slug][$in][1]=deux', ['deux', 'un']],
    ['filters[readingMinutes][$lt]=5', ['seul', 'un']],
    ['filters[readingMinutes][$lte]=5', ['seul', 'deux', 'un']],
    ['filters[readingMinutes][$gt]=5', ['trois']],
    ['filters[readingMinutes][$gte]=5&filters[readingMinutes][$lt]=9', ['deux']],
    ['filters[readingMinutes][$eq]=99999999999999', []],
    ['filters[title][$contains]=premier', ['un']],
    ['filters[title][$contains]=Premier', []],
    ['filters[title][$containsi]=PREMIER', ['un']],
    ['filters[title][$contains]=%25_', ['trois']],
    ['filters[title][$startsWith]=Deux', ['deux']],
    ['filters[slug][$endsWith]=s', ['trois']],
    ['filters[title][$endsWith]=%25_', []],
    ['filters[readingMinutes][$between][0]=5&filters[readingMinutes][$between][1]=9', ['trois', 'deux']],
    ['filters[readingMinutes][$between]=5', null],
    ['filters[category][$null]=true', ['seul']],
    ['filters[category][$notNull]=true', ['trois', 'deux', 'un']],
    ['filters[category][$notNull]=false', ['seul']],
    ['filters[publishedAt][$notNull]=true', ['seul', 'trois', 'deux', 'un']],
    ['filters[publishedAt][$notNull]=false', []],
    ['filters[tags][$null]=false', ['deux', 'un']],
    ['filters[publishedAt][$gte]=2026-03-01', ['seul', 'trois']],
    ['filters[publishedAt][$null]=false', ['seul', 'trois', 'deux', 'un']],
    ['filters[publishedAt][$null]=true', []],
    ['filters[$or][0][slug]=un&filters[$or][1][slug]=trois', ['trois', 'un']],
    ['filters[$and][0][slug]=un&filters[$and][1][readingMinutes]=5', []],
    ['filters[$not][slug]=un', ['seul', 'trois', 'deux']],
    ['filters[slug][$not][$startsWith]=u', ['seul', 'trois', 'deux']],
    ['filters[category]=2', ['trois']],
    ['filters[category][slug]=rencontres', ['deux', 'un']],
    ['filters[tags][slug][$in]=sorties', ['deux', 'un']],
    ['filters[tags][name][$eq]=Confiance', ['un']],
    ['filters[$not][tags][id][$gt]=0', ['seul', 'trois']],
    ['filters[category][articles][slug]=un', ['deux', 'un']],
    ['filters[id][$in]=1&filters[id][$in]=2', ['deux', 'un']],
    ['pagination[page]=2&pagination[pageSize]=3', ['un']],
    ['pagination[start]=1&pagination[limit]=2', ['trois', 'deux']],
  ])('%s', async (query, expected) => {
    if (expected === null) expect((await asked(query)).status).toBe(400)
    else expect(await slugsOf(query)).toEqual(expected)
  })

  it('sorts in French alphabetical order', async () => {
    for (const name of ['Été', 'eau', 'Fin', 'À table', 'avec'])
      await editor.posts('/api/tags', { data: { name, slug: `ordre-${name.length}-${name.charCodeAt(0)}` } })
    const { body } = await editor.gets<Entries>('/api/tags?filters[slug][$startsWith]=ordre&sort=name')
    expect(body.data.map(({ attributes }) => attributes.name)).toEqual(['À table', 'avec', 'eau', 'Été', 'Fin'])
  })

  it('returns the page number and the page count', async () => {
    const byNumber = await asked('pagination[page]=1&pagination[pageSize]=3')
    expect(byNumber.body.meta.pagination).toEqual({ page: 1, pageSize: 3, pageCount: 2, total: 4 })
    const byStart = await asked('pagination[start]=1&pagination[limit]=2&pagination[withCount]=false')
    expect(byStart.body.meta.pagination).toEqual({ start: 1, limit: 2 })
  })

  it('returns the requested fields only, with clean HTML', async () => {
    const { body } = await asked('fields=title,body&filters[slug]=trois')
    expect(body.data[0]?.attributes).toEqual({ title: 'Trois 100%_sûr', body: '<p>T</p>' })
  })
})

describe('populated relations', () => {
  it('one, several, none, and nested ones', async () => {
    const { body } = await asked(
      'fields=slug&sort=id&populate[category][fields]=name&populate[tags][sort]=name:desc&populate[author]=true',
    )
    const [first, , , last] = body.data
    expect(first?.attributes).toMatchObject({
      category: { data: { id: 1, attributes: { name: 'Rencontres' } } },
      tags: { data: [{ attributes: { slug: 'sorties' } }, { attributes: { slug: 'confiance' } }] },
      author: { data: null },
    })
    expect(last?.attributes).toEqual({
      slug: 'seul',
      category: { data: null },
      tags: { data: [] },
      author: { data: null },
    })
  })

  it('shows the author only to viewers who may see her', async () => {
    const { body } = await asked('filters[slug]=un&populate=author', member)
    expect(body.data[0]?.attributes.author).toMatchObject({
      data: { id: editor.id, attributes: { username: 'odile', name: 'Odile' } },
    })
    expect(JSON.stringify(body)).not.toMatch(/email|latitude|password|token/i)
  })

  it('a picture and a member are complete, or have the requested fields only', async () => {
    const { id: file } = await uploadPhoto(editor)
    const { body: picture } = await editor.posts<{ id: number }>('/api/upload/files', { file, name: 'Été' })
    const { articles } = tables
    await test.db.update(articles).set({ coverId: picture.id }).where(eq(articles.slug, 'un'))
    const brought = async (query: string) =>
      (await asked(`filters[slug]=un&fields=slug&${query}`, member)).body.data[0]?.attributes
    const formats = { thumbnail: { mime: 'image/webp' }, small: {}, medium: {}, large: {} }
    expect(await brought('populate=*')).toMatchObject({
      cover: { data: { id: picture.id, attributes: { name: 'Été', alternativeText: '', formats } } },
      author: { data: { attributes: { username: 'odile', name: 'Odile', avatar: null } } },
    })
    const parts = 'populate[cover][fields][0]=caption&populate[author][fields]=name&populate[author][populate]=avatar'
    expect(await brought(parts)).toEqual({
      slug: 'un',
      cover: { data: { id: picture.id, attributes: { caption: '' } } },
      author: { data: { id: editor.id, attributes: { name: 'Odile', avatar: null } } },
    })
    await test.db.update(articles).set({ coverId: null })
  })

  it('are nested up to three levels, each with filters and sorting', async () => {
    const tags = 'populate[tags][filters][$or][0][slug][$in][0]=confiance&populate[tags][sort]=name:desc'
    const deep = tags.replaceAll('populate[tags]', 'populate[category][populate][articles][populate][tags]')
    const { status, body } = await asked(`filters[slug]=deux&fields=slug&${deep}`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data[0]?.attributes.category).toMatchObject({
      data: {
        attributes: {
          articles: {
            data: [
              { attributes: { slug: 'deux', tags: { data: [] } } },
              { attributes: { slug: 'un', tags: { data: [{ attributes: { slug: 'confiance' } }] } } },
            ],
          },
        },
      },
    })
  })

  it('drafts and hidden articles do not appear through any relation or filter', async () => {
    const { body } = await test.visitor.gets<Entries>('/api/categories?populate[articles][fields]=slug&sort=id')
    expect(JSON.stringify(body)).not.toMatch(/brouillon|demain|cache|parti/)
    expect(await slugsOf('filters[category][articles][slug]=brouillon')).toEqual([])
    const { body: tags } = await test.visitor.gets<Entries>('/api/tags?filters[articles][slug]=brouillon')
    expect(tags.data).toEqual([])
  })

  it('returns drafts to editors only', async () => {
    for (const wish of ['publicationState=preview', 'status=draft']) {
      expect((await asked(wish)).status).toBe(401)
      expect((await asked(wish, member)).status).toBe(403)
      expect(await slugsOf(`${wish}&sort=id`, editor)).toEqual([
        'un',
        'deux',
        'trois',
        'seul',
        'brouillon',
        'demain',
        'cache',
      ])
    }
    expect((await test.visitor.gets('/api/articles/5')).status).toBe(404)
    expect((await editor.gets('/api/articles/5?status=draft')).status).toBe(200)
  })
})

describe('filters on the author', () => {
  it('find what the reader may know to be hers', async () => {
    const all = ['trois', 'deux', 'un']
    for (const query of [
      `filters[author][username][$eq]=${editor.username}`,
      `filters[author]=${editor.id}`,
      'filters[author][name][$startsWith]=Odi',
      `filters[author][username][$in][0]=${editor.username}`,
    ])
      expect(await slugsOf(query, member), query).toEqual(all)
    expect(await slugsOf('filters[author][username]=personne', member)).toEqual([])
    const both = `filters[author][username]=${editor.username}&filters[category][slug]=rencontres`
    expect(await slugsOf(`${both}&filters[tags][slug][$in][0]=sorties`, member)).toEqual(['deux', 'un'])
  })

  it('do not tell of a member whom the reader may not see', async () => {
    const query = `filters[author][username]=${editor.username}`
    expect(await slugsOf(query)).toEqual([])
    expect(await slugsOf('filters[author][$null]=true')).toHaveLength(4)
    const blocked = await test.personas.member('Bérénice')
    await blocked.posts('/api/blocks', { username: editor.username })
    expect(await slugsOf(query, blocked)).toEqual([])
  })
})

describe('documentId', () => {
  it('names one entry for good, beside its id', async () => {
    const { body } = await asked('filters[slug]=un&populate=category')
    const [entry] = body.data
    const documentId = entry?.documentId ?? ''
    expect(documentId).toMatch(/^[0-9a-v]{24}$/)
    expect(entry?.attributes.category).toMatchObject({ data: { documentId: expect.stringMatching(/^[0-9a-v]{24}$/) } })
    const { body: one } = await test.visitor.gets<{ data: unknown }>(`/api/articles/${documentId}`)
    expect(one.data).toMatchObject({ id: entry?.id, documentId, attributes: { slug: 'un' } })
    expect(await slugsOf(`filters[documentId]=${documentId}&fields=slug,documentId`)).toEqual(['un'])
    expect(await slugsOf(`filters[documentId][$ne]=${documentId}&sort=id`)).toEqual(['deux', 'trois', 'seul'])
    expect(await slugsOf('filters[documentId]=inconnu')).toEqual([])
  })

  it('of another collection or of nothing is unknown', async () => {
    const { body } = await test.visitor.gets<Entries>('/api/categories')
    for (const documentId of [body.data[0]?.documentId, '0'.repeat(24), 'v'.repeat(24)]) {
      expect((await test.visitor.gets(`/api/articles/${documentId}`)).status).toBe(404)
      expect((await editor.puts(`/api/articles/${documentId}`, { data: { title: 'Non' } })).status).toBe(404)
    }
  })
})

it('names the bounds of a page', async () => {
  for (const [name, value, bounds] of [
    ['pageSize', '1000', 'entre 1 et 100'],
    ['page', '0', 'entre 1 et 100000'],
  ]) {
    const { body } = await member.gets<ErrorEnvelope>(`/api/articles?pagination[${name}]=${value}`)
    expect(body.error.details.fields).toEqual({ [`pagination.${name}`]: [`est un nombre ${bounds}`] })
  }
})

describe('fields outside the allowlist', () => {
  it.each([
    'fields=password',
    'fields[0]=authorId',
    'sort=authorId',
    'sort=title:sideways',
    'filters[authorId]=1',
    'filters[author][avatar]=1',
    'filters[author][roleUser]=editor',
    'filters[author][sessions][id]=1',
    'filters[cover][name]=une',
    'filters[comments][count][$gt]=1',
    'filters[documentId][$contains]=a',
    'sort=documentId',
    'filters[author][email][$startsWith]=o',
    'filters[__proto__][x]=1',
    'filters[constructor]=1',
    'filters[title][$regex]=.*',
    'filters[title][$where]=1',
    'filters[readingMinutes][$contains]=1',
    'filters[readingMinutes]=beaucoup',
    'filters[publishedAt][$gt]=hier',
    'filters[title][$null]=__proto__',
    'filters[category][$null]=constructor',
    'filters[publishedAt][$gt]=9999999-01-01',
    'filters=tout',
    'filters[]=1',
    'filters[$or]=1',
    'populate=password',
    'populate[author][populate][sessions]=*',
    'populate[author][populate][avatar][fields]=ownerId',
    'populate[author][fields]=email',
    'populate[author][sort]=id',
    'populate[cover][fields]=fileId',
    'populate[cover][populate]=related',
    'populate[category][populate][articles][populate][category][populate]=articles',
    'populate=category.articles.category.articles',
    'pagination[pageSize]=1000',
    'pagination[page]=0',
    'pagination[page]=1&pagination[start]=2',
    'publicationState=tout',
    'locale=fr',
    'q=mot',
    `filters${'[$not]'.repeat(12)}[slug]=un`,
    Array.from({ length: 300 }, (_, at) => `filters[$or][${at}][slug]=x`).join('&'),
  ])('%s', async (query) => {
    expect(await asked(query, editor)).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'QUERY_NOT_ALLOWED' } } },
    })
  })
})
