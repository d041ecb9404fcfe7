import {
  type ConversationOpened,
  type MessageView,
  type RoomOpened,
  roomChannel,
  type SentMessage,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FetchPublic, FetchRefused } from '../../../platform/outgoing/fetch-public.ts'

const { communities, conversations, events, firstContacts, linkPreviews, userProfiles } = tables

const asked: string[] = []
const fetchPublic: FetchPublic = (url, { types }) => {
  asked.push(url.href)
  if (url.pathname === '/mort') return Promise.reject(new FetchRefused('status 404'))
  const body = Buffer.from(`<title>Semer ${url.pathname.slice(1)}</title>`)
  return Promise.resolve({ url, contentType: types[0] ?? '', body })
}

const { test, camille, ines, louise } = await setUpTestApp({
  fetchPublic,
  personas: ['camille', 'ines', 'louise'],
  clears: [conversations, firstContacts, communities, linkPreviews],
  listens: true,
})
beforeAll(() => test.app.jobs.start())
beforeEach(async () => {
  asked.length = 0
  await test.db.update(userProfiles).set({ linkPreviews: true })
})

const link = 'Regarde https://exemple.test/mars'
const title = 'Semer mars'
const wantsNone = (who: Person) =>
  test.db.update(userProfiles).set({ linkPreviews: false }).where(eq(userProfiles.userId, who.id))
/** The job runs by itself: until its result is stored and published. */
async function fetched(path = 'mars'): Promise<void> {
  const of = eq(linkPreviews.address, `https://exemple.test/${path}`)
  await expect
    .poll(async () => (await test.db.select().from(linkPreviews).where(of))[0]?.fetchedAt ?? null, { timeout: 20_000 })
    .not.toBeNull()
  await test.settled()
}

const tries = (from: Person, to: Person, text: string) =>
  from.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
