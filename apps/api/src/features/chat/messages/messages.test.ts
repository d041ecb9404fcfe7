import type {
  ConversationOpened,
  ConversationView,
  Counters,
  ErrorEnvelope,
  MessageView,
  Page,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

interface SentMessageBody {
  conversation: ConversationView
  message: MessageView
}
interface MessagesPage {
  messages: MessageView[]
  hasMore: boolean
  conversation: ConversationView
}

let conversationId: number

const draft = (to: Person, text: string, more = {}) => ({
  clientId: crypto.randomUUID(),
  to: to.username,
  text,
  ...more,
})
const sends = (from: Person, to: Person, text: string, more = {}) =>
  from.posts<SentMessageBody>('/api/messages', draft(to, text, more))
const codeOf = (answer: { body: unknown }) => (answer.body as ErrorEnvelope).error.details.code
const inbox = async (person: Person) => (await person.gets<Page<ConversationView>>('/api/conversations')).body.items
const countersOf = async (person: Person) => (await person.gets<Counters>('/api/counters')).body
const slice = async (person: Person, query = '', id = conversationId) =>
  (await person.gets<MessagesPage>(`/api/conversations/${id}/messages${query}`)).body
const reads = (person: Person, seq: number, id = conversationId) =>
  person.posts<Counters>(`/api/conversations/${id}/read`, { seq })

/** The two have written to each other: seq 1 by Camille, 2 by Inès, both read. */
async function acquaint(one: Person, other: Person): Promise<number> {
  const { body } = await sends(one, other, 'Bonjour')
  await sends(other, one, 'Bonjour à toi')
  await reads(one, 2, body.conversation.id)
  await reads(other, 2, body.conversation.id)
  return body.conversation.id
}

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
beforeEach(async () => {
  conversationId = await acquaint(camille, ines)
  await test.settled()
})
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.conversations)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
  await test.db.update(tables.userProfiles).set({ readReceipts: true })
})

describe('sending', () => {
  it('gives consecutive numbers to messages sent at once, from both sides', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? sends(camille, ines, `c${n}`) : sends(ines, camille, `i${n}`))),
    )
    const numbers = answers.map((answer) => answer.body.message.seq).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 3))
    const { messages } = await slice(camille)
    expect(messages.map((message) => message.seq)).toEqual(Array.from({ length: 14 }, (_, n) => n + 1))
    expect((await inbox(camille))[0]).toMatchObject({ unread: 6, lastSeq: 14 })
  })

  it('stores one message for repeated or concurrent sends of one client id, and leaves no gap', async () => {
    const same = draft(ines, 'Une seule fois')
    const answers = await Promise.all([1, 2, 3, 4].map(() => camille.posts<SentMessageBody>('/api/messages', same)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.message.id)).size).toBe(1)
    const { body } = await sends(camille, ines, 'La suivante')
    expect(body.message.seq).toBe(4)
    expect(await countersOf(ines)).toMatchObject({ nbMessagesUnread: 2 })
  })

  it('shows its pictures to both members only', async () => {
    const file = await uploadPhoto(camille)
    const { body } = await sends(camille, ines, '', { images: [{ fileId: file.id, alt: 'Un banc au soleil' }] })
    expect(body.message.images).toMatchObject([{ id: file.id, alt: 'Un banc au soleil' }])
    const { messages } = await slice(ines)
    expect(messages.at(-1)).toEqual(body.message)
    const statuses = await Promise.all(
      [camille, ines, louise].map(async (person) => (await person.gets(file.url)).status),
    )
    expect(statuses).toEqual([200, 200, 404])
    expect((await sends(ines, camille, 'La sienne', { images: [{ fileId: file.id }] })).status).toBe(404)
  })

  it('refuses an empty message', async () => {
    expect(codeOf(await sends(camille, ines, '  \n'))).toBe('VALIDATION')
  })
})

describe('a reply to a message', () => {
  it('must quote a message of the same conversation', async () => {
    const { id } = (await sends(camille, ines, 'à toi')).body.message
    expect((await sends(ines, camille, 'oui', { replyTo: id })).status).toBe(200)
    const flora = await test.personas.member('Flora')
    const elsewhere = (await sends(camille, flora, 'bonjour')).body.message.id
    for (const replyTo of [elsewhere, 999_999]) {
      const answer = await sends(ines, camille, 'non', { replyTo })
      expect([answer.status, codeOf(answer)]).toEqual([400, 'REPLY_TO_UNKNOWN'])
    }
  })
})

