import type { Counters, NotificationView, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

describe('a visitor without an account', () => {
  it('is refused everywhere', async () => {
    for (const url of ['/api/notifications', '/api/inbox', '/api/counters', `/api/user-datas/${scene.camille.id}`])
      expect((await scene.test.visitor.gets(url)).status).toBe(401)
    expect((await scene.test.visitor.posts('/api/notifications/read', { all: true })).status).toBe(401)
  })
})

describe('the notification list', () => {
  it('is marked read by line or all at once, and only by its recipient', async () => {
    await scene.happens(scene.visitBy(scene.ines))
    const share = await scene.publishes()
    await scene.happens(await scene.reactionBy(scene.ines, { shareId: share.id }))
    const [reaction, visite] = await scene.lines()
    await scene.louise.posts('/api/notifications/read', { ids: [reaction?.id, visite?.id] })
    expect((await scene.inbox()).counters.nbNotificationsUnread).toBe(2)
    const { body } = await scene.camille.posts<Counters>('/api/notifications/read', { ids: [visite?.id] })
    expect(body.nbNotificationsUnread).toBe(1)
    expect(await scene.lines('?unread=true')).toMatchObject([{ id: reaction?.id }])
    expect(await scene.lines('?section=profil')).toMatchObject([{ id: visite?.id, read: true }])
    expect(await scene.lines(`?after=${visite?.seq}`)).toMatchObject([{ id: reaction?.id }])
    expect(
      (await scene.camille.posts<Counters>('/api/notifications/read', { all: true })).body.nbNotificationsUnread,
    ).toBe(0)
    expect(await scene.louise.gets<Page<NotificationView>>('/api/notifications')).toMatchObject({ body: { items: [] } })
  })

  it('is paginated, newest first, without a gap', async () => {
    for (let index = 0; index < 7; index++) {
      const share = await scene.publishes(`Partage ${index}`)
      await scene.happens(await scene.reactionBy(scene.ines, { shareId: share.id }))
    }
    const whole = await scene.lines('?limit=50')
    const paged: NotificationView[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const from: string = cursor === '' ? '' : `&cursor=${cursor}`
      const { body } = await scene.camille.gets<Page<NotificationView>>(`/api/notifications?limit=3${from}`)
      paged.push(...body.items)
      cursor = body.cursor
    }
    expect(paged).toEqual(whole)
    expect(whole).toHaveLength(7)
  })

  it('about the visits of a day is marked read together with the visits', async () => {
    await scene.ines.posts('/api/visits', { username: 'camille' })
    await scene.test.settled()
    expect((await scene.inbox()).counters).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })
    const { body } = await scene.camille.posts<Counters>('/api/visits/seen')
    expect(body).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
  })
})

describe('the row of an unread line', () => {
  it('stores no more than it shows', async () => {
    await scene.happens(scene.visitBy(scene.ines))
    const [row] = await scene.test.db
      .select()
      .from(tables.notifications)
      .where(
        and(eq(tables.notifications.recipientId, scene.camille.id), eq(tables.notifications.actorId, scene.ines.id)),
      )
    expect(row).toMatchObject({ actorIds: [scene.ines.id], excerpt: '', detail: {}, path: '/p/ines', slug: 'ines' })
  })
})
