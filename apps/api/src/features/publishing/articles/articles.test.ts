import type { ContentVersionView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'

interface WrittenArticle {
  data: { id: number; attributes: Record<string, unknown> & { slug: string; version: number } }
  meta: { dropped?: string[] }
}

let category: number
let tag: number

const writes = async (content: object, person: Person = editor) =>
  person.posts<WrittenArticle>('/api/articles', { data: content })
const changes = (id: number, content: object) => editor.puts<WrittenArticle>(`/api/articles/${id}`, { data: content })
const code = (body: unknown) => (body as { error: { details: { code: string } } }).error.details.code

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
beforeAll(async () => {
  category = (await editor.posts<WrittenArticle>('/api/categories', { data: { name: 'Rencontres d’été' } })).body.data
    .id
  tag = (await editor.posts<WrittenArticle>('/api/tags', { data: { name: 'Confiance' } })).body.data.id
})

describe('an article', () => {
  it('is a draft until it has a publication date', async () => {
    const { status, body } = await writes({
      title: 'Le premier mot',
      body: `<h2 onclick="x()">Oser</h2><p>${'mot '.repeat(401)}<img src="https://ailleurs.test/a.png"></p>`,
      category,
      tags: [tag],
    })
    expect(status).toBe(200)
    const { id, attributes } = body.data
    expect(attributes).toMatchObject({
      slug: 'le-premier-mot',
      readingMinutes: 3,
      version: 1,
      publishedAt: null,
      category: { data: { attributes: { slug: 'rencontres-d-ete' } } },
      tags: { data: [{ id: tag }] },
    })
    expect(attributes.body).not.toMatch(/onclick|ailleurs/)
    expect(body.meta).toEqual({ dropped: ['img'] })
    expect((await changes(id, { body: '<p>10<sup>3</sup> <b>kJ</b></p>' })).body).toMatchObject({
      data: { attributes: { body: '<p>10<sup>3</sup> <strong>kJ</strong></p>' } },
      meta: {},
    })
    await changes(id, { body: attributes.body })
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(404)
    await changes(id, { publishedAt: new Date(Date.now() - 1000).toISOString() })
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(200)
  })

  it('can be written by editors only', async () => {
    const others = [await test.personas.camille(), await test.personas.member('Maud', { role: 'moderator' })]
    for (const person of others) expect((await writes({ title: 'Non' }, person)).status).toBe(403)
    expect((await writes({ title: 'Non' }, test.visitor)).status).toBe(401)
  })

  it('stores each version, and refuses a form loaded with an earlier one', async () => {
    const { id } = (await writes({ title: 'Une', body: '<p>un</p>' })).body.data
    expect((await changes(id, { title: 'Deux', version: 1 })).body.data.attributes.version).toBe(2)
    const late = await changes(id, { title: 'Trois', version: 1 })
    expect([late.status, code(late.body)]).toEqual([409, 'CONTENT_CHANGED'])
    const { items } = (await editor.gets<{ items: ContentVersionView[] }>(`/api/articles/${id}/versions`)).body
    expect(items.map(({ version, content, author }) => [version, content.title, author])).toEqual([
      [2, 'Deux', 'Odile'],
      [1, 'Une', 'Odile'],
    ])
    const first = items.at(-1)?.content ?? {}
    const { body } = await changes(id, { ...first, slug: undefined })
    expect(body.data.attributes).toMatchObject({ title: 'Une', version: 3 })
  })

  it('refuses one of two concurrent saves', async () => {
    const { id } = (await writes({ title: 'Ensemble' })).body.data
    const both = await Promise.all([changes(id, { title: 'A', version: 1 }), changes(id, { title: 'B', version: 1 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('returns related articles in the chosen order, or in the requested one', async () => {
    const publishedAt = new Date(Date.now() - 1000).toISOString()
    const ids: number[] = []
    for (const title of ['Brume', 'Aube', 'Crue']) ids.push((await writes({ title, publishedAt })).body.data.id)
    const [fog, dawn, flood] = ids
    const { id } = (await writes({ title: 'La suite', publishedAt, related: [flood, fog, dawn] })).body.data
    const next = async (asked: string) => {
      const { body } = await test.visitor.gets<WrittenArticle>(`/api/articles/${id}?${asked}`)
      const { data } = body.data.attributes.related as { data: WrittenArticle['data'][] }
      return data.map((article) => article.id)
    }
    expect(await next('populate[related]=true')).toEqual([flood, fog, dawn])
    expect(await next('populate[related][sort]=title')).toEqual([dawn, fog, flood])
  })

  it('gets a unique slug when two are created at once', async () => {
    const both = await Promise.all([writes({ title: 'Même nom' }), writes({ title: 'Même nom' })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ body }) => body.data.attributes.slug)).size).toBe(2)
  })

  it('has its own slug, and a former slug redirects to it', async () => {
    const publishedAt = new Date(0).toISOString()
    const { id } = (await writes({ title: 'Ici', slug: 'ici', publishedAt })).body.data
    const taken = await writes({ title: 'Là', slug: 'ici' })
    expect([taken.status, code(taken.body)]).toEqual([409, 'SLUG_TAKEN'])
    expect((await writes({ title: 'Ici' })).body.data.attributes.slug).toMatch(/^ici-[0-9a-f]{6}$/)
    await changes(id, { slug: 'la-bas' })
    expect(await test.db.select().from(tables.formerSlugs)).toMatchObject([
      { collection: 'articles', slug: 'ici', targetId: id },
    ])
    for (const slug of ['', 'Été', '12', 'a b', '-a']) expect((await changes(id, { slug })).status).toBe(400)
  })

  it('names each related entry that does not exist', async () => {
    const { status, body } = await writes({ title: 'Seule', category: 999, tags: [tag, 998], cover: 997 })
    expect(status).toBe(400)
    expect(Object.keys((body as unknown as { error: { details: { fields: object } } }).error.details.fields)).toEqual([
      'cover',
      'category',
      'tags',
    ])
  })

  it('returns 404 once it is deleted, and its slug is free', async () => {
    const { id } = (await writes({ title: 'Adieu', slug: 'adieu', publishedAt: new Date(0).toISOString() })).body.data
    expect((await editor.deletes(`/api/articles/${id}`)).status).toBe(200)
    expect((await editor.gets(`/api/articles/${id}?status=draft`)).status).toBe(410)
    expect((await editor.deletes(`/api/articles/${id}`)).status).toBe(404)
    expect((await test.visitor.gets(`/api/articles/${id}`)).status).toBe(410)
    expect((await writes({ title: 'Adieu', slug: 'adieu' })).status).toBe(200)
  })
})

describe('a category and a tag', () => {
  it('a category with articles cannot be deleted; a tag is removed from its articles', async () => {
    const own = (await editor.posts<WrittenArticle>('/api/categories', { data: { name: 'Prise' } })).body.data.id
    const word = (await editor.posts<WrittenArticle>('/api/tags', { data: { name: 'Mot' } })).body.data.id
    const { id } = (await writes({ title: 'Dedans', category: own, tags: [word] })).body.data
    const refused = await editor.deletes(`/api/categories/${own}`)
    expect([refused.status, code(refused.body)]).toEqual([409, 'TOPIC_IN_USE'])
    expect((await editor.deletes(`/api/tags/${word}`)).status).toBe(200)
    const { body } = await editor.gets<WrittenArticle>(`/api/articles/${id}?status=draft&populate=tags`)
    expect(body.data.attributes.tags).toEqual({ data: [] })
  })

  it('can be renamed, and the former slug redirects', async () => {
    const { body } = await editor.puts<WrittenArticle>(`/api/categories/${category}`, {
      data: { name: 'Été', slug: 'ete' },
    })
    expect(body.data.attributes).toMatchObject({ name: 'Été', slug: 'ete' })
    const [former] = await test.db
      .select()
      .from(tables.formerSlugs)
      .where(undefined)
      .limit(10)
      .then((rows) => rows.filter((row) => row.collection === 'categories'))
    expect(former).toMatchObject({ slug: 'rencontres-d-ete', targetId: category })
  })
})

describe('unsaved content of an article', () => {
  interface Preview {
    data: { id: number; attributes: Record<string, unknown> }
  }
  const previews = (content: object, person: Person = editor) => person.posts<Preview>('/api/articles/preview', content)

  it('is shown as visitors would see it, and stored nowhere', async () => {
    const before = await test.db.$count(tables.articles)
    const past = new Date(Date.now() - 60_000).toISOString()
    const { id: published } = (await writes({ title: 'Paru', publishedAt: past })).body.data
    const { id: draft } = (await writes({ title: 'Pas paru' })).body.data
    const publishedAt = '2026-05-01T08:00:00.000Z'
    const { status, body } = await previews({
      title: 'Pas encore',
      excerpt: 'Deux phrases.',
      body: '<h2>Oser</h2><p onclick="x()">Un <b>mot</b><script>x()</script></p>',
      ...{ category, tags: [tag], related: [draft, published], cover: null, publishedAt },
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: 0,
      attributes: {
        title: 'Pas encore',
        body: '<h2 id="oser">Oser</h2><p>Un <strong>mot</strong></p>',
        readingMinutes: 1,
        publishedAt,
        // Members see who wrote it; a visitor does not.
        author: { data: null },
        category: { data: { id: category } },
        tags: { data: [{ id: tag }] },
        cover: { data: null },
      },
    })
    // A draft is no one’s to read next.
    expect(body.data.attributes.related).toMatchObject({ data: [{ id: published }] })
    expect((body.data.attributes.related as { data: unknown[] }).data).toHaveLength(1)
    expect(await test.db.$count(tables.articles)).toBe(before + 2)
  })

  it('may lack a title, and is signed by the author of the saved article', async () => {
    const iris = await test.personas.member('Iris', { role: 'editor', profile: { visibility: 'public' } })
    const { id } = (await writes({ title: 'D’Iris' }, iris)).body.data
    const { body } = await previews({ title: '', id })
    expect(body.data).toMatchObject({
      id,
      attributes: { title: '', author: { data: { attributes: { name: 'Iris' } } } },
    })
  })

  it('is refused with a sentence where it could not be saved, and for all but editors', async () => {
    const { status, body } = await previews({ title: 'x'.repeat(121) })
    expect([status, code(body)]).toEqual([400, 'VALIDATION'])
    const zoe = await test.personas.member('Zoé')
    expect((await previews({ title: 'Non' }, zoe)).status).toBe(403)
    expect((await previews({ title: 'Non' }, test.visitor)).status).toBe(401)
  })
})
