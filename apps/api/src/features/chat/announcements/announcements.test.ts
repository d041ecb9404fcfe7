import { catalogueOf } from '@consoeurs/brand'
import {
  type DeskList,
  type NotificationView,
  type Page,
  type SentAnnouncement,
  truncateMessage,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { seedCatalogue } from '@consoeurs/database/seed'
import { foundCircles, insertMember, type Person, setUpTestApp } from '@consoeurs/test-support'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DomainEvent } from '../../../events.ts'
import { createUnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { featureListeners } from '../../index.ts'
import { BATCH_SIZE } from '../notifications/public.ts'
import { sendAnnouncement } from './send-announcement.ts'

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
const camille = await test.personas.camille()
const ines = await test.personas.ines()
const louise = await test.personas.louise()
beforeAll(async () => {
  await foundCircles(test, ines)
  await seedCatalogue(test.db, catalogueOf(test.deps.brand))
})

const desk = '/api/desk/announcements'
const send = (person: Person, said: object) =>
  person.posts<SentAnnouncement>(desk, { clientId: crypto.randomUUID(), ...said })
const lines = async (person: Person) =>
  (await person.gets<Page<NotificationView>>('/api/notifications?section=communautes')).body.items
const circle = async (slug: string) => {
  const [found] = await test.db.select().from(tables.communities).where(eq(tables.communities.slug, slug))
  if (found === undefined) throw new Error(`no circle ${slug}`)
  return found.id
}

it('can be sent and read by editors only', async () => {
  const moderator = await test.personas.member('Maud', { role: 'moderator' })
  for (const [person, status] of [
    [test.visitor, 401],
    [camille, 403],
    [moderator, 403],
  ] as const) {
    expect((await send(person, { text: 'Bonjour' })).status).toBe(status)
    expect((await person.gets(desk)).status).toBe(status)
  }
})

it.each([
  ['an empty text', { text: '  ' }],
  ['a text that is too long', { text: 'a'.repeat(1001) }],
  ['a link to elsewhere', { text: 'Viens', link: 'https://ailleurs.example' }],
  ['a link that leaves by two strokes', { text: 'Viens', link: '//ailleurs.example' }],
])('refuses %s', async (_, said) => {
  expect((await send(editor, said)).status).toBe(400)
})

it('notifies every member who wants it, with the whole text and the link', async () => {
  const choice = { data: { notifications: [{ id: 'communautes.annonce', inApp: false, push: false }] } }
  await louise.puts(`/api/user-datas/${louise.id}`, choice)
  const text = `Fête d’hiver.\n${'Venez nombreuses. '.repeat(30)}`.trim()
  const { status, body } = await send(editor, { text, link: '/blog' })
  expect(status).toBe(200)
  await test.settled()
  const [line] = await lines(camille)
  expect(line).toMatchObject({
    title: `Une annonce de ${test.deps.brand.name}`,
    message: text,
    path: '/blog',
    actor: null,
  })
  expect(truncateMessage(text)).not.toBe(text)
  expect(await lines(louise)).toEqual([])
  const { items, total } = (await editor.gets<DeskList<SentAnnouncement>>(desk)).body
  const present = await test.db.$count(tables.users)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ id: body.id, authorName: 'Odile', communityName: null, told: present - 1 })
  expect(items[0]?.finishedAt).not.toBeNull()
})

it('is idempotent by client id, and two announcements are two notifications', async () => {
  const before = (await lines(camille)).length
  const said = { clientId: crypto.randomUUID(), text: 'Une seule fois' }
  const [first, second] = await Promise.all([send(editor, said), send(editor, said)])
  await send(editor, { text: 'Une autre' })
  await test.settled()
  expect(first.body.id).toBe(second.body.id)
  expect(await lines(camille)).toHaveLength(before + 2)
})

