import { type ArticleTalk, articleChannel, type CommentView, type ReactionState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp, writesComment } from '@consoeurs/test-support'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let articleId: number
let kind: string
const pages: LivePage[] = []

const { test, camille, ines, louise, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise', 'maud'],
  clears: [tables.blocks, tables.mutes, tables.reports, tables.reactions, tables.articles],
})
beforeAll(async () => {
  kind = test.deps.brand.reactions[0]!.kind
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  articleId = await publishes({ publishedAt: new Date(Date.now() - 1000) })
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
  await test.personas.changes(ines, { pause: 0 })
})

async function publishes(more: Partial<typeof tables.articles.$inferInsert>): Promise<number> {
  const slug = `le-premier-mot-${crypto.randomUUID()}`
  const [row] = await test.db
    .insert(tables.articles)
    .values({ slug, title: 'Le premier mot', body: '<p>Oser</p>', ...more })
    .returning()
  return row!.id
}

const { url, write, textsSeenBy, commentCount } = writesComment(() => ({ articleId }))
const talkSeenBy = async (person: Person) => (await person.gets<ArticleTalk>(`/api/articles/${articleId}/talk`)).body

describe('comments on an article', () => {
  it('are for members; a visitor sees the count only', async () => {
    await write(ines, 'Ce que je n’ose pas dire ailleurs')
    for (const path of [url(), `/api/articles/${articleId}/talk`]) {
      expect((await test.visitor.gets(path)).status).toBe(401)
    }
    expect((await write(test.visitor, 'Bonjour')).status).toBe(401)
    expect((await test.visitor.puts(`/api/articles/${articleId}/reaction`, { kind })).status).toBe(401)
    const populated = await test.visitor.gets(`/api/articles/${articleId}?populate=*`)
    expect(populated.body).toMatchObject({ data: { attributes: { comments: { data: { attributes: { count: 1 } } } } } })
    expect(JSON.stringify(populated.body)).not.toMatch(/ose pas dire|ines/i)
  })

  it('have one level of replies, ignore a repeated call, and are counted correctly', async () => {
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

  it('are refused on a draft, a scheduled and a removed article', async () => {
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

  it('never show the text or name of a blocked or paused member', async () => {
    const { body: hers } = await write(ines, 'De Inès')
    await write(camille, 'À Inès', hers.id)
    await write(camille, 'À toutes')
    await test.personas.blocks(louise, ines)
    const seen = await louise.gets<CommentView[]>(url())
    expect(JSON.stringify(seen.body)).not.toMatch(/ines|De Inès|À Inès/i)
    expect(await textsSeenBy(louise)).toEqual(['À toutes'])
    expect((await louise.puts(`/api/comments/${hers.id}/reaction`, { kind })).status).toBe(404)
    expect((await write(louise, 'Réponse', hers.id)).status).toBe(404)
    await test.personas.changes(ines, { pause: 1 })
    expect(await textsSeenBy(maud)).toEqual(['À toutes'])
  })

  it('are folded when the viewer muted the author', async () => {
    await write(ines, 'Encore moi')
    await test.db.insert(tables.mutes).values({ userId: camille.id, memberId: ines.id })
    const { body } = await camille.gets<CommentView[]>(url())
    expect(body).toMatchObject([{ text: 'Encore moi', muted: true }])
  })

  it('are removed by the author and by moderators only, with their replies', async () => {
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

  it('can be reported with their article, by any viewer who may read it', async () => {
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
  it('are set, replaced and withdrawn, one per member', async () => {
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

  it('receives a comment, a reaction and a removal as a fresh page shows them', async () => {
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

  it('receives nothing from a member on the other side of a block', async () => {
    const page = await opens(louise)
    await test.personas.blocks(ines, louise)
    await write(ines, 'Pas pour elle')
    await test.settled()
    await write(camille, 'Pour elle')
    await page.hears('comment')
    expect(page.heard.map((event) => event.type === 'comment' && event.comment.text)).toEqual(['Pour elle'])
  })

  it('is not allowed for a draft', async () => {
    const page = await openLivePage(test.app, ines)
    pages.push(page)
    expect(await page.watches(articleChannel(await publishes({})))).toBe(false)
  })
})
