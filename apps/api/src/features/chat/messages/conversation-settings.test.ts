import {
  type ConversationBox,
  type ConversationCounts,
  type ConversationView,
  type Counters,
  type ErrorEnvelope,
  type MuteSpan,
  type Page,
  userChannel,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type LivePage, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '../../../platform/http/access.ts'
import { endExpiredMutes } from './mute-conversation.ts'

const start = new Date('2026-03-04T10:00:00Z')
let now = start
let id: number
let page: LivePage | undefined

const sends = async (from: Person, to: Person, text = 'Bonjour') => {
  const draft = { clientId: crypto.randomUUID(), to: to.username, text }
  const sent = await from.posts<{ conversation: ConversationView }>('/api/messages', draft)
  await test.settled()
  return sent.body.conversation
}
const box = async (person: Person, name: ConversationBox) =>
  (await person.gets<Page<ConversationView>>(`/api/conversations?box=${name}`)).body.items
const names = async (person: Person, name: ConversationBox) =>
  (await box(person, name)).map(({ other }) => other.username)
const unread = async (person: Person) => (await person.gets<Counters>('/api/counters')).body.nbMessagesUnread
const counts = async (person: Person) => (await person.gets<ConversationCounts>('/api/conversations/counts')).body
const mutes = (person: Person, until: MuteSpan | null) =>
  person.puts<ConversationView>(`/api/conversations/${id}/mute`, { until })
const archives = (person: Person) => person.puts<ConversationView>(`/api/conversations/${id}/archive`, {})
/** What the clock starts every minute. */
const timePasses = () => {
  const { events, realtime } = test.app
  const cards = <V extends Viewer | null>(viewer: V) => ({ viewer, now, freshnessUpTo720Hours: false })
  return endExpiredMutes({ db: test.db, unitOfWork: events.unitOfWork, realtime, cards, now: () => now })
}
const codeOf = ({ body }: { body: unknown }) => (body as ErrorEnvelope).error.details.code

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  listens: true,
  now: () => now,
})
beforeEach(async () => {
  now = start
  ;({ id } = await sends(ines, camille))
  await sends(camille, ines)
  await camille.posts(`/api/conversations/${id}/read`, { seq: 2 })
  await ines.posts(`/api/conversations/${id}/read`, { seq: 2 })
  await test.settled()
})
afterEach(async () => {
  page?.closes()
  page = undefined
  await test.settled()
  for (const table of [tables.conversations, tables.mutes, tables.blocks]) await test.db.delete(table)
  await test.db.update(tables.inboxes).set({ unreadMessages: 0, requests: 0 })
})

describe('a visitor, and a member outside the conversation', () => {
  it('are refused', async () => {
    for (const what of ['mute', 'archive']) {
      expect((await test.visitor.puts(`/api/conversations/${id}/${what}`, {})).status).toBe(401)
      expect((await test.visitor.deletes(`/api/conversations/${id}/${what}`)).status).toBe(401)
      expect((await louise.deletes(`/api/conversations/${id}/${what}`)).status).toBe(404)
    }
    expect((await test.visitor.gets('/api/conversations/counts')).status).toBe(401)
    expect(codeOf(await mutes(louise, '1h'))).toBe('CONVERSATION_NOT_FOUND')
    expect(codeOf(await archives(louise))).toBe('CONVERSATION_NOT_FOUND')
    expect((await camille.puts(`/api/conversations/${id}/mute`, { until: '2h' })).status).toBe(400)
  })
})

describe('a muted conversation', () => {
  it('sends no notification, is not counted, and is still shown as unread, without the other member knowing', async () => {
    page = await openLivePage(test.app, camille)
    const told: unknown[] = []
    page.socket.on(userChannel(camille.id), (message: unknown) => told.push(message))
    expect((await mutes(camille, null)).body).toMatchObject({ muted: true, mutedUntil: null, quiet: true })
    expect((await page.hears('conversation')).conversation).toMatchObject({ muted: true })
    const seen = await sends(ines, camille, 'Tu es là ?')
    expect(seen).toMatchObject({ muted: false, quiet: false })
    expect(await unread(camille)).toBe(0)
    expect(told).toEqual([])
    expect(await box(camille, 'inbox')).toMatchObject([{ unread: 1, quiet: true }])
    expect(await names(camille, 'unread')).toEqual(['ines'])
  })

  it('counts unread messages again when unmuted, and reading while muted changes no counter', async () => {
    await mutes(camille, null)
    await sends(ines, camille)
    await sends(ines, camille)
    await camille.posts(`/api/conversations/${id}/read`, { seq: 3 })
    expect(await unread(camille)).toBe(0)
    expect((await camille.deletes(`/api/conversations/${id}/mute`)).body).toMatchObject({ muted: false, quiet: false })
    expect(await unread(camille)).toBe(1)
  })

  it.each([
    ['1h', 1],
    ['8h', 8],
    ['1w', 168],
  ] as const)('for %s ends by itself, live, and not earlier', async (span, hours) => {
    page = await openLivePage(test.app, camille)
    const until = new Date(start.getTime() + hours * 3_600_000)
    expect((await mutes(camille, span)).body.mutedUntil).toBe(until.toISOString())
    await page.hears('conversation')
    await sends(ines, camille)
    now = new Date(until.getTime() - 1)
    await timePasses()
    expect(await unread(camille)).toBe(0)
    now = until
    await timePasses()
    expect(await unread(camille)).toBe(1)
    const { conversation } = await page.hears('conversation', (heard) => heard.conversation.choiceSeq === 2)
    expect(conversation).toMatchObject({ muted: false, mutedUntil: null, quiet: false, unread: 1 })
  })
})

