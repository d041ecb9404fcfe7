import { tables } from '@consoeurs/database'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushOrder } from '../../../platform/delivery/push.ts'
import type { PushDraft } from './push-later.ts'

const pushed: PushDraft[] = []

let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
beforeEach(() => {
  vi.spyOn(scene.test.app.jobs, 'enqueue').mockImplementation(async (name, data) => {
    if (name !== 'push.tell') throw new Error(`Unexpected job ${name}`)
    const { id: _id, at: _at, ...push } = data as PushOrder
    pushed.push(push)
  })
})
afterAll(() => scene.close())
afterEach(async () => {
  await scene.tidy()
  await scene.test.db.delete(tables.pushDevices)
  pushed.length = 0
})

async function hasPhone(): Promise<void> {
  const [session] = await scene.test.db.select().from(tables.sessions).limit(1)
  await scene.test.db.insert(tables.pushDevices).values({
    userId: scene.camille.id,
    sessionId: session?.id ?? 0,
    provider: 'webpush',
    endpoint: `https://push.test/${crypto.randomUUID()}`,
    deviceType: 'Mobile',
    deviceBrowser: 'Firefox',
    deviceOs: 'Android',
  })
}
const chooses = (value: string, how: { inApp: boolean; push: boolean }) =>
  scene.test.db
    .insert(tables.notificationPreferences)
    .values({ userId: scene.camille.id, section: value === 'message' ? 'messages' : 'profil', value, ...how })

describe('in-app and push preferences', () => {
  it('both: list entry, toast, counter and push', async () => {
    await hasPhone()
    await chooses('visite', { inApp: true, push: true })
    await scene.happens(scene.visitBy(scene.ines))
    const [line] = await scene.lines()
    expect(pushed).toEqual([
      {
        recipientId: scene.camille.id,
        actorId: scene.ines.id,
        section: 'profil',
        value: 'visite',
        groupKey: 'profil.visite',
        title: 'Inès a visité ton profil',
        message: line?.message,
        path: '/p/ines',
        notificationId: line?.id,
        messageId: null,
        urgency: 'low',
        ttl: 12 * 3_600_000,
      },
    ])
  })

  it('push only: no list entry, no toast, not counted', async () => {
    await hasPhone()
    await chooses('visite', { inApp: false, push: true })
    const before = await scene.inbox()
    await scene.happens(scene.visitBy(scene.ines))
    expect(pushed).toMatchObject([{ title: 'Inès a visité ton profil', notificationId: null }])
    expect(await scene.inbox()).toEqual(before)
    expect(scene.messages).toEqual([])
  })

  it('in-app only: no push', async () => {
    await hasPhone()
    await chooses('visite', { inApp: true, push: false })
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toHaveLength(1)
    expect(pushed).toEqual([])
  })

  it('neither, or push without a device: nothing', async () => {
    await chooses('visite', { inApp: false, push: true })
    await scene.happens(scene.visitBy(scene.ines))
    expect(await scene.lines()).toEqual([])
    expect(pushed).toEqual([])
  })

  it.each([true, false])('a message is pushed with the author’s name as its title (in-app: %s)', async (inApp) => {
    await hasPhone()
    await chooses('message', { inApp, push: true })
    const ids = await scene.writes('On se retrouve où ?', true)
    await scene.happens(scene.sent(ids, false))
    expect(pushed).toMatchObject([
      {
        title: 'Inès t’a écrit',
        message: 'On se retrouve où ?',
        path: '/messages/ines',
        groupKey: `messages.message:${ids.conversationId}`,
        messageId: ids.messageId,
        notificationId: null,
        urgency: 'high',
      },
    ])
    await vi.waitFor(() => expect(scene.messages).toHaveLength(inApp ? 1 : 0))
  })

  it('a grouped line is pushed with its updated text', async () => {
    await hasPhone()
    await chooses('visite', { inApp: true, push: true })
    await scene.happens(scene.visitBy(scene.ines), scene.visitBy(scene.louise))
    expect(pushed.map(({ title, path }) => ({ title, path }))).toEqual([
      { title: 'Inès a visité ton profil', path: '/p/ines' },
      { title: 'Louise et une autre membre ont visité ton profil', path: '/visits' },
    ])
  })
})