describe('reading a conversation', () => {
  it('returns everything after N, and pages back to the first message', async () => {
    for (let n = 3; n <= 9; n++) await sends(camille, ines, `n${n}`)
    const after = await slice(ines, '?after=4&limit=3')
    expect(after).toMatchObject({ hasMore: true, messages: [{ seq: 5 }, { seq: 6 }, { seq: 7 }] })
    expect(await slice(ines, '?after=9')).toMatchObject({ hasMore: false, messages: [] })
    const newest = await slice(ines, '?limit=4')
    expect(newest).toMatchObject({ hasMore: true, messages: [{ seq: 6 }, { seq: 7 }, { seq: 8 }, { seq: 9 }] })
    const older = await slice(ines, '?before=6&limit=10')
    expect(older.hasMore).toBe(false)
    expect(older.messages.map((message) => message.seq)).toEqual([1, 2, 3, 4, 5])
    const opened = await ines.gets<ConversationOpened>('/api/conversations/with/camille')
    expect(opened.body).toMatchObject({ hasOlder: false, can: { write: true, sendImages: true } })
    expect(opened.body.messages).toHaveLength(9)
  })

  it('is allowed to its two members only', async () => {
    for (const what of ['messages'])
      expect((await louise.gets(`/api/conversations/${conversationId}/${what}`)).status).toBe(404)
    for (const what of ['read', 'delivered'])
      expect((await louise.posts(`/api/conversations/${conversationId}/${what}`, { seq: 1 })).status).toBe(404)
    for (const what of ['accept', 'ignore'])
      expect((await louise.posts(`/api/conversations/${conversationId}/${what}`)).status).toBe(404)
  })

  it('lists conversations by their last message, page by page', async () => {
    await acquaint(camille, louise)
    await sends(ines, camille, 'Encore moi')
    const first = (await camille.gets<Page<ConversationView>>('/api/conversations?limit=1')).body
    expect(first.items.map((item) => item.other.username)).toEqual(['ines'])
    const second = (await camille.gets<Page<ConversationView>>(`/api/conversations?limit=1&cursor=${first.cursor}`))
      .body
    expect(second.items.map((item) => item.other.username)).toEqual(['louise'])
    expect(second.cursor).toBeNull()
  })

  it('keeps the messages of an absent member, with the name only', async () => {
    await test.personas.changes(ines, { pause: 1 })
    expect(await inbox(camille)).toMatchObject([{ other: { displayName: 'Inès', avatar: null, freshness: null } }])
    const opened = await camille.gets<ConversationOpened>('/api/conversations/with/ines')
    expect(opened.body).toMatchObject({ can: { write: false }, messages: [{ seq: 1 }, { seq: 2 }] })
    expect(codeOf(await sends(camille, ines, 'Tu es là ?'))).toBe('MEMBER_NOT_FOUND')
    await test.personas.changes(ines, { pause: 0 })
  })
})

describe('delivery and read marks', () => {
  it('only move forward, never past the last message, and reduce the unread count', async () => {
    for (const text of ['un', 'deux', 'trois']) await sends(camille, ines, text)
    expect((await reads(ines, 4)).body).toMatchObject({ nbMessagesUnread: 1 })
    expect((await reads(ines, 3)).body).toMatchObject({ nbMessagesUnread: 1 })
    expect((await slice(camille)).conversation).toMatchObject({ otherRead: 4, otherDelivered: 4 })
    await ines.posts(`/api/conversations/${conversationId}/delivered`, { seq: 5 })
    expect((await slice(camille)).conversation).toMatchObject({ otherRead: 4, otherDelivered: 5 })
    expect((await reads(ines, 999)).body).toMatchObject({ nbMessagesUnread: 0 })
    expect((await slice(ines)).conversation).toMatchObject({ myRead: 5, unread: 0 })
  })

  it('hide reading when either member disabled read receipts', async () => {
    await sends(camille, ines, 'Lu ?')
    await reads(ines, 3)
    for (const hidden of [camille, ines]) {
      await test.db
        .update(tables.userProfiles)
        .set({ readReceipts: false })
        .where(eq(tables.userProfiles.userId, hidden.id))
      expect((await slice(camille)).conversation).toMatchObject({ otherRead: 0, otherDelivered: 3 })
      await test.db.update(tables.userProfiles).set({ readReceipts: true })
    }
  })
})

describe('a block', () => {
  const block = async (blocker: Person, blocked: Person) => {
    expect((await blocker.posts('/api/blocks', { username: blocked.username })).status).toBe(200)
    await test.settled()
  }

  it.each([
    ['one’s own', true],
    ['the other’s', false],
  ])('(%s) removes the conversation from both lists; its end restores it', async (_whose, own) => {
    await sends(camille, ines, 'Non lu')
    const [blocker, blocked] = own ? [camille, ines] : [ines, camille]
    await block(blocker, blocked)
    for (const person of [camille, ines]) {
      expect(await inbox(person)).toEqual([])
      expect((await person.gets(`/api/conversations/${conversationId}/messages`)).status).toBe(404)
      expect(await countersOf(person)).toMatchObject({ nbMessagesUnread: 0, nbRequests: 0 })
    }
    expect((await camille.gets('/api/conversations/with/ines')).status).toBe(404)
    expect((await sends(camille, ines, 'Et là ?')).status).toBe(404)
    expect((await reads(ines, 3)).status).toBe(404)

    await blocker.deletes(`/api/blocks/${blocked.username}`)
    await test.settled()
    expect(await inbox(ines)).toMatchObject([{ unread: 1, lastSeq: 3 }])
    expect(await countersOf(ines)).toMatchObject({ nbMessagesUnread: 1 })
  })
})