describe('to one community', () => {
  it('notifies its members only, except those who turned news off, and is shown on its page', async () => {
    await camille.puts('/api/communities/ouvert/membership')
    await louise.puts('/api/communities/ouvert/membership')
    await louise.puts('/api/communities/ouvert/news', { news: 'none' })
    const [outside, silent] = [(await lines(editor)).length, (await lines(louise)).length]
    const sent = await send(editor, { text: 'On se voit jeudi', communityId: await circle('ouvert') })
    await test.settled()
    expect((await lines(camille))[0]).toMatchObject({ message: 'On se voit jeudi', path: '/c/ouvert' })
    expect(await lines(editor)).toHaveLength(outside)
    expect(await lines(louise)).toHaveLength(silent)
    const { items } = (await camille.gets<Page<object>>('/api/communities/ouvert/announcements')).body
    expect(items).toMatchObject([{ text: 'On se voit jeudi', author: null }])
    expect((await editor.gets(`${desk}/${sent.body.id}`)).body).toMatchObject({
      communityName: 'Cercle ouvert',
      told: 2,
    })
  })

  it('is refused for a secret or archived community', async () => {
    expect((await send(editor, { text: 'Psst', communityId: await circle('secret') })).status).toBe(404)
    const isIt = eq(tables.communities.slug, 'demande')
    await test.db.update(tables.communities).set({ archivedAt: new Date() }).where(isIt)
    expect((await send(editor, { text: 'Hé', communityId: await circle('demande') })).status).toBe(409)
  })
})

describe('a server that crashes during delivery', () => {
  const listeners = () => {
    const { realtime, jobs } = test.app
    const parts = { ...test.deps, realtime, jobs, now: () => new Date() }
    return featureListeners(parts as unknown as Parameters<typeof featureListeners>[0])
  }
  const dying = () => createUnitOfWork({ db: test.db, onCommitted: () => undefined })
  const { events } = tables

  /** One step, by a server that is gone once it has committed; or before, where it `dies`. */
  const step = (dies: boolean) =>
    dying()(async (tx) => {
      const isNext = and(eq(events.type, 'announcement.told'), isNull(events.handledAt))
      const [event] = await tx.update(events).set({ handledAt: new Date() }).where(isNext).returning()
      for (const { type, handle } of listeners()) {
        if (type === event?.type) await handle(event.payload as DomainEvent, tx, event.id)
      }
      if (dies) throw new Error('gone')
    })

  it('notifies each member exactly once after a retry', async () => {
    await test.db.delete(tables.notifications)
    for (let at = 0; at < 2 * BATCH_SIZE; at += 1) await insertMember(test.db, `membre-${at}`)
    const viewer = { id: editor.id, role: 'editor' } as Viewer
    const sending = { clientId: crypto.randomUUID(), text: 'Une fois', link: '', communityId: null }
    const id = await dying()((tx) => sendAnnouncement(tx, viewer, { ...sending, now: new Date(), ip: '::1' }))
    await expect(step(true)).rejects.toThrow('gone')
    await step(false)
    await expect(step(true)).rejects.toThrow('gone')
    const told = async () => (await test.db.select().from(tables.notifications)).map(({ recipientId }) => recipientId)
    expect(await told()).toHaveLength(BATCH_SIZE)

    await test.app.events.sweep(0)
    await test.settled()
    const everyone = await told()
    expect(new Set(everyone).size).toBe(everyone.length)
    expect(everyone).toHaveLength((await test.db.$count(tables.users)) - 1)
    expect((await editor.gets(`${desk}/${id}`)).body).toMatchObject({
      told: everyone.length,
      finishedAt: expect.any(String),
    })
  })
})

it('is written to the audit log', async () => {
  const entries = await test.db
    .select()
    .from(tables.auditEntries)
    .where(eq(tables.auditEntries.action, 'announcement.send'))
  expect(entries.length).toBeGreaterThan(0)
  expect(entries[0]).toMatchObject({ actorId: editor.id, target: 'announcement', ipAddress: expect.any(String) })
})
