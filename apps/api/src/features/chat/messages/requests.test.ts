import type {
  ConversationOpened,
  ConversationView,
  Counters,
  ErrorEnvelope,
  MessageView,
  Page,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

interface SentMessageBody {
  conversation: ConversationView
  message: MessageView
}

let now = new Date()

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'], now: () => now })
beforeEach(async () => {
  await test.settled()
  await test.db.delete(tables.conversations)
  await test.db.delete(tables.firstContacts)
  await test.db.delete(tables.blocks)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
  await test.db.update(tables.userProfiles).set({ whoMayWrite: 'all' })
})

const draft = (to: Person, text: string) => ({ clientId: crypto.randomUUID(), to: to.username, text })
const sends = (from: Person, to: Person, text: string) => from.posts<SentMessageBody>('/api/messages', draft(to, text))
const codeOf = async (answer: Promise<{ body: unknown }>) => ((await answer).body as ErrorEnvelope).error.details.code
const box = async (person: Person, name: 'inbox' | 'requests') =>
  (await person.gets<Page<ConversationView>>(`/api/conversations?box=${name}`)).body.items
const countersOf = async (person: Person) => (await person.gets<Counters>('/api/counters')).body
const opens = async (person: Person, other: Person) =>
  (await person.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body

describe('a visitor', () => {
  it('is refused everywhere', async () => {
    for (const url of ['/api/conversations', '/api/conversations/with/ines', '/api/conversations/1/messages'])
      expect((await test.visitor.gets(url)).status).toBe(401)
    for (const url of [
      '/api/messages',
      ...['accept', 'ignore', 'read', 'delivered'].map((what) => `/api/conversations/1/${what}`),
    ])
      expect((await test.visitor.posts(url, {})).status).toBe(401)
  })
})

describe('a first message', () => {
  it('waits for acceptance, and refuses a second one meanwhile', async () => {
    expect(await opens(camille, ines)).toMatchObject({
      conversation: null,
      messages: [],
      can: { write: true, sendImages: false },
    })
    const { body } = await sends(camille, ines, 'Bonjour Inès')
    expect(body).toMatchObject({ conversation: { state: 'waiting', lastSeq: 1, unread: 0 }, message: { seq: 1 } })
    expect(await codeOf(sends(camille, ines, 'Tu es là ?'))).toBe('REQUEST_PENDING')
    expect(await opens(camille, ines)).toMatchObject({ can: { write: false, sendImages: false } })

    expect(await box(ines, 'inbox')).toEqual([])
    expect(await box(ines, 'requests')).toMatchObject([{ state: 'request', unread: 1, other: { username: 'camille' } }])
    expect(await box(camille, 'inbox')).toMatchObject([{ state: 'waiting' }])
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 1, nbMessagesUnread: 0 })
  })

  it('is accepted explicitly', async () => {
    const { body } = await sends(camille, ines, 'Bonjour Inès')
    expect(await codeOf(camille.posts(`/api/conversations/${body.conversation.id}/accept`))).toBe('FORBIDDEN')
    const accepted = await ines.posts<ConversationView>(`/api/conversations/${body.conversation.id}/accept`)
    expect(accepted.body).toMatchObject({ state: 'open', unread: 1 })
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 1 })
    const again = await ines.posts<ConversationView>(`/api/conversations/${body.conversation.id}/accept`)
    expect(again.body).toEqual(accepted.body)
    expect((await sends(camille, ines, 'Merci')).body).toMatchObject({
      conversation: { state: 'open' },
      message: { seq: 2 },
    })
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 2 })
  })

  it('is accepted by a reply', async () => {
    await sends(camille, ines, 'Bonjour Inès')
    const answer = await sends(ines, camille, 'Bonjour Camille')
    expect(answer.body).toMatchObject({ conversation: { state: 'open', unread: 1 }, message: { seq: 2 } })
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 1 })
    expect(await countersOf(camille)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 1 })
    await test.settled()
    const events = await test.db
      .select()
      .from(tables.events)
      .where(eq(tables.events.type, 'message.sent'))
      .orderBy(tables.events.id)
    expect(events.slice(-2).map(({ payload }) => (payload as { isRequest: boolean }).isRequest)).toEqual([true, false])
  })

  it('is ignored silently: its author still sees it as waiting', async () => {
    const { body } = await sends(camille, ines, 'Bonjour Inès')
    const url = `/api/conversations/${body.conversation.id}`
    expect(await codeOf(camille.posts(`${url}/ignore`))).toBe('FORBIDDEN')
    expect((await ines.posts(`${url}/ignore`)).status).toBe(200)
    expect((await ines.posts(`${url}/ignore`)).status).toBe(200)
    expect(await box(ines, 'requests')).toEqual([])
    expect(await box(ines, 'inbox')).toEqual([])
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 0 })
    expect(await box(camille, 'inbox')).toMatchObject([{ state: 'waiting' }])
    expect(await codeOf(sends(camille, ines, 'Alors ?'))).toBe('REQUEST_PENDING')

    await ines.posts(`${url}/read`, { seq: 1 })
    expect(await box(camille, 'inbox')).toMatchObject([{ otherRead: 0, otherDelivered: 0 }])
    expect((await sends(ines, camille, 'Finalement, bonjour')).body.conversation.state).toBe('open')
    expect(await codeOf(ines.posts(`${url}/ignore`))).toBe('FORBIDDEN')
  })

  it('cannot contain a link or an image', async () => {
    expect(await codeOf(sends(camille, ines, 'Regarde exemple.fr'))).toBe('REQUEST_NO_LINKS')
    const withImage = { ...draft(ines, 'Regarde'), images: [{ fileId: 1 }] }
    expect(await codeOf(camille.posts('/api/messages', withImage))).toBe('REQUEST_NO_LINKS')
    expect(await box(ines, 'requests')).toEqual([])
  })

  it('is idempotent by client id', async () => {
    const same = draft(ines, 'Bonjour Inès')
    const first = await camille.posts<SentMessageBody>('/api/messages', same)
    const again = await camille.posts<SentMessageBody>('/api/messages', same)
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 1 })
  })

  it('creates one conversation when both members write first at the same moment', async () => {
    const answers = await Promise.all([sends(camille, ines, 'Bonjour'), sends(ines, camille, 'Salut')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(answers.map((answer) => answer.body.message.seq).sort()).toEqual([1, 2])
    expect(await box(camille, 'inbox')).toMatchObject([{ state: 'open', unread: 1 }])
    expect(await countersOf(camille)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 1 })
    expect(await countersOf(ines)).toMatchObject({ nbRequests: 0, nbMessagesUnread: 1 })
  })

  it('is refused to oneself, to an unknown member, and by the recipient’s settings', async () => {
    expect(await codeOf(sends(camille, camille, 'Moi'))).toBe('NOT_ON_YOURSELF')
    expect(await codeOf(camille.posts('/api/messages', { ...draft(ines, 'a'), to: 'personne' }))).toBe(
      'MEMBER_NOT_FOUND',
    )
    const chooses = (whoMayWrite: string) =>
      test.db.update(tables.userProfiles).set({ whoMayWrite }).where(eq(tables.userProfiles.userId, ines.id))
    for (const choice of ['certified', 'known', 'nobody']) {
      await chooses(choice)
      expect(await codeOf(sends(camille, ines, 'Bonjour'))).toBe('CANNOT_WRITE')
      expect((await opens(camille, ines)).can.write).toBe(false)
    }
    await sends(ines, camille, 'C’est moi qui écris')
    expect((await sends(camille, ines, 'Alors je réponds')).status).toBe(200)
  })

  it('continues an accepted conversation, whatever the settings are now', async () => {
    await sends(camille, ines, 'Bonjour')
    await sends(ines, camille, 'Bonjour')
    await test.db.update(tables.userProfiles).set({ whoMayWrite: 'nobody' })
    expect((await sends(camille, ines, 'Encore moi')).status).toBe(200)
  })
})

