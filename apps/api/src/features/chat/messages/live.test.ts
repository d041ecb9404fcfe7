import type { ConversationView, Counters, MessageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSidesOf } from './conversations.queries.ts'

interface SentMessageBody {
  conversation: ConversationView
  message: MessageView
}

let conversationId: number
const pages: LivePage[] = []

const sends = (from: Person, to: Person, text: string) =>
  from.posts<SentMessageBody>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
const countersOf = async (person: Person) => (await person.gets<Counters>('/api/counters')).body
const seenBy = async (person: Person) =>
  (await person.gets<{ conversation: ConversationView }>(`/api/conversations/${conversationId}/messages`)).body
    .conversation

async function opensPage(person: Person): Promise<LivePage> {
  const page = await openLivePage(test.app, person)
  pages.push(page)
  return page
}

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'], listens: true })
beforeEach(async () => {
  conversationId = (await sends(camille, ines, 'Bonjour')).body.conversation.id
  await sends(ines, camille, 'Bonjour à toi')
  for (const person of [camille, ines]) await person.posts(`/api/conversations/${conversationId}/read`, { seq: 2 })
  await test.settled()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
  await test.settled()
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.conversations)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
})

describe('open pages', () => {
  it('receive a message as a fresh page shows it, on all devices of both members', async () => {
    const [hers, own] = [await opensPage(ines), await opensPage(camille)]
    const { body } = await sends(camille, ines, 'En direct')
    const received = await hers.hears('message')
    expect(received.message).toEqual(body.message)
    expect(received.conversation).toEqual(await seenBy(ines))
    expect(await own.hears('message')).toEqual({ type: 'message', ...body })
    const told = await hers.hears('counters', (event) => event.counters.nbMessagesUnread === 1)
    expect(told.counters).toEqual(await countersOf(ines))
  })

  it('receive delivery and read marks', async () => {
    const page = await opensPage(camille)
    await sends(camille, ines, 'Tu lis ?')
    await ines.posts(`/api/conversations/${conversationId}/delivered`, { seq: 3 })
    await page.hears('conversation', (event) => event.conversation.otherDelivered === 3)
    await ines.posts(`/api/conversations/${conversationId}/read`, { seq: 3 })
    const read = await page.hears('conversation', (event) => event.conversation.otherRead === 3)
    expect(read.conversation).toEqual(await seenBy(camille))
  })

  it('receive the typing indicator once, in an accepted conversation only and not across a block', async () => {
    const [hers, own] = [await opensPage(ines), await opensPage(camille)]
    own.socket.emit('typing', conversationId, true)
    own.socket.emit('typing', conversationId, true)
    own.socket.emit('typing', conversationId, false)
    expect(await hers.hears('typing', (event) => !event.typing)).toMatchObject({ userId: camille.id, conversationId })
    expect(hers.heard.filter((event) => event.type === 'typing')).toHaveLength(2)

    await test.personas.blocks(ines, camille)
    own.socket.emit('typing', conversationId, true)
    const request = (await sends(camille, louise, 'Bonjour')).body.conversation
    const third = await opensPage(louise)
    own.socket.emit('typing', request.id, true)
    // What follows on the same socket, and a message through the same database, come after what must not come.
    await own.socket.emitWithAck('subscribe', `canal-user-${camille.id}`)
    await sends(louise, camille, 'Bonjour')
    await third.hears('message')
    expect(hers.heard.filter((event) => event.type === 'typing')).toHaveLength(2)
    expect(third.heard.filter((event) => event.type === 'typing')).toEqual([])
  })

  it('receive no typing indicator after a block, and messages are refused', async () => {
    const [hers, own] = [await opensPage(ines), await opensPage(camille)]
    own.socket.emit('typing', conversationId, true)
    await hers.hears('typing', (event) => event.typing)
    await ines.posts('/api/blocks', { username: 'camille' })
    await own.hears('conversation.removed')
    own.socket.emit('typing', conversationId, false)
    own.socket.emit('typing', conversationId, true)
    await own.socket.emitWithAck('subscribe', `canal-user-${camille.id}`)
    expect((await sends(camille, ines, 'J’écrivais')).status).toBe(404)
    await sends(louise, ines, 'Bonjour')
    await hers.hears('message')
    expect(hers.heard.filter((event) => event.type === 'typing')).toHaveLength(1)
    expect(await countersOf(ines)).toMatchObject({ nbMessagesUnread: 0 })
  })

  it('keep a message sent during a block, or never receive it', async () => {
    const sending = ['un', 'deux', 'trois'].map((text) => sends(camille, ines, text))
    const [statuses] = await Promise.all([
      Promise.all(sending).then((answers) => answers.map(({ status }) => status)),
      ines.posts('/api/blocks', { username: 'camille' }),
    ])
    await ines.deletes('/api/blocks/camille')
    await test.settled()
    const kept = statuses.filter((status) => status === 200).length
    expect(statuses.filter((status) => status === 404)).toHaveLength(3 - kept)
    expect(await seenBy(ines)).toMatchObject({ lastSeq: 2 + kept, unread: kept })
  })

  it('of a message that was written just before a block is read across it, and marked', async () => {
    await ines.posts('/api/blocks', { username: 'camille' })
    const sides = await loadSidesOf(test.db, camille.id, ines.id)
    expect([...sides.values()].map(({ blocked }) => blocked)).toEqual([true, true])
    await ines.deletes('/api/blocks/camille')
    const again = await loadSidesOf(test.db, camille.id, ines.id)
    expect([...again.values()].map(({ blocked }) => blocked)).toEqual([false, false])
  })

  it('of both members lose the conversation after a block', async () => {
    const page = await opensPage(ines)
    await camille.posts('/api/blocks', { username: 'ines' })
    expect(await page.hears('conversation.removed')).toEqual({ type: 'conversation.removed', conversationId })
  })
})
