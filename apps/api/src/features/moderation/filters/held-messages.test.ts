import type {
  ConversationOpened,
  ConversationView,
  Counters,
  DeskHeld,
  DeskList,
  DraftAnswer,
  ErrorEnvelope,
  MessageView,
  Page,
  SentMessage,
} from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let moderator: Person
const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  moderator = await test.personas.member('Odile', { role: 'moderator' })
  await moderator.posts('/api/desk/filters/words', { add: ['crypto'] })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})

const HELD = 'Bonsoir, appelle-moi au 06 12 34 56 78, marmelade'
let people = 0
/** Somebody in her first days, and whom she writes to. */
async function two(traits: object = {}) {
  people += 1
  const nora = await test.personas.member(`Nora${people}`, { user: { createdAt: new Date() } })
  const lise = await test.personas.member(`Lise${people}`, traits)
  return { nora, lise }
}
const says = (from: Person, to: Person, text = HELD, clientId: string = crypto.randomUUID()) =>
  from.posts<SentMessage>('/api/messages', { clientId, to: to.username, text })
const codeOf = ({ body }: { body: unknown }) => (body as ErrorEnvelope).error.details.code
async function heldOf({ message }: SentMessage): Promise<number> {
  const [row] = await test.db.select().from(tables.heldItems).where(eq(tables.heldItems.messageId, message.id))
  return row?.id ?? 0
}
const decides = async (sent: SentMessage, decision: object, who = moderator) =>
  who.posts<DeskHeld>(`/api/desk/filters/${await heldOf(sent)}/decide`, { clientId: crypto.randomUUID(), ...decision })
const queue = async (who = moderator) =>
  (await who.gets<DeskList<DeskHeld>>('/api/desk/filters?pageSize=100&target=message')).body.items
