import type { Viewer } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { PushFixture } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let scene: PushFixture
beforeAll(async () => {
  scene = await PushFixture.open()
  const group = { section: 'compte', label: 'Compte', position: 9 }
  await scene.test.db.insert(tables.catalogueGroups).values(group)
  const entry = { section: 'compte', index: 2, value: 'rappel', label: 'Un rappel', always: true }
  await scene.test.db.insert(tables.catalogueEntries).values({ ...entry, inApp: true, push: true })
})
afterAll(() => scene.close())
beforeEach(() => scene.tidy())

const isDiscreet = async (discreetMode: boolean) => {
  expect((await scene.camille.patches('/api/members/me', { discreetMode })).status).toBe(200)
  return (await scene.camille.gets<{ viewer: Viewer }>('/api/viewer')).body.viewer.discreet
}

const isAsked = async () => {
  const row = {
    userId: scene.camille.id,
    clientId: crypto.randomUUID(),
    sealed: '',
    contactHash: '',
    dueAt: new Date(),
  }
  const [meeting] = await scene.test.db.insert(tables.meetings).values(row).returning()
  const called = {
    type: 'meeting.called',
    meetingId: meeting?.id ?? 0,
    memberId: scene.camille.id,
    what: 'due',
  } as const
  await scene.test.app.events.unitOfWork(async (tx) => tx.emit(called))
}

describe('discreet mode', () => {
  it('hides the content of pushes, whatever the push setting, and of tab titles', async () => {
    expect(await isDiscreet(true)).toBe(true)
    await scene.writes('Tu viens samedi ?')
    const [push] = await scene.service.hears(1)
    expect(scene.shown(push).notification).toMatchObject({
      title: 'Tu as du nouveau',
      icon: 'http://localhost:3000/brand/violette/carnet-192.png',
      badge: 'http://localhost:3000/brand/violette/carnet-badge-96.png',
    })
    expect(await isDiscreet(false)).toBe(false)
    await scene.writes('Coucou')
    const [, open] = await scene.service.hears(2)
    expect(scene.shown(open).notification.title).toBe('Inès t’a écrit')
  })

  it('still identifies a reminder, which names nothing', async () => {
    await isDiscreet(true)
    await isAsked()
    const [push] = await scene.service.hears(1)
    expect(scene.shown(push).notification).toMatchObject({
      title: 'C’est l’heure de ton rappel',
      body: 'Ouvre pour répondre, en une touche.',
      navigate: 'http://localhost:3000/meetings',
    })
    expect(push?.headers.urgency).toBe('high')
    await isDiscreet(false)
  })
})