describe('a new account', () => {
  it('writes to ten new members a day, and to eleven once it is three days old', async () => {
    const start = now
    const nora = await test.personas.member('Nora', { user: { createdAt: start } })
    const others: Person[] = []
    for (let n = 0; n < 13; n++) others.push(await test.personas.member(`Membre-${n}`))
    const codes = await Promise.all(others.slice(0, 11).map((other) => sends(nora, other, 'Bonjour')))
    expect(codes.filter((answer) => answer.status === 200)).toHaveLength(10)
    const refused = codes.filter((answer) => answer.status === 429)
    expect(refused).toMatchObject([{ body: { error: { details: { code: 'FIRST_CONTACT_LIMIT' } } } }])

    now = new Date(start.getTime() + 10 * 3_600_000)
    const wait = {
      error: {
        details: { code: 'FIRST_CONTACT_LIMIT', retryAfter: 14 * 3600 },
        message: expect.stringContaining('dans 14 heures'),
      },
    }
    expect((await sends(nora, others[11]!, 'Le soir')).body).toMatchObject(wait)
    now = new Date(start.getTime() + 25 * 3_600_000)
    expect((await sends(nora, others[11]!, 'Le lendemain')).status).toBe(200)
    now = new Date(start.getTime() + 73 * 3_600_000)
    await test.db.update(tables.firstContacts).set({ createdAt: now })
    expect((await sends(nora, others[12]!, 'Trois jours après')).status).toBe(200)
    now = start
  })
})
