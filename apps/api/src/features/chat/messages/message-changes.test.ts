import type { ConversationView, Counters, ErrorEnvelope, MessageView, Page, SentMessage } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseDeleted } from '../../moderation/evidence/public.ts'

const DAY = 24 * 60 * 60 * 1000

let conversationId: number
let kinds: string[]
const pages: LivePage[] = []

const sends = async (from: Person, to: Person, text: string, more = {}) =>
  (await from.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text, ...more }))
    .body.message
const edits = (person: Person, { id }: MessageView, text: string) =>
  person.patches<SentMessage>(`/api/messages/${id}`, { text })
const deletes = (person: Person, { id }: MessageView) => person.deletes<SentMessage>(`/api/messages/${id}`)
const reacts = (person: Person, { id }: MessageView, kind: string | null) =>
  person.puts<SentMessage>(`/api/messages/${id}/reaction`, { kind })
const codeOf = (answer: { body: unknown }) => (answer.body as ErrorEnvelope).error.details.code
const slice = async (person: Person, query = '') =>
  (
    await person.gets<{ messages: MessageView[]; conversation: ConversationView }>(
      `/api/conversations/${conversationId}/messages${query}`,
    )
  ).body
const seen = async (person: Person, { id }: MessageView) =>
  (await slice(person)).messages.find((message) => message.id === id)
const listed = async (person: Person) =>
  (await person.gets<Page<ConversationView>>('/api/conversations')).body.items[0]?.lastMessage
const unreadOf = async (person: Person) => (await person.gets<Counters>('/api/counters')).body.nbMessagesUnread
const rowOf = async ({ id }: MessageView) => {
  const [row] = await test.db.select().from(tables.messages).where(eq(tables.messages.id, id))
  return row!
}
const ages = ({ id }: MessageView, by: number) =>
  test.db
    .update(tables.messages)
    .set({ createdAt: new Date(Date.now() - by) })
    .where(eq(tables.messages.id, id))
const opensPage = async (person: Person) => {
  const page = await openLivePage(test.app, person)
  pages.push(page)
  return page
}

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
beforeAll(async () => {
  kinds = test.deps.brand.reactions.map(({ kind }) => kind)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  conversationId = (await sends(camille, ines, 'Bonjour')).conversationId
  await sends(ines, camille, 'Bonjour à toi')
  for (const person of [camille, ines]) await person.posts(`/api/conversations/${conversationId}/read`, { seq: 2 })
  await test.settled()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
  await test.settled()
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.reports)
  await test.db.delete(tables.conversations)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
})

describe('editing', () => {
  it('changes the text for both members, and in the list', async () => {
    const message = await sends(camille, ines, 'A demain')
    const { status, body } = await edits(camille, message, 'À demain')
    expect(status).toBe(200)
    expect(body.message).toMatchObject({ text: 'À demain', edited: true, seq: message.seq })
    expect(body.message.changedSeq).toBeGreaterThan(message.changedSeq)
    expect(await seen(ines, message)).toEqual(body.message)
    expect(await listed(ines)).toMatchObject({ text: 'À demain' })
    const again = await edits(camille, message, 'À demain')
    expect(again.body.message).toEqual(body.message)
  })

  it('is allowed to the author only, for a quarter of an hour, and never to an empty text', async () => {
    const message = await sends(camille, ines, 'Mot')
    expect(codeOf(await edits(ines, message, 'Autre'))).toBe('FORBIDDEN')
    expect(codeOf(await edits(louise, message, 'Autre'))).toBe('MESSAGE_NOT_FOUND')
    expect(codeOf(await edits(camille, message, ' \n'))).toBe('VALIDATION')
    await ages(message, limits.messageEdit + 1000)
    expect(codeOf(await edits(camille, message, 'Trop tard'))).toBe('MESSAGE_TOO_OLD')
    await test.personas.blocks(ines, camille)
    expect(codeOf(await edits(camille, message, 'Autre'))).toBe('MESSAGE_NOT_FOUND')
  })

  it('cannot add a link to a request', async () => {
    const message = await sends(camille, louise, 'Bonjour')
    expect(codeOf(await edits(camille, message, 'Viens sur exemple.fr'))).toBe('REQUEST_NO_LINKS')
    expect((await edits(camille, message, 'Bonsoir')).status).toBe(200)
  })
})