const opened = async (who: Person, other: Person) =>
  (await who.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body
const boxOf = async (who: Person, box: string) =>
  (await who.gets<Page<ConversationView>>(`/api/conversations?box=${box}`)).body.items
const draftOf = async (who: Person, other: Person) =>
  (await who.gets<DraftAnswer>(`/api/drafts/message:${other.username}`)).body.draft?.text
const eventsOf = async ({ message }: SentMessage) =>
  (await test.db.select().from(tables.events).where(eq(tables.events.type, 'message.sent'))).filter(
    ({ payload }) => (payload as { messageId?: number }).messageId === message.id,
  )

/** Everything of hers that could tell of it, as one text. */
async function knownTo(who: Person, sent: SentMessage): Promise<string> {
  const { id } = sent.conversation
  const paths = [
    ...['inbox', 'unread', 'requests', 'archived'].map((box) => `/api/conversations?box=${box}`),
    `/api/conversations/search?q=marmelade`,
    `/api/conversations/search?q=nora`,
    `/api/conversations/${id}/messages`,
    '/api/conversations/counts',
    '/api/inbox',
    '/api/notifications',
    '/api/search?q=marmelade',
    '/api/drafts',
  ]
  const answers = await Promise.all(paths.map((path) => who.gets(path)))
  return JSON.stringify(answers.map(({ body }) => body))
}

describe('a first message that a filter holds', () => {
  it('appears sent to its author, as pending', async () => {
    const { nora, lise } = await two()
    const clientId = crypto.randomUUID()
    const { status, body } = await says(nora, lise, HELD, clientId)
    expect([status, body.conversation.state, body.message.text]).toEqual([200, 'held', HELD])
    expect((await says(nora, lise, HELD, clientId)).body).toEqual(body)
    expect(await boxOf(nora, 'inbox')).toMatchObject([{ id: body.conversation.id, state: 'held' }])
    expect(await opened(nora, lise)).toMatchObject({ messages: [{ text: HELD }], can: { write: false } })
    expect(codeOf(await says(nora, lise, 'Tu es là ?'))).toBe('REQUEST_HELD')
    expect((await nora.patches(`/api/messages/${body.message.id}`, { text: 'Autre chose' })).status).toBe(403)
    expect((await nora.deletes(`/api/messages/${body.message.id}`)).status).toBe(403)
  })

  it('is not visible to its recipient in any way', async () => {
    const { nora: other, lise: reader } = await two()
    const page = await openLivePage(test.app, reader)
    const sent = (await says(other, reader)).body
    expect(await eventsOf(sent)).toEqual([])
    const after = await knownTo(reader, sent)
    for (const trace of ['armelade', other.username, String(sent.message.clientId)]) expect(after).not.toContain(trace)
    expect(await opened(reader, other)).toMatchObject({ conversation: null, messages: [] })
    const { id } = sent.conversation
    for (const [method, path, body] of [
      ['posts', `/api/conversations/${id}/read`, { seq: 1 }],
      ['posts', `/api/conversations/${id}/delivered`, { seq: 1 }],
      ['posts', `/api/conversations/${id}/accept`, {}],
      ['posts', `/api/conversations/${id}/ignore`, {}],
      ['puts', `/api/conversations/${id}/mute`, { until: null }],
      ['puts', `/api/messages/${sent.message.id}/reaction`, { kind: 'coeur' }],
    ] as const)
      expect((await reader[method](path, body)).status, path).toBe(404)
    expect((await reader.deletes(`/api/conversations/${id}/first-message`)).status).toBe(404)
    const report = { target: 'message', targetId: sent.message.id, reason: 'scam', goodFaith: true }
    expect((await reader.posts('/api/reports', report)).status).toBe(404)
    await other.posts('/api/blocks', { username: reader.username })
    await other.deletes(`/api/blocks/${reader.username}`)
    await test.settled()
    // What comes later has arrived, so nothing of before is still under way.
    await moderator.posts('/api/honors', { username: reader.username, kind: 'belle-plume' })
    await page.hears('notification')
    const heard = page.heard.filter((event) => JSON.stringify(event).match(`"(conversationId|id)":${id}[,}]`))
    expect(heard.filter(({ type }) => type === 'message' || type.startsWith('conversation'))).toEqual([])
    page.closes()
  })

  it.each([
    ['an ordinary one', 'Bonsoir, tes photos de montagne sont belles'],
    ['what a longer word hides', 'La cryptographie te plaît ?'],
  ])('is not %s', async (_what, text) => {
    const { nora, lise } = await two()
    expect((await says(nora, lise, text)).body.conversation.state).toBe('waiting')
  })

  it('is not held from older accounts or staff, nor as a reply, nor with a link, which is refused', async () => {
    const { nora, lise } = await two()
    expect(codeOf(await says(nora, lise, 'Écris à moi@exemple.org'))).toBe('REQUEST_NO_LINKS')
    expect((await says(lise, nora, 'Bienvenue')).status).toBe(200)
    expect((await says(nora, lise)).body.conversation.state).toBe('open')
    const { nora: late, lise: second } = await two()
    await test.personas.changes(late, { createdAt: new Date(Date.now() - limits.newAccount - 1000) })
    expect((await says(late, second)).body.conversation.state).toBe('waiting')
    expect((await says(moderator, second)).body.conversation.state).toBe('waiting')
  })
})

describe('the moderation queue', () => {
  it('shows author and reason, without text or recipient until it is opened, and that message only', async () => {
    const { nora, lise } = await two()
    const sent = (await says(nora, lise)).body
    const row = (await queue()).find(({ author }) => author.id === nora.id)
    expect(row).toMatchObject({ target: 'message', kinds: ['phone'], assignee: null })
    const { body } = await moderator.gets<DeskHeld>(`/api/desk/filters/${row?.id}`)
    expect(body).toMatchObject({ text: HELD, can: { decide: true } })
    expect(JSON.stringify([row, body])).not.toContain(lise.username)
    const acts = await test.db
      .select()
      .from(tables.auditEntries)
      .where(eq(tables.auditEntries.targetId, sent.message.id))
    expect(acts.filter(({ target }) => target === 'message').map(({ action }) => action)).toEqual(['filter.open'])
  })

  it('hides messages of which the moderator is author or recipient', async () => {
    const { nora, lise } = await two()
    const sent = (await says(nora, lise)).body
    for (const who of [nora, lise]) await test.personas.changes(who, { roleUser: 'moderator' })
    for (const who of [nora, lise]) {
      expect((await queue(who)).filter(({ author }) => author.id === nora.id)).toEqual([])
      expect((await who.gets(`/api/desk/filters/${await heldOf(sent)}`)).status).toBe(404)
      expect(codeOf(await decides(sent, { state: 'released' }, who))).toBe('HELD_NOT_FOUND')
    }
  })
})

describe('released', () => {
  let nora: Person
  let lise: Person
  let sent: SentMessage
  let pages: LivePage[]
  beforeAll(async () => {
    ;({ nora, lise } = await two())
    pages = [await openLivePage(test.app, nora), await openLivePage(test.app, lise)]
    sent = (await says(nora, lise)).body
    expect((await decides(sent, { state: 'released' })).body).toMatchObject({ state: 'released', text: '' })
  })
  afterAll(() => {
    for (const page of pages) page.closes()
  })

  it('arrives as a request at that moment, counted and notified once', async () => {
    const [request] = await boxOf(lise, 'requests')
    expect(request).toMatchObject({ id: sent.conversation.id, state: 'request', unread: 1 })
    expect(Date.parse(request?.lastMessage?.at ?? '')).toBeGreaterThan(Date.parse(sent.message.at))
    expect((await lise.gets<{ counters: Counters }>('/api/inbox')).body.counters.nbRequests).toBe(1)
    expect((await eventsOf(sent)).map(({ payload }) => (payload as { isRequest: boolean }).isRequest)).toEqual([true])
    await expect
      .poll(async () => JSON.stringify((await lise.gets('/api/notifications')).body))
      .toContain(`/messages/${nora.username}`)
  })

  it('is sent to both members’ open pages, and returned by the sync', async () => {
    for (const page of pages)
      await expect.poll(() => JSON.stringify(page.heard)).toContain(`"changedSeq":${sent.message.seq + 1}`)
    const after = `/api/conversations/${sent.conversation.id}/messages?after=${sent.conversation.lastSeq}`
    const { messages, conversation } = (
      await nora.gets<{ messages: MessageView[]; conversation: ConversationView }>(after)
    ).body
    expect(messages.map(({ id, seq }) => [id, seq])).toEqual([[sent.message.id, 1]])
    expect(conversation.state).toBe('waiting')
  })

  it('can be replied to like any other message', async () => {
    expect((await says(lise, nora, 'Bonsoir')).body).toMatchObject({
      conversation: { state: 'open' },
      message: { seq: 3 },
    })
    expect((await says(nora, lise, 'Merci')).body.message.seq).toBe(4)
    expect(codeOf(await decides(sent, { state: 'refused', statement: 'Trop tard.' }))).toBe('HELD_DECIDED')
  })
})

describe('refused', () => {
  it('is not delivered; its author reads the reason, and a successful review delivers it', async () => {
    const { nora, lise } = await two()
    const sent = (await says(nora, lise, 'Du crypto pour toi')).body
    await decides(sent, { state: 'refused', statement: 'Pas de placements ici.' })
    expect(await opened(nora, lise)).toMatchObject({ conversation: { state: 'refused' }, can: { write: false } })
    expect(await opened(lise, nora)).toMatchObject({ conversation: null })
    const [measure] = (await nora.gets<Page<{ id: number }>>('/api/sanctions/mine')).body.items
    expect(measure).toMatchObject({ kind: 'hidden', target: 'message', reason: 'Pas de placements ici.' })
    const second = await test.personas.member(`Rose${people}`, { role: 'moderator' })
    const asked = { text: 'Je parlais de mon métier.' }
    expect((await nora.posts(`/api/sanctions/${measure?.id}/review`, asked)).status).toBe(200)
    const [review] = (await second.gets<DeskList<{ id: number }>>('/api/desk/reviews')).body.items
    const changed = { clientId: crypto.randomUUID(), state: 'changed', statement: 'C’était son métier.' }
    expect((await second.posts(`/api/desk/reviews/${review?.id}/decide`, changed)).status).toBe(200)
    await expect.poll(async () => (await opened(lise, nora)).conversation?.state).toBe('request')
    expect((await opened(nora, lise)).conversation?.state).toBe('waiting')
  })
})

describe('while it is held', () => {
  it('can be withdrawn by its author: it becomes a draft and leaves the queue', async () => {
    const { nora, lise } = await two()
    const sent = (await says(nora, lise)).body
    await nora.puts(`/api/drafts/message:${lise.username}`, { text: 'Autre chose' })
    const id = await heldOf(sent)
    const withdrawn = await nora.deletes(`/api/conversations/${sent.conversation.id}/first-message`)
    expect(withdrawn.status).toBe(200)
    expect(await draftOf(nora, lise)).toBe(`${HELD}\nAutre chose`)
    const late = { clientId: crypto.randomUUID(), state: 'released' }
    expect(codeOf(await moderator.posts(`/api/desk/filters/${id}/decide`, late))).toBe('HELD_NOT_FOUND')
    expect(await opened(nora, lise)).toMatchObject({ conversation: null, can: { write: true } })
    expect((await says(nora, lise, 'Bonsoir')).body.conversation.state).toBe('waiting')
  })

  it('the recipient may write first: that message is the request, and the held text becomes a draft', async () => {
    const { nora, lise } = await two()
    const page = await openLivePage(test.app, nora)
    const sent = (await says(nora, lise)).body
    const hers = (await says(lise, nora, 'Bienvenue, Nora')).body
    expect(hers).toMatchObject({ conversation: { state: 'waiting' }, message: { seq: 1 } })
    expect(hers.conversation.id).not.toBe(sent.conversation.id)
    expect(await draftOf(nora, lise)).toBe(HELD)
    expect((await opened(nora, lise)).messages.map(({ text }) => text)).toEqual(['Bienvenue, Nora'])
    await expect
      .poll(() => page.heard)
      .toContainEqual(expect.objectContaining({ type: 'conversation.removed', conversationId: sent.conversation.id }))
    page.closes()
  })

  it('leaves the queue during a block, a pause or a ban, and returns afterwards', async () => {
    const { nora, lise } = await two()
    await says(nora, lise)
    const waits = async () => (await queue()).some(({ author }) => author.id === nora.id)
    expect(await waits()).toBe(true)
    await lise.posts('/api/blocks', { username: nora.username })
    expect(await waits()).toBe(false)
    await lise.deletes(`/api/blocks/${nora.username}`)
    for (const [who, change, back] of [
      [lise, { pause: 1 }, { pause: 0 }],
      [nora, { banned: true }, { banned: false }],
    ] as const) {
      await test.personas.changes(who, change)
      expect(await waits()).toBe(false)
      await test.personas.changes(who, back)
      expect(await waits()).toBe(true)
    }
  })
})
