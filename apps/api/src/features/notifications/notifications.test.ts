import type { Counters, NotificationView, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxScene } from '@consoeurs/testkit/inbox-scene'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let scene: InboxScene
beforeAll(async () => {
  scene = await InboxScene.open()
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

describe('her list', () => {
  it('is read line by line or all at once, and never by another', async () => {
    await scene.happens(scene.visitBy(scene.ines))
    const share = await scene.publishes()
    await scene.happens({
      type: 'share.reacted',
      shareId: share.id,
      authorId: scene.camille.id,
      actorId: scene.ines.id,
      kind: 'coeur',
    })
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

  it('comes page by page, last first, without a gap', async () => {
    for (let index = 0; index < 7; index++) {
      const share = await scene.publishes(`Partage ${index}`)
      await scene.happens({
        type: 'share.reacted',
        shareId: share.id,
        authorId: scene.camille.id,
        actorId: scene.ines.id,
        kind: 'coeur',
      })
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

  it('of a day with a visit is read together with her visits', async () => {
    await scene.ines.posts('/api/visits', { username: 'camille' })
    await scene.test.settled()
    expect((await scene.inbox()).counters).toMatchObject({ nbVisitsUnread: 1, nbNotificationsUnread: 1 })
    const { body } = await scene.camille.posts<Counters>('/api/visits/seen')
    expect(body).toMatchObject({ nbVisitsUnread: 0, nbNotificationsUnread: 0 })
  })
})

describe('her preferences', () => {
  it('are the catalogue with her own choices, and hers alone', async () => {
    const entry = { sectionLabel: 'Profil', sectionPosition: 0, inApp: true, push: false, label: '…' }
    await scene.test.db.insert(tables.catalogueEntries).values([
      { ...entry, section: 'profil', index: 0, value: 'visite' },
      { ...entry, section: 'profil', index: 1, value: 'honneur' },
      { ...entry, section: 'compte', index: 0, value: 'securite', sectionPosition: 1, push: true, always: true },
    ])
    await scene.test.db.insert(tables.notificationPreferences).values([
      { userId: scene.camille.id, section: 'profil', value: 'visite', inApp: false, push: true },
      { userId: scene.camille.id, section: 'compte', value: 'securite', inApp: false, push: false },
    ])
    const { body } = await scene.camille.gets(`/api/user-datas/${scene.camille.id}`)
    expect(body).toEqual({
      data: {
        id: scene.camille.id,
        attributes: {
          notifications: [
            { id: 'profil.visite', inApp: false, push: true },
            { id: 'profil.honneur', inApp: true, push: false },
            { id: 'compte.securite', inApp: true, push: true },
          ],
        },
      },
      meta: {},
    })
    expect((await scene.ines.gets(`/api/user-datas/${scene.camille.id}`)).status).toBe(403)
  })
})

describe('the row of an unread line', () => {
  it('keeps no more than it says', async () => {
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
