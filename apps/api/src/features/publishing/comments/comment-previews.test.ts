import { type CommentView, type ShareView, shareChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { FetchPublic } from '../../../platform/outgoing/fetch-public.ts'

const { articles, blocks, comments, communities, linkPreviews, shares, userProfiles } = tables

const asked: string[] = []
const fetchPublic: FetchPublic = (url, { types }) => {
  asked.push(url.href)
  return Promise.resolve({ url, contentType: types[0] ?? '', body: Buffer.from('<title>Semer en mars</title>') })
}

const { test, camille, ines, louise } = await setUpTestApp({
  fetchPublic,
  personas: ['camille', 'ines', 'louise'],
  clears: [blocks, comments, shares, articles, communities, linkPreviews],
  listens: true,
})
beforeAll(() => test.app.jobs.start())
beforeEach(async () => {
  asked.length = 0
  await test.db.update(userProfiles).set({ linkPreviews: true })
})

const link = 'Ici : https://exemple.test/mars'
const preview = { title: 'Semer en mars', site: 'exemple.test', image: null }
const publishes = async (more: object = {}) =>
  (
    await camille.posts<ShareView>('/api/shares', {
      ...{ clientId: crypto.randomUUID(), kind: 'pensee', body: 'Que semer ?', ...more },
    })
  ).body
async function answers(who: Person, at: string, text = link): Promise<CommentView> {
  const { status, body } = await who.posts<CommentView>(`${at}/comments`, { clientId: crypto.randomUUID(), text })
  expect(status).toBe(200)
  return body
}
const linksAt = async (who: Person, at: string) =>
  (await who.gets<CommentView[]>(`${at}/comments`)).body.map(({ link: shown }) => shown)
/** The job runs by itself: until its result is stored and published. */
async function fetched(): Promise<void> {
  const stored = async () => (await test.db.select().from(linkPreviews)).map(({ fetchedAt }) => fetchedAt !== null)
  await expect.poll(stored, { timeout: 20_000 }).toEqual([true])
  await test.settled()
}

it('the first link of a comment gets its preview, on open pages too', async () => {
  const share = await publishes()
  const page = await openLivePage(test.app, camille)
  await page.watches(shareChannel(share.id))
  const comment = await answers(ines, `/api/shares/${share.id}`)
  expect(comment.link).toBeNull()
  const heard = await page.hears('comment.link')
  expect(heard).toMatchObject({ commentId: comment.id, shareId: share.id, link: preview })
  expect(await linksAt(camille, `/api/shares/${share.id}`)).toEqual([heard.link])
  page.closes()
})

it('is not heard across a block', async () => {
  const { id } = await publishes()
  await louise.posts('/api/blocks', { username: ines.username })
  const page = await openLivePage(test.app, louise)
  await page.watches(shareChannel(id))
  await answers(ines, `/api/shares/${id}`)
  await fetched()
  await page.flushes()
  expect(page.heard.map(({ type }) => type)).not.toContain('comment.link')
  page.closes()
})

it('is fetched once for an address, and then shown at once', async () => {
  const at = `/api/shares/${(await publishes({ body: link })).id}`
  await fetched()
  const page = await openLivePage(test.app, camille)
  await page.watches(shareChannel(Number(at.split('/').at(-1))))
  await answers(ines, at)
  expect((await page.hears('comment')).comment.link).toMatchObject(preview)
  expect(asked).toEqual(['https://exemple.test/mars'])
  page.closes()
})

it('under an article too', async () => {
  const [article] = await test.db
    .insert(articles)
    .values({ slug: 'semer', title: 'Semer', body: '<p>Ainsi</p>', publishedAt: new Date(0) })
    .returning()
  const at = `/api/articles/${article?.id ?? 0}`
  await answers(ines, at)
  await fetched()
  expect(await linksAt(camille, at)).toMatchObject([preview])
})

it('is not fetched where its author wants none, nor in a secret community', async () => {
  await test.db.update(userProfiles).set({ linkPreviews: false }).where(eq(userProfiles.userId, ines.id))
  await answers(ines, `/api/shares/${(await publishes()).id}`)
  const { communityId } = await createRoomFixture(test, { slug: 'cave', access: 'secret', owner: camille })
  await answers(
    camille,
    `/api/shares/${(await publishes({ communityId, visibility: 'community', body: 'Entre nous' })).id}`,
  )
  await test.settled()
  expect(await test.db.$count(linkPreviews)).toBe(0)
})

it('stays as long as the comment', async () => {
  const at = `/api/shares/${(await publishes()).id}`
  await answers(ines, at)
  await fetched()
  await test.db.update(linkPreviews).set({ createdAt: new Date(0) })
  await test.app.jobs.enqueue('links.forget', {})
  await test.settled()
  expect(await linksAt(camille, at)).toMatchObject([preview])
})
