import { type ArticleTalk, articleChannel, type CommentView, type ReactionState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type LivePage, openLivePage, type Person, saysUnder, type TestApp } from '@consoeurs/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let louise: Person
let maud: Person
let articleId: number
let kind: string
const pages: LivePage[] = []

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  louise = await test.cast.louise()
  maud = await test.cast.maud()
  kind = test.deps.brand.reactions[0]!.kind
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  articleId = await publishes({ publishedAt: new Date(Date.now() - 1000) })
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
  await test.cast.changes(ines, { pause: 0 })
  for (const table of [tables.blocks, tables.mutes, tables.reports, tables.reactions, tables.articles])
    await test.db.delete(table)
})

async function publishes(more: Partial<typeof tables.articles.$inferInsert>): Promise<number> {
  const slug = `le-premier-mot-${crypto.randomUUID()}`
  const [row] = await test.db
    .insert(tables.articles)
    .values({ slug, title: 'Le premier mot', body: '<p>Oser</p>', ...more })
    .returning()
  return row!.id
}

const { url, write, textsSeenBy, commentCount } = saysUnder(() => ({ articleId }))
const talkSeenBy = async (person: Person) => (await person.gets<ArticleTalk>(`/api/articles/${articleId}/talk`)).body

describe('what is said under an article', () => {
  it('is for members, and tells a visitor no more than how much was said', async () => {
    await write(ines, 'Ce que je n’ose pas dire ailleurs')
    for (const path of [url(), `/api/articles/${articleId}/talk`]) {
      expect((await test.visitor.gets(path)).status).toBe(401)
    }
    expect((await write(test.visitor, 'Bonjour')).status).toBe(401)
    expect((await test.visitor.puts(`/api/articles/${articleId}/reaction`, { kind })).status).toBe(401)
    const populated = await test.visitor.gets(`/api/articles/${articleId}?populate=*`)
    expect(populated.body).toMatchObject({ data: { attributes: { commentCount: 1 } } })
    expect(JSON.stringify(populated.body)).not.toMatch(/ose pas dire|ines/i)
  })

  it('keeps one level of replies, repeats nothing and counts right', async () => {
    const { body: first } = await write(ines, 'Un')
    const { body: reply } = await write(camille, 'Réponse', first.id)
    const { body: deeper } = await write(louise, 'Réponse à la réponse', reply.id)
    expect(deeper).toMatchObject({ parentId: first.id, articleId, shareId: null })
    const again = { clientId: crypto.randomUUID(), text: 'Une fois' }
    const answers = await Promise.all([1, 2, 3].map(() => camille.posts<CommentView>(url(), again)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await commentCount(test)).toEqual({ kept: 4, counted: 4 })
    expect(await talkSeenBy(maud)).toMatchObject({ commentCount: 4 })
    const other = await publishes({ publishedAt: new Date(Date.now() - 1000) })
    expect((await write(louise, 'Perdue', first.id, { articleId: other })).status).toBe(404)
  })

  it('is not said under a draft, a later day or what was taken away', async () => {
    const hidden = [
      {},
      { publishedAt: new Date(Date.now() + 60_000) },
      { publishedAt: new Date(0), deletedAt: new Date() },
    ]
    for (const state of hidden) {
      const id = await publishes(state)
      expect((await write(ines, 'Trop tôt', null, { articleId: id })).status).toBe(404)
      expect((await ines.gets(url({ articleId: id }))).status).toBe(404)
      expect((await ines.puts(`/api/articles/${id}/reaction`, { kind })).status).toBe(404)
    }
  })

  it('never shows the words or the name of a woman across a block, nor of one who paused', async () => {
    const { body: hers } = await write(ines, 'De Inès')
    await write(camille, 'À Inès', hers.id)
    await write(camille, 'À toutes')
    await test.cast.blocks(louise, ines)
    const seen = await louise.gets<CommentView[]>(url())
    expect(JSON.stringify(seen.body)).not.toMatch(/ines|De Inès|À Inès/i)
    expect(await textsSeenBy(louise)).toEqual(['À toutes'])
    expect((await louise.puts(`/api/comments/${hers.id}/reaction`, { kind })).status).toBe(404)
    expect((await write(louise, 'Réponse', hers.id)).status).toBe(404)
    await test.cast.changes(ines, { pause: 1 })
    expect(await textsSeenBy(maud)).toEqual(['À toutes'])
  })

  it('is folded where she muted who said it', async () => {
    await write(ines, 'Encore moi')
    await test.db.insert(tables.mutes).values({ userId: camille.id, memberId: ines.id })
    const { body } = await camille.gets<CommentView[]>(url())
    expect(body).toMatchObject([{ text: 'Encore moi', muted: true }])
  })

  it('is taken away by who said it and by moderators alone, with its replies', async () => {
    const { body: one } = await write(ines, 'Un')
    await write(louise, 'Réponse', one.id)
    const { body: two } = await write(ines, 'Deux')
    expect((await louise.deletes(`/api/comments/${one.id}`)).status).toBe(403)
    expect((await ines.deletes(`/api/comments/${one.id}`)).status).toBe(200)
    expect(await commentCount(test)).toEqual({ kept: 1, counted: 1 })
    expect((await maud.deletes(`/api/comments/${two.id}`)).status).toBe(200)
    expect(await commentCount(test)).toEqual({ kept: 0, counted: 0 })
    const trace = await test.db.select().from(tables.auditEntries)
    expect(trace).toMatchObject([{ actorId: maud.id, action: 'comment.removed', targetId: two.id }])
  })

  it('is reported with the article it stands under, by whoever may read it', async () => {
    const { body: comment } = await write(ines, 'Vendu ici')
    const report = { target: 'comment', targetId: comment.id, reason: 'other', goodFaith: true }
    const named = { ...report, name: 'Une passante', email: 'passante@exemple.fr' }
    expect((await test.visitor.posts('/api/reports', named)).status).toBe(404)
    expect((await louise.posts('/api/reports', report)).status).toBe(200)
    const [filed] = await test.db.select().from(tables.reports)
    expect(filed).toMatchObject({ aboutId: ines.id, excerpt: 'Vendu ici', snapshot: { article: 'Le premier mot' } })
    expect(filed!.url).toMatch(new RegExp(`^/blog/${articleId}-.+\\?commentaires#commentaire-${comment.id}$`))
  })
})

describe('reactions to an article', () => {
  it('set, replace and take back one each, as she sees them', async () => {
    const path = `/api/articles/${articleId}/reaction`
    expect((await ines.puts(path, { kind: 'inconnue' })).status).toBe(400)
    expect((await ines.puts<ReactionState>(path, { kind })).body).toEqual({
      counts: [{ kind, count: 1 }],
      total: 1,
      mine: kind,
    })
    expect((await talkSeenBy(camille)).reactions).toMatchObject({ total: 1, mine: null })
    expect((await ines.puts<ReactionState>(path, { kind: null })).body).toMatchObject({ total: 0, mine: null })
  })
})

describe('an open page of the article', () => {
  async function opens(person: Person): Promise<LivePage> {
    const page = await openLivePage(test.app, person)
    pages.push(page)
    expect(await page.watches(articleChannel(articleId))).toBe(true)
    return page
  }

  it('hears a comment, a reaction and a removal as a fresh page would show them', async () => {
    const page = await opens(louise)
    const { body: comment } = await write(ines, 'En direct')
    const [fresh] = (await louise.gets<CommentView[]>(url())).body
    expect(await page.hears('comment')).toEqual({ type: 'comment', articleId, comment: fresh, commentCount: 1 })
    await ines.puts(`/api/articles/${articleId}/reaction`, { kind })
    expect(await page.hears('article.reactions')).toMatchObject({
      articleId,
      actorId: ines.id,
      reactions: { total: 1 },
    })
    await camille.puts(`/api/comments/${comment.id}/reaction`, { kind })
    expect(await page.hears('comment.reactions')).toMatchObject({ articleId, commentId: comment.id })
    await ines.deletes(`/api/comments/${comment.id}`)
    expect(await page.hears('comment.removed')).toMatchObject({ articleId, commentId: comment.id, commentCount: 0 })
  })

  it('hears nothing of a woman whom a block separates from its reader', async () => {
    const page = await opens(louise)
    await test.cast.blocks(ines, louise)
    await write(ines, 'Pas pour elle')
    await test.settled()
    await write(camille, 'Pour elle')
    await page.hears('comment')
    expect(page.heard.map((event) => event.type === 'comment' && event.comment.text)).toEqual(['Pour elle'])
  })

  it('is not opened for a draft', async () => {
    const page = await openLivePage(test.app, ines)
    pages.push(page)
    expect(await page.watches(articleChannel(await publishes({})))).toBe(false)
  })
})
