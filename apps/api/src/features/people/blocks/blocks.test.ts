import type { BlockView, Counters, NotificationView, Page, VisitView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { count } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.visits)
  await test.db.delete(tables.notifications)
  await test.db.update(tables.inboxes).set({ unreadVisits: 0, unreadNotifications: 0 })
})

const blocks = (blocker: Person, username: string) => blocker.posts('/api/blocks', { username })
const blockRows = async () => (await test.db.select({ n: count() }).from(tables.blocks))[0]?.n
const counters = async (person: Person) => (await person.gets<Counters>('/api/counters')).body
const lines = async (person: Person) => (await person.gets<Page<NotificationView>>('/api/notifications')).body.items
const visitors = async (person: Person) =>
  (await person.gets<Page<VisitView>>('/api/visits')).body.items.map((visit) => visit.member.username)

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    expect((await blocks(test.visitor, 'camille')).status).toBe(401)
    expect((await test.visitor.gets('/api/blocks')).status).toBe(401)
    expect((await test.visitor.deletes('/api/blocks/camille')).status).toBe(401)
  })
})

describe('a block', () => {
  it('is created by name without opening the profile, once for repeated calls, and listed', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => blocks(camille, 'Ines')))
    expect(answers.map((answer) => answer.body)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await blockRows()).toBe(1)
    const { body } = await camille.gets<BlockView[]>('/api/blocks')
    expect(body).toMatchObject([{ username: 'ines', displayName: 'Inès', avatar: null }])
    expect((await ines.gets<BlockView[]>('/api/blocks')).body).toEqual([])
  })

  it('is refused on oneself, and for an impossible username', async () => {
    expect((await blocks(camille, 'camille')).body).toMatchObject({ error: { details: { code: 'NOT_ON_YOURSELF' } } })
    expect((await blocks(camille, '')).status).toBe(400)
    expect((await blocks(camille, 'Ma copine !')).status).toBe(404)
  })

  it('hides both from each other: profiles, lists, notifications and counters', async () => {
    await ines.posts('/api/visits', { username: 'camille' })
    await camille.posts('/api/visits', { username: 'ines' })
    await test.settled()
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })

    await blocks(camille, 'ines')
    await test.settled()
    for (const [one, other] of [
      [camille, ines],
      [ines, camille],
    ] as const) {
      expect((await one.gets(`/api/members/${other.username}`)).status).toBe(404)
      expect(await visitors(one)).toEqual([])
      expect(await lines(one)).toEqual([])
      expect(await counters(one)).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
    }
  })

  it('keeps the other actors of a grouped notification', async () => {
    await louise.posts('/api/visits', { username: 'camille' })
    await test.settled()
    await ines.posts('/api/visits', { username: 'camille' })
    await test.settled()
    expect(await lines(camille)).toMatchObject([{ actor: { username: 'ines' }, others: 1 }])
    await blocks(ines, 'camille')
    await test.settled()
    expect(await lines(camille)).toMatchObject([
      { actor: { username: 'louise' }, others: 0, title: 'Louise a visité ton profil', path: '/visits' },
    ])
    expect(await counters(camille)).toMatchObject({ nbNotificationsUnread: 1, nbVisitsUnread: 1 })
  })

  it('may be mutual, and each member ends only their own', async () => {
    await blocks(camille, 'ines')
    expect((await blocks(ines, 'camille')).status).toBe(200)
    expect((await ines.deletes('/api/blocks/camille')).body).toEqual({ ok: true })
    expect((await ines.gets('/api/members/camille')).status).toBe(404)
    expect((await ines.deletes('/api/blocks/camille')).body).toEqual({ ok: true })
  })

  it('restores everything when it ends', async () => {
    await ines.posts('/api/visits', { username: 'camille' })
    await test.settled()
    await blocks(camille, 'ines')
    await camille.deletes('/api/blocks/ines')
    await test.settled()
    expect(await visitors(camille)).toEqual(['ines'])
    expect(await lines(camille)).toHaveLength(1)
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })
    expect((await ines.gets('/api/members/camille')).status).toBe(200)
  })

  it('does not deadlock when two members block each other at once', async () => {
    await ines.posts('/api/visits', { username: 'camille' })
    await test.settled()
    await Promise.all([blocks(camille, 'ines'), blocks(ines, 'camille')])
    await test.settled()
    expect(await blockRows()).toBe(2)
    expect(await counters(camille)).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
  })
})
