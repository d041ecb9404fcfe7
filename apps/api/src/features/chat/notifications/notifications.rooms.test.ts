import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom } from '@consoeurs/test-support'
import { InboxFixture } from '@consoeurs/test-support/fixtures/inbox-fixture'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

const { communities, communityMembers } = tables

let scene: InboxFixture
let room: ReturnType<typeof inRoom>
let roomId: number
let communityId: number
beforeAll(async () => {
  scene = await InboxFixture.open()
})
afterAll(() => scene.close())
beforeEach(async () => {
  const founded = await createRoomFixture(scene.test, {
    slug: 'lecture',
    owner: scene.ines,
    members: [scene.camille, scene.louise],
  })
  ;({ roomId, communityId } = founded)
  room = inRoom(roomId, founded.room)
})
afterEach(async () => {
  await scene.tidy()
  await scene.test.db.delete(communities)
})

const lines = async () => {
  await scene.test.settled()
  return (await scene.lines()).map(({ value, title, message, path, read }) => ({ value, title, message, path, read }))
}
const wants = (news: 'all' | 'mentions' | 'none') =>
  scene.test.db
    .update(communityMembers)
    .set({ news })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, scene.camille.id)))

it('notifies a mentioned member, and marks it read with the room', async () => {
  const said = await room.says(scene.ines, 'Et toi, @camille ?')
  expect(await lines()).toEqual([
    {
      value: 'mention',
      title: 'Inès t’a mentionnée dans «\u202FAccueil\u202F»',
      message: '«\u202FEt toi, @camille ?\u202F»',
      path: `/r/salon-lecture?message=${said.seq}`,
      read: false,
    },
  ])
  await room.reads(scene.camille, said.seq)
  expect(await lines()).toMatchObject([{ value: 'mention', read: true }])
})

it('groups mentions, and drops deleted ones', async () => {
  const first = await room.says(scene.ines, '@camille ?')
  await room.says(scene.louise, '@camille !')
  expect(await lines()).toMatchObject([
    { title: 'Louise et une autre membre t’ont mentionnée dans «\u202FAccueil\u202F»' },
  ])
  await room.removes(scene.ines, first)
  expect(await lines()).toMatchObject([{ title: 'Louise t’a mentionnée dans «\u202FAccueil\u202F»' }])
})

it('notifies members who follow every message, once', async () => {
  await wants('all')
  await room.says(scene.ines, 'Un')
  expect(await lines()).toMatchObject([
    { value: 'message', title: 'Inès a écrit dans «\u202FAccueil\u202F»', path: '/r/salon-lecture' },
  ])
  const second = await room.says(scene.louise, 'Deux')
  expect(await lines()).toMatchObject([
    { title: '2 nouveaux messages dans «\u202FAccueil\u202F»', message: 'Louise\u202F: Deux' },
  ])
  await room.removes(scene.louise, second)
  expect(JSON.stringify(await lines())).not.toContain('Deux')
})

it('counts no message of a blocked member', async () => {
  await wants('all')
  await scene.test.personas.blocks(scene.camille, scene.ines)
  for (const text of ['Un', 'Deux']) await room.says(scene.ines, text)
  await room.says(scene.louise, 'Trois')
  expect(await lines()).toMatchObject([{ title: 'Louise a écrit dans «\u202FAccueil\u202F»' }])
  await room.says(scene.louise, 'Quatre')
  expect(await lines()).toMatchObject([{ title: '2 nouveaux messages dans «\u202FAccueil\u202F»' }])
})

it.each([
  ['who disabled news of the community', () => wants('none')],
  ['who muted the room', () => scene.camille.puts(`/api/rooms/${roomId}/mute`)],
  ['who muted the community', () => scene.camille.posts('/api/mutes', { community: 'lecture' })],
  ['who muted the author', () => scene.camille.posts('/api/mutes', { username: scene.ines.username })],
  ['across a block from the author', () => scene.test.personas.blocks(scene.camille, scene.ines)],
  ['who left', () => scene.camille.deletes('/api/communities/lecture/membership')],
])('does not notify a member %s', async (_who, arrange) => {
  await arrange()
  await room.says(scene.ines, 'Coucou @camille')
  expect(await lines()).toEqual([])
  await scene.test.db.delete(tables.mutes)
})

it('removes the room notifications of a former member', async () => {
  await room.says(scene.ines, 'Coucou @camille')
  expect(await lines()).toHaveLength(1)
  await scene.camille.deletes('/api/communities/lecture/membership')
  expect(await lines()).toEqual([])
})
