import { communityChannel, type RoomList, roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  foundRoom,
  inRoom,
  type LivePage,
  openLivePage,
  type Person,
  type TestApp,
} from '@consoeurs/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
let louise: Person
let zoe: Person
let roomId: number
let communityId: number
let room: ReturnType<typeof inRoom>
const pages: LivePage[] = []

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.cast.camille()
  ines = await test.cast.ines()
  louise = await test.cast.louise()
  zoe = await test.cast.member('Zoé')
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())
beforeEach(async () => {
  const founded = await foundRoom(test, { slug: 'jardin', owner: camille, members: [ines, louise] })
  ;({ roomId, communityId } = founded)
  room = inRoom(roomId, founded.room)
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
  await test.settled()
  for (const table of [tables.communities, tables.blocks, tables.mutes]) await test.db.delete(table)
})

const opensPage = async (person: Person) => {
  const page = await openLivePage(test.app, person)
  pages.push(page)
  return page
}
const watchesRoom = async (person: Person) => {
  const page = await opensPage(person)
  expect(await page.watches(roomChannel(roomId))).toBe(true)
  return page
}
const typesOf = (page: LivePage) => page.heard.map(({ type }) => type)

describe('watching a room', () => {
  it('is for who is in its community', async () => {
    const page = await opensPage(zoe)
    expect(await page.watches(roomChannel(roomId))).toBe(false)
    expect(await page.watches(communityChannel(communityId))).toBe(false)
  })

  it('brings what is said and what changes, with nothing of the speaker’s own', async () => {
    const page = await watchesRoom(ines)
    const own = await watchesRoom(louise)
    const [kind] = test.deps.brand.reactions.map((reaction) => reaction.kind)
    const message = await room.says(louise, 'Bonjour')
    await room.reacts(louise, message, kind!)
    const { message: heard } = await page.hears('room.message', ({ message: { reactions } }) => reactions.total === 1)
    expect(heard).toEqual({ ...(await room.sees(ines, message)), reactions: heard.reactions })
    expect(heard.reactions.mine).toBeNull()
    const told = await own.hears('room.message', ({ message: { reactions } }) => reactions.total === 1)
    expect(told).toMatchObject({ own: true, message: { reactions: { mine: kind } } })
  })

  it('brings who reads it otherwise only a hint, and a hint is all it takes', async () => {
    await test.cast.blocks(ines, louise)
    const page = await watchesRoom(ines)
    const said = await room.says(louise, 'Pas pour toi')
    const { seq } = await page.hears('room.stale')
    expect(seq).toBe(said.seq)
    expect(typesOf(page)).not.toContain('room.message')
    const answer = await room.says(camille, 'Bien dit', { replyTo: said.id })
    await page.hears('room.stale', (event) => event.seq === answer.seq)
    expect(JSON.stringify(page.heard)).not.toContain('Pas pour toi')
  })

  it('folds for her what she muted, by the same hint', async () => {
    await ines.posts('/api/mutes', { word: 'régime' })
    const page = await watchesRoom(ines)
    await room.says(louise, 'Mon régime')
    await page.hears('room.stale')
    expect(typesOf(page)).not.toContain('room.message')
  })

  it('ends when she is put out, while somebody writes', async () => {
    const page = await watchesRoom(louise)
    const others = await watchesRoom(ines)
    await camille.deletes(`/api/communities/jardin/members/${louise.username}`)
    await page.hears('rooms.gone', (event) => event.communityId === communityId)
    page.socket.emit('room-typing', roomId, true)
    const said = await room.says(camille, 'Entre nous')
    await others.hears('room.message', ({ message }) => message.id === said.id)
    expect(typesOf(page)).not.toContain('room.message')
    expect(typesOf(others)).not.toContain('room.typing')
    expect(await page.watches(roomChannel(roomId))).toBe(false)
  })
})

describe('typing and presence', () => {
  it('say who writes to the others there, not across a block', async () => {
    await test.cast.blocks(ines, louise)
    const [one, parted, other] = [await watchesRoom(louise), await watchesRoom(ines), await watchesRoom(camille)]
    one.socket.emit('room-typing', roomId, true)
    expect(await other.hears('room.typing')).toMatchObject({ member: { displayName: 'Louise' }, typing: true })
    expect(typesOf(parted)).not.toContain('room.typing')
    expect(typesOf(one)).not.toContain('room.typing')
  })

  it('count who is there, as each may know it', async () => {
    const discreet = await test.cast.member('Discrète', { profile: { hideLastConnection: true } })
    await test.db.insert(tables.communityMembers).values({ communityId, userId: discreet.id })
    await test.cast.blocks(ines, louise)
    const [parted, all] = [await watchesRoom(ines), await watchesRoom(camille)]
    await watchesRoom(louise)
    await watchesRoom(discreet)
    const { here } = await all.hears('room.presence', (event) => event.here.count === 3)
    expect(here.members.map(({ displayName }) => displayName)).toEqual(['Camille', 'Inès', 'Louise'])
    await parted.hears('room.presence', (event) => event.here.count === 2)
    const opened = await room.opens(ines)
    expect(opened.here.members.map(({ displayName }) => displayName)).toEqual(['Camille', 'Inès'])
  })
})

describe('the other pages of the community', () => {
  it('hear that something was said, without a word of it', async () => {
    const page = await opensPage(ines)
    await ines.gets<RoomList>('/api/rooms/mine')
    const said = await room.says(louise, 'Des mots')
    const news = await page.hears('rooms.news')
    expect(news).toMatchObject({ roomId, communityId, seq: said.seq, authorId: louise.id, isNew: true })
    expect(JSON.stringify(page.heard)).not.toContain('Des mots')
  })

  it('begin to hear when she comes in, and hear of a new room and a new name', async () => {
    const page = await opensPage(zoe)
    await zoe.puts('/api/communities/jardin/membership', {})
    await test.settled()
    await camille.posts('/api/communities/jardin/rooms', { clientId: crypto.randomUUID(), name: 'Potager' })
    expect(await page.hears('room.changed')).toMatchObject({ room: { name: 'Potager', slug: 'potager', position: 1 } })
    await camille.patches(`/api/rooms/${roomId}`, { name: 'Entrée', archived: true })
    await page.hears('room.changed', (event) => event.room.name === 'Entrée' && event.room.archived)
  })

  it('learn in her other tabs that she read or muted', async () => {
    const page = await opensPage(louise)
    const said = await room.says(camille, 'Lis-moi')
    await room.reads(louise, said.seq)
    expect(await page.hears('room.marks')).toMatchObject({ roomId, marks: { unread: 0, myRead: said.seq } })
  })

  it('are told to look again after a block', async () => {
    const [one, other] = [await opensPage(louise), await opensPage(ines)]
    await louise.posts(`/api/blocks`, { username: ines.username })
    await one.hears('rooms.stale')
    await other.hears('rooms.stale')
  })
})