describe('a muted member', () => {
  it('is not counted before or after muting, and is counted again once unmuted', async () => {
    await sends(ines, camille)
    expect(await unread(camille)).toBe(1)
    await camille.posts('/api/mutes', { username: 'ines' })
    await test.settled()
    expect(await unread(camille)).toBe(0)
    await sends(ines, camille)
    expect(await unread(camille)).toBe(0)
    expect(await box(camille, 'inbox')).toMatchObject([{ unread: 2, quiet: true, muted: false }])
    await camille.deletes('/api/mutes/members/ines')
    await test.settled()
    expect(await unread(camille)).toBe(2)
  })

  it('can send a request, which is not counted', async () => {
    await camille.posts('/api/mutes', { username: 'louise' })
    await sends(louise, camille)
    expect((await camille.gets<Counters>('/api/counters')).body.nbRequests).toBe(0)
    expect(await box(camille, 'requests')).toMatchObject([{ quiet: true }])
  })
})

describe('an archived conversation', () => {
  it('leaves the list and the counters, and returns with the next message', async () => {
    await sends(ines, camille)
    page = await openLivePage(test.app, camille)
    expect((await archives(camille)).body).toMatchObject({ archived: true, unread: 1 })
    expect((await page.hears('conversation')).conversation).toMatchObject({ archived: true })
    expect(await unread(camille)).toBe(0)
    expect(await names(camille, 'inbox')).toEqual([])
    expect(await names(camille, 'unread')).toEqual([])
    expect(await names(camille, 'archived')).toEqual(['ines'])
    expect(await names(ines, 'inbox')).toEqual(['camille'])
    await sends(ines, camille)
    expect((await page.hears('message')).conversation).toMatchObject({ archived: false, unread: 2, choiceSeq: 2 })
    expect(await names(camille, 'inbox')).toEqual(['ines'])
    expect(await unread(camille)).toBe(2)
  })

  it('stays archived while it or its other member is muted', async () => {
    await mutes(camille, null)
    await archives(camille)
    await sends(ines, camille)
    expect(await names(camille, 'archived')).toEqual(['ines'])
    await camille.deletes(`/api/conversations/${id}/mute`)
    await camille.posts('/api/mutes', { username: 'ines' })
    await test.settled()
    await sends(ines, camille)
    expect(await names(camille, 'archived')).toEqual(['ines'])
    expect(await unread(camille)).toBe(0)
  })

  it('returns when the member writes in it, or unarchives it', async () => {
    await mutes(camille, null)
    await sends(ines, camille)
    await archives(camille)
    await camille.deletes(`/api/conversations/${id}/mute`)
    await sends(camille, ines)
    expect(await names(camille, 'inbox')).toEqual(['ines'])
    expect(await unread(camille)).toBe(1)
    await archives(camille)
    expect((await camille.deletes<ConversationView>(`/api/conversations/${id}/archive`)).body.archived).toBe(false)
    expect(await names(camille, 'inbox')).toEqual(['ines'])
  })

  it('cannot be a pending request for its recipient, who accepts or ignores it', async () => {
    ;({ id } = await sends(louise, camille))
    expect(codeOf(await archives(camille))).toBe('FORBIDDEN')
    expect((await archives(louise)).status).toBe(200)
  })

  it('is counted separately from the inbox and the requests', async () => {
    expect(await counts(camille)).toEqual({ unread: 0, requests: 0, archived: 0 })
    await sends(louise, camille)
    await sends(ines, camille)
    expect(await counts(camille)).toEqual({ unread: 1, requests: 1, archived: 0 })
    await archives(camille)
    expect(await counts(camille)).toEqual({ unread: 0, requests: 1, archived: 1 })
    await test.personas.blocks(ines, camille)
    expect(await counts(camille)).toEqual({ unread: 0, requests: 1, archived: 0 })
  })
})