describe('deleting', () => {
  it('leaves a placeholder for both, and reduces the unread count', async () => {
    const message = await sends(camille, ines, 'Oublie')
    await sends(camille, ines, 'Et ceci')
    expect(await unreadOf(ines)).toBe(2)
    const { body } = await deletes(camille, message)
    expect(body.message).toMatchObject({ deleted: true, text: '', images: [] })
    expect(await seen(ines, message)).toEqual(body.message)
    expect(await unreadOf(ines)).toBe(1)
    expect((await slice(ines)).conversation.unread).toBe(1)
    expect((await deletes(camille, message)).body.message).toEqual(body.message)
    expect(await unreadOf(ines)).toBe(1)
    expect(codeOf(await deletes(ines, message))).toBe('FORBIDDEN')
  })

  it('is shown in the list, until the next message', async () => {
    const message = await sends(camille, ines, 'Le dernier')
    await deletes(camille, message)
    expect(await listed(ines)).toMatchObject({ text: '', deleted: true })
    await sends(ines, camille, 'Que disais-tu ?')
    expect(await listed(camille)).toMatchObject({ text: 'Que disais-tu ?', deleted: false })
  })

  it('hides the pictures from the other member', async () => {
    const file = await uploadPhoto(camille)
    const message = await sends(camille, ines, '', { images: [{ fileId: file.id }] })
    expect((await ines.gets(file.url)).status).toBe(200)
    await deletes(camille, message)
    expect((await ines.gets(file.url)).status).toBe(404)
  })

  it('leaves 30 days to report it, with its earlier versions', async () => {
    const message = await sends(camille, ines, 'Une menace')
    await edits(camille, message, 'Une fleur')
    await deletes(camille, message)
    const report = { target: 'message', targetId: message.id, reason: 'harassment', text: '', goodFaith: true }
    const filed = await ines.posts('/api/reports', report)
    expect(filed.status).toBe(200)
    const [kept] = await test.db.select().from(tables.reports)
    expect(kept).toMatchObject({ excerpt: 'Message supprimé', snapshot: { text: 'Une fleur' } })
    expect(kept!.snapshot).toMatchObject({ earlier: [{ text: 'Une menace' }] })
  })

  it('erases the text after 30 days, unless a report is open', async () => {
    const file = await uploadPhoto(camille)
    const message = await sends(camille, ines, 'À effacer', { images: [{ fileId: file.id }] })
    await edits(camille, message, 'À effacer vite')
    await deletes(camille, message)
    const later = (days: number) => new Date(Date.now() + days * DAY)
    expect(await eraseDeleted(test.app.events.unitOfWork, 'message', later(29))).toBe(0)
    const [report] = await test.db
      .insert(tables.reports)
      .values({ target: 'message', targetId: message.id, reason: 'harassment', severity: 1 })
      .returning()
    expect(await eraseDeleted(test.app.events.unitOfWork, 'message', later(31))).toBe(0)
    expect((await rowOf(message)).text).toBe('À effacer vite')
    await test.db.update(tables.reports).set({ state: 'rejected' }).where(eq(tables.reports.id, report!.id))
    expect(await eraseDeleted(test.app.events.unitOfWork, 'message', later(31))).toBe(1)
    expect(await rowOf(message)).toMatchObject({ text: '' })
    expect(await test.db.select().from(tables.messageVersions)).toEqual([])
    expect(await test.db.select().from(tables.files).where(eq(tables.files.id, file.id))).toEqual([])
    expect(await seen(ines, message)).toMatchObject({ deleted: true })
    expect(await eraseDeleted(test.app.events.unitOfWork, 'message', later(31))).toBe(0)
  })
})

describe('a reply', () => {
  it('quotes the current text', async () => {
    const asked = await sends(camille, ines, 'Tu viens ?')
    const answer = await sends(ines, camille, 'Oui', { replyTo: asked.id })
    expect(answer.replyTo).toMatchObject({ id: asked.id, seq: asked.seq, authorId: camille.id, text: 'Tu viens ?' })
    await edits(camille, asked, 'Tu viens demain ?')
    expect((await seen(ines, answer))?.replyTo).toMatchObject({ text: 'Tu viens demain ?' })
    await deletes(camille, asked)
    expect((await seen(ines, answer))?.replyTo).toMatchObject({ text: '', deleted: true })
  })

  it('is stored even if the quoted message is deleted at the same moment', async () => {
    const asked = await sends(camille, ines, 'Tu viens ?')
    const [, answer] = await Promise.all([deletes(camille, asked), sends(ines, camille, 'Oui', { replyTo: asked.id })])
    expect((await seen(camille, answer))?.replyTo).toMatchObject({ id: asked.id, deleted: true })
  })
})