async function writes(from: Person, to: Person, text: string): Promise<MessageView> {
  const { status, body } = await tries(from, to, text)
  expect(status).toBe(200)
  return body.message
}
const reads = async (who: Person, other: Person, { id }: MessageView) =>
  (await who.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body.messages.find(
    (message) => message.id === id,
  )

describe('a link in a conversation', () => {
  beforeEach(async () => {
    await writes(camille, ines, 'Bonjour')
    await writes(ines, camille, 'Bonjour à toi')
  })

  it('gets its preview once it is fetched, on the open pages of both', async () => {
    const page = await openLivePage(test.app, ines)
    const sent = await writes(camille, ines, link)
    expect(sent.link).toBeNull()
    const { message } = await page.hears('message', (event) => event.message.link !== null)
    expect(message).toMatchObject({ id: sent.id, text: link, link: { title, site: 'exemple.test', image: null } })
    expect(message.changedSeq).toBeGreaterThan(sent.changedSeq)
    expect((await reads(camille, ines, sent))?.link).toEqual(message.link)
    const missed = await ines.gets<{ messages: MessageView[] }>(
      `/api/conversations/${sent.conversationId}/messages?after=${sent.changedSeq}`,
    )
    expect(missed.body.messages.map(({ id }) => id)).toContain(sent.id)
    page.closes()
  })

  it('has it at once where the address is known', async () => {
    await writes(camille, ines, link)
    await fetched()
    expect((await writes(ines, camille, `Encore ${link}`)).link).toMatchObject({ title })
    expect(asked).toEqual(['https://exemple.test/mars'])
  })

  it('follows an edit, and goes with the message', async () => {
    const sent = await writes(camille, ines, link)
    await fetched()
    const edits = async (text: string) =>
      (await camille.patches<SentMessage>(`/api/messages/${sent.id}`, { text })).body.message.link
    expect(await edits('Sans lien')).toBeNull()
    expect(await edits(`${link} demain`)).toMatchObject({ title })
    await edits('Plutôt https://exemple.test/avril')
    await fetched('avril')
    expect((await reads(ines, camille, sent))?.link).toMatchObject({ title: 'Semer avril' })
    await camille.deletes(`/api/messages/${sent.id}`)
    expect((await reads(ines, camille, sent))?.link).toBeNull()
  })

  it('is not fetched where its author wants no previews, or before acceptance', async () => {
    await wantsNone(camille)
    await writes(camille, ines, link)
    expect((await tries(louise, ines, link)).status).toBe(400)
    await test.settled()
    expect(await test.db.$count(linkPreviews)).toBe(0)
  })

  it('changes nothing where the page has none', async () => {
    const sent = await writes(camille, ines, 'Vois https://exemple.test/mort')
    await fetched('mort')
    expect(await reads(ines, camille, sent)).toEqual(sent)
  })

  it('is not sent across a block', async () => {
    const sent = await writes(camille, ines, link)
    await ines.posts('/api/blocks', { username: camille.username })
    await fetched()
    const failed = await test.db.select().from(events).where(eq(events.type, 'link.previewed'))
    expect(failed.map(({ failedAt }) => failedAt)).toEqual(failed.map(() => null))
    await ines.deletes(`/api/blocks/${camille.username}`)
    expect((await reads(ines, camille, sent))?.link).toMatchObject({ title })
  })

  it('keeps the preview as long as the message', async () => {
    const sent = await writes(camille, ines, link)
    await fetched()
    await test.db.update(linkPreviews).set({ createdAt: new Date(0) })
    await test.app.jobs.enqueue('links.forget', {})
    await test.settled()
    expect((await reads(ines, camille, sent))?.link).toMatchObject({ title })
  })
})

describe('a link in a room', () => {
  const opensRoom = async (access: 'open' | 'secret', slug: string) => {
    const { roomId, room } = await createRoomFixture(test, { slug, access, owner: camille, members: [ines] })
    return { roomId, ...inRoom(roomId, room) }
  }

  it('gets its preview once it is fetched, on open pages', async () => {
    const room = await opensRoom('open', 'jardin')
    const page = await openLivePage(test.app, ines)
    await page.watches(roomChannel(room.roomId))
    const said = await room.says(camille, link)
    expect(said.link).toBeNull()
    const { message } = await page.hears('room.message', (event) => event.message.link !== null)
    expect(message).toMatchObject({ id: said.id, text: link, link: { title } })
    expect((await room.sees(camille, said))?.link).toEqual(message.link)
    expect((await room.says(ines, link)).link).toEqual(message.link)
    page.closes()
  })

  it('follows an edit and a removal', async () => {
    const room = await opensRoom('open', 'serre')
    const said = await room.says(camille, link)
    await fetched()
    await room.edits(camille, said, 'Sans lien')
    expect((await room.sees(ines, said))?.link).toBeNull()
    await room.edits(camille, said, link)
    expect((await room.sees(ines, said))?.link).toMatchObject({ title })
    await room.removes(camille, said)
    expect((await room.sees(ines, said))?.link).toBeNull()
  })

  it('has none in a secret community', async () => {
    const room = await opensRoom('secret', 'cave')
    const said = await room.says(camille, link)
    await room.edits(camille, said, `${link} demain`)
    await test.settled()
    expect(await test.db.$count(linkPreviews)).toBe(0)
  })

  it('has one in a group, which is between its members', async () => {
    const { body } = await camille.posts<{ group: { room: { id: number; slug: string } } }>('/api/groups', {
      ...{ clientId: crypto.randomUUID(), name: 'Marche', usernames: [ines.username, louise.username] },
    })
    const { id, slug } = body.group.room
    await ines.posts(`/api/groups/${slug}/accept`)
    const group = inRoom(id, slug)
    const said = await group.says(ines, link)
    await fetched()
    const { body: opened } = await camille.gets<RoomOpened>(`/api/rooms/${slug}/page?at=end`)
    expect(opened.messages.find((message) => message.id === said.id)?.link).toMatchObject({ title })
  })
})
