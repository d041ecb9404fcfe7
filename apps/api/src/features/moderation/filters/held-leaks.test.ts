import { type SentMessage, type ShareView, shareChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

/** What is held reaches nobody by the ways that no address answers: the socket, and the maps of the site. */
let nora: Person
let lise: Person
let moderator: Person
const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  nora = await test.personas.member('Nora', { user: { createdAt: new Date() } })
  lise = await test.personas.member('Lise')
  moderator = await test.personas.member('Odile', { role: 'moderator' })
  await lise.puts(`/api/favorites/${nora.username}`, { tellMe: true })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})

const WORDS = 'Ma marmelade, au 06 12 34 56 78'
const publishes = async () => {
  const share = { clientId: crypto.randomUUID(), kind: 'pensee', body: WORDS, visibility: 'public' }
  return (await nora.posts<ShareView>('/api/shares', share)).body
}
const writes = async () =>
  (await nora.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: lise.username, text: WORDS }))
    .body
async function releases(which: { shareId: number } | { messageId: number }): Promise<void> {
  const { heldItems } = tables
  const [row] = await test.db
    .select({ id: heldItems.id })
    .from(heldItems)
    .where('shareId' in which ? eq(heldItems.shareId, which.shareId) : eq(heldItems.messageId, which.messageId))
  const decision = { clientId: crypto.randomUUID(), state: 'released' }
  expect((await moderator.posts(`/api/desk/filters/${row?.id}/decide`, decision)).status).toBe(200)
}
const maps = async () =>
  JSON.stringify(
    await Promise.all(
      ['/shares-sitemap.xml', '/all-sitemap.xml'].map(async (path) => (await test.visitor.gets(path)).body),
    ),
  )

it('is sent to no open page, not even a moderator’s, and no page may subscribe to it', async () => {
  const pages = await Promise.all([lise, moderator].map((who) => openLivePage(test.app, who)))
  const heard = () => pages.map((page) => JSON.stringify(page.heard))
  const [share, sent] = [await publishes(), await writes()]
  for (const page of pages) expect(await page.watches(shareChannel(share.id))).toBe(false)
  // What comes later has arrived, so nothing of before is still under way.
  await nora.posts('/api/visits', { username: lise.username })
  await test.settled()
  for (const words of heard()) {
    for (const trace of ['armelade', `"conversationId":${sent.conversation.id}`]) expect(words).not.toContain(trace)
  }
  expect(await maps()).not.toContain(share.slug)
  await releases({ shareId: share.id })
  await releases({ messageId: sent.message.id })
  await expect.poll(() => heard()[0]).toContain('armelade')
  expect(await maps()).toContain(share.slug)
  expect(await pages[0]?.watches(shareChannel(share.id))).toBe(true)
  for (const page of pages) page.closes()
})