describe('a reaction', () => {
  it('is one per member, shown to both', async () => {
    const message = await sends(camille, ines, 'Joli')
    await reacts(ines, message, kinds[0]!)
    const { body } = await reacts(camille, message, kinds[1]!)
    expect(body.message.reactions).toMatchObject({ total: 2, mine: kinds[1] })
    expect((await seen(ines, message))?.reactions).toMatchObject({ total: 2, mine: kinds[0] })
    const back = await reacts(ines, message, null)
    expect(back.body.message.reactions).toEqual({ counts: [{ kind: kinds[1], count: 1 }], total: 1, mine: null })
    expect((await reacts(ines, message, null)).body.message.changedSeq).toBe(back.body.message.changedSeq)
    expect(await unreadOf(ines)).toBe(1)
  })

  it('stays off requests, deleted messages and other people’s conversations', async () => {
    const request = await sends(camille, louise, 'Bonjour')
    expect(codeOf(await reacts(louise, request, kinds[0]!))).toBe('FORBIDDEN')
    const message = await sends(camille, ines, 'Non')
    expect(codeOf(await reacts(louise, message, kinds[0]!))).toBe('MESSAGE_NOT_FOUND')
    await reacts(ines, message, kinds[0]!)
    const { body } = await deletes(camille, message)
    expect(body.message.reactions).toEqual({ counts: [], total: 0, mine: null })
    expect(codeOf(await reacts(ines, message, kinds[0]!))).toBe('MESSAGE_NOT_FOUND')
  })
})

describe('every change', () => {
  it('reaches the open pages of both members as a fresh page shows it', async () => {
    const [first, second] = [await sends(camille, ines, 'Un'), await sends(camille, ines, 'Deux')]
    await test.settled()
    const [own, hers] = [await opensPage(camille), await opensPage(ines)]
    const acts = [
      () => edits(camille, first, 'Un et demi'),
      () => reacts(ines, second, kinds[0]!),
      () => deletes(camille, first),
    ]
    for (const act of acts) {
      const { changedSeq, id } = (await act()).body.message
      for (const [page, person] of [
        [own, camille],
        [hers, ines],
      ] as const) {
        const told = await page.hears('message', (event) => event.message.changedSeq === changedSeq)
        const fresh = await slice(person)
        expect(told.message).toEqual(fresh.messages.find((message) => message.id === id))
        expect(told.conversation).toEqual(fresh.conversation)
      }
    }
  })

  it('is included in « everything after N », for old messages too', async () => {
    const before = (await slice(ines)).conversation.lastSeq
    const [oldest] = (await slice(ines)).messages
    await edits(camille, oldest!, 'Bonsoir')
    await reacts(ines, oldest!, kinds[0]!)
    await sends(camille, ines, 'Nouveau')
    const { messages, conversation } = await slice(ines, `?after=${before}`)
    expect(messages.map(({ text }) => text)).toEqual(['Bonsoir', 'Nouveau'])
    expect(messages.at(-1)?.changedSeq).toBe(conversation.lastSeq)
  })

  it('has a unique sequence number under concurrency, and a deleted message stays deleted', async () => {
    const message = await sends(camille, ines, 'Avant')
    const answers = await Promise.all([
      edits(camille, message, 'Pendant'),
      deletes(camille, message),
      reacts(ines, message, kinds[0]!),
      sends(ines, camille, 'Moi aussi').then(() => null),
      edits(camille, message, 'Encore'),
    ])
    for (const answer of answers) expect([200, 404]).toContain(answer?.status ?? 200)
    expect(await seen(ines, message)).toMatchObject({ deleted: true, text: '', reactions: { total: 0 } })
    const { messages, conversation } = await slice(ines)
    const changes = messages.map(({ changedSeq }) => changedSeq)
    expect(new Set(changes).size).toBe(changes.length)
    expect(Math.max(...changes)).toBe(conversation.lastSeq)
  })
})
