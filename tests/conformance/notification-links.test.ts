import type { NotificationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { InboxScene } from '@consoeurs/testkit/inbox-scene'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

/** Specification §2, « Links built for notification clicks », in the list and on the socket. */
let scene: InboxScene
beforeAll(async () => {
  scene = await InboxScene.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

const told = async (): Promise<NotificationView | undefined> => (await scene.lines())[0]

it('leads from a visit to /p/{username}', async () => {
  await scene.happens(scene.visitBy(scene.ines))
  expect(await told()).toMatchObject({ path: '/p/ines' })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: '/p/ines', slug: 'ines' }]))
})

it('leads from a reaction to /shares/{slug}', async () => {
  const { id, slug } = await scene.publishes()
  const by = { authorId: scene.camille.id, actorId: scene.ines.id, kind: 'coeur' }
  await scene.happens({ type: 'share.reacted', shareId: id, ...by })
  expect(await told()).toMatchObject({ path: `/shares/${slug}` })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: `/shares/${slug}`, slug }]))
})

it('leads to / where the path is empty', async () => {
  const [recipientId, actorId] = [scene.camille.id, scene.ines.id]
  const line = { recipientId, actorId, actorIds: [actorId], section: 'profil', value: 'visite' }
  await scene.test.db.insert(tables.notifications).values({ ...line, seq: 1, groupKey: 'x', path: '' })
  expect(await told()).toMatchObject({ path: '/' })
})

it('carries every field of the socket message', async () => {
  await scene.happens(scene.visitBy(scene.ines))
  await vi.waitFor(() => expect(scene.messages).toHaveLength(1))
  const who = ({ id, username }: { id: number; username: string }) => expect.objectContaining({ id, username })
  expect(scene.messages[0]).toMatchObject({
    section: 'profil',
    index: 0,
    notifValue: 'visite',
    slug: 'ines',
    message: expect.stringContaining('Inès a visité ton profil'),
    url: '/p/ines',
    author: who(scene.ines),
    recipient: who(scene.camille),
  })
})
