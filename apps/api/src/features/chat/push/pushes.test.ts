import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { PushFixture, vapidOf, withStatus } from '@consoeurs/test-support'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
})
afterAll(() => scene.close())
beforeEach(() => scene.tidy())

const visits = () =>
  scene.test.app.events.unitOfWork(async (tx) =>
    tx.emit({ type: 'profile.visited', visitorId: scene.ines.id, visitedId: scene.camille.id }),
  )

describe('a push', () => {
  it('contains the notification, encrypted for the browser and signed by this site', async () => {
    await scene.writes('Tu viens samedi au marché ?')
    const [push] = await scene.service.hears(1)
    expect(scene.shown(push)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Inès t’a écrit',
        body: 'Tu viens samedi au marché ?',
        navigate: 'http://localhost:3000/messages/ines',
        lang: 'fr',
        dir: 'ltr',
        tag: expect.stringMatching(/^[\w-]{32}$/),
        renotify: true,
        icon: 'http://localhost:3000/brand/violette/icon-192.png',
        badge: 'http://localhost:3000/brand/violette/badge-96.png',
        silent: false,
        timestamp: expect.any(Number),
      },
      app_badge: 1,
    })
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: scene.shown(push).notification.tag,
    })
    const ttl = Number(push?.headers.ttl)
    expect(ttl).toBeGreaterThan(sendingLimits.pushes.talk.ttl / 1000 - 60)
    expect(ttl).toBeLessThanOrEqual(sendingLimits.pushes.talk.ttl / 1000)
    expect(push?.body.toString('latin1')).not.toContain('samedi')
    if (push === undefined) return
    const { claims, publicKey } = await vapidOf(push)
    const [keys] = await scene.test.db.select().from(tables.vapidKeys)
    expect(publicKey).toBe(keys?.publicKey)
    expect(claims).toMatchObject({ aud: scene.service.origin, sub: 'mailto:contact@demo.test' })
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 12 * 3600)
  })

  it('about a minor event has a low urgency, and replaces the previous one', async () => {
    await visits()
    const [push] = await scene.service.hears(1)
    expect(push?.headers.urgency).toBe('low')
    expect(scene.shown(push).notification).toMatchObject({ title: 'Inès a visité ton profil', renotify: false })
    await visits()
    const [, again] = await scene.service.hears(2)
    expect(again?.headers.topic).toBe(push?.headers.topic)
  })

  it('contains no name and no subject in discreet mode', async () => {
    await scene.speaksOpenly(false)
    await scene.writes('Tu viens samedi ?')
    const [message] = await scene.service.hears(1)
    await visits()
    const [, visit] = await scene.service.hears(2)
    const said = { title: 'Tu as du nouveau', body: 'Ouvre quand tu veux, ça t’attend.' }
    expect(scene.shown(message).notification).toMatchObject({ ...said, navigate: 'http://localhost:3000/messages' })
    expect(scene.shown(visit).notification).toMatchObject({ ...said, navigate: 'http://localhost:3000/notifications' })
    expect(scene.shown(message).notification.tag).toBe(scene.shown(visit).notification.tag)
  })

  it('follows the brand’s default until changed', async () => {
    await scene.speaksOpenly(null)
    await scene.writes('Coucou')
    const [push] = await scene.service.hears(1)
    expect(scene.shown(push).notification.title).toBe('Tu as du nouveau')
  })

  it('is sent to every device of the member', async () => {
    const laptop = await scene.registers(await scene.elsewhere(scene.camille))
    await scene.writes('Coucou')
    await scene.service.hears(2)
    expect([scene.service.of(scene.phone).length, scene.service.of(laptop).length]).toEqual([1, 1])
  })

  it('stays within the size limit of all services, without cutting a character', async () => {
    await scene.writes('👩‍👩‍👧 Où étais-tu, chère amie ? '.repeat(100))
    const [push] = await scene.service.hears(1)
    const { body } = scene.shown(push).notification
    expect(body).toMatch(/…$/)
    expect(body.isWellFormed()).toBe(true)
    expect([...body].length).toBeLessThanOrEqual(240)
    expect(push?.body.length).toBeLessThanOrEqual(4096)
  })
})

describe('no push', () => {
  const isSilent = async () => {
    await scene.rests()
    expect(scene.service.received).toEqual([])
  }

  it('when the member has the site open and visible', async () => {
    const page = await scene.opensPage(true)
    await scene.writes('Coucou')
    await isSilent()
    page.closes()
  })

  it('except when the open page is hidden', async () => {
    const page = await scene.opensPage(false)
    await scene.writes('Coucou')
    await scene.service.hears(1)
    page.closes()
  })

  it('when the member disabled this kind, not even a job', async () => {
    const choice = { userId: scene.camille.id, section: 'messages', value: 'message', inApp: true, push: false }
    await scene.test.db.insert(tables.notificationPreferences).values(choice)
    await scene.writes('Coucou')
    await scene.test.settled()
    expect(await scene.waiting()).toBe(0)
    await isSilent()
  })

  it('from an author without a username', async () => {
    await scene.test.personas.changes(scene.ines, { username: '' })
    await visits()
    await isSilent()
    await scene.test.personas.changes(scene.ines, { username: 'ines' })
  })

  it('when the member has no device, not even a job', async () => {
    await scene.test.db.delete(tables.pushDevices)
    await scene.writes('Coucou')
    await scene.test.settled()
    expect(await scene.waiting()).toBe(0)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the conversation is muted', () => scene.test.db.update(tables.conversationMembers).set({ muted: true })],
    ['the recipient has read it', () => scene.reads()],
    ['it was deleted', () => scene.test.db.update(tables.messages).set({ deletedAt: new Date() })],
    ['one blocked the other', () => scene.test.personas.blocks(scene.camille, scene.ines)],
    ['its author is away', () => scene.test.personas.changes(scene.ines, { pause: 1 })],
    ['the recipient is absent', () => scene.test.personas.changes(scene.camille, { pause: 1 })],
    [
      'the recipient’s session ended',
      () => scene.test.db.delete(tables.sessions).where(eq(tables.sessions.userId, scene.camille.id)),
    ],
  ])('when meanwhile %s', async (_what, happens) => {
    // The first try finds the service busy, and something happens before the second.
    scene.service.answers.push(withStatus(503))
    await scene.writes('Coucou')
    await scene.service.hears(1)
    await scene.rests()
    await happens()
    await scene.hurries()
    await scene.rests()
    expect(scene.service.received).toHaveLength(1)
    await scene.forgets()
    const { sessions } = tables
    const open = await scene.test.db.$count(sessions, and(eq(sessions.userId, scene.camille.id)))
    if (open === 0) await scene.returns()
  })
})
