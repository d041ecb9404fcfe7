import type { NotificationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom } from '@consoeurs/test-support'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

/** Specification §2, « Links built for notification clicks », in the list and on the socket. */
let scene: InboxFixture
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
afterEach(() => scene.tidy())

const told = async (): Promise<NotificationView | undefined> => (await scene.lines())[0]

it('a visit links to /p/{username}', async () => {
  await scene.happens(scene.visitBy(scene.ines))
  expect(await told()).toMatchObject({ path: '/p/ines' })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: '/p/ines', slug: 'ines' }]))
})

it('profile interactions link to /p/{username}', async () => {
  await scene.happens(await scene.honourBy(scene.ines))
  expect(await told()).toMatchObject({ value: 'honneur', path: '/p/ines' })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: '/p/ines', slug: 'ines' }]))
})

it('a favourite’s news links to the favourite’s profile, and a welcome to one’s own', async () => {
  await scene.camille.puts('/api/favorites/ines', { tellMe: true })
  const words = { kind: 'pensee', title: 'Un matin', body: 'Bonjour', visibility: 'members' }
  await scene.ines.posts('/api/shares', { clientId: crypto.randomUUID(), ...words })
  await scene.test.settled()
  expect(await told()).toMatchObject({ value: 'interaction', path: '/p/ines?onglet=partages' })
  await scene.camille.deletes('/api/favorites/ines')
  await scene.happens({ type: 'member.confirmed', memberId: scene.camille.id })
  expect(await told()).toMatchObject({ value: 'interaction', path: '/p/camille' })
})

it('a reaction links to /shares/{slug}', async () => {
  const { id, slug } = await scene.publishes()
  await scene.happens(await scene.reactionBy(scene.ines, { shareId: id }))
  expect(await told()).toMatchObject({ path: `/shares/${slug}` })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: `/shares/${slug}`, slug }]))
})

it('community events link to /c/{slug}', async () => {
  const communityId = await scene.community([
    [scene.ines, 'owner'],
    [scene.camille, 'member'],
  ])
  await scene.happens(await scene.announcementIn(communityId))
  expect(await told()).toMatchObject({ path: '/c/lectrices' })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: '/c/lectrices', slug: 'lectrices' }]))
})

it('a room links to /r/{slug}', async () => {
  const { roomId, room } = await createRoomFixture(scene.test, {
    slug: 'lecture',
    owner: scene.ines,
    members: [scene.camille],
  })
  const { seq } = await inRoom(roomId, room).says(scene.ines, 'Et toi, @camille ?')
  await scene.test.settled()
  expect(await told()).toMatchObject({ path: `/r/${room}?message=${seq}` })
  await vi.waitFor(() => expect(scene.messages).toMatchObject([{ url: `/r/${room}?message=${seq}`, slug: room }]))
})

it('an empty path links to /', async () => {
  const [recipientId, actorId] = [scene.camille.id, scene.ines.id]
  const line = { recipientId, actorId, actorIds: [actorId], section: 'profil', value: 'visite' }
  await scene.test.db.insert(tables.notifications).values({ ...line, seq: 1, groupKey: 'x', path: '' })
  expect(await told()).toMatchObject({ path: '/' })
})

it('the socket message has every field', async () => {
  await scene.happens(scene.visitBy(scene.ines))
  await vi.waitFor(() => expect(scene.messages).toHaveLength(1))
  const who = ({ id, username }: { id: number; username: string }) => ({ id, username })
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
