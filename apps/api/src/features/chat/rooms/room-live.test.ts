import { communityChannel, type RoomList, roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  createRoomFixture,
  inRoom,
  type LivePage,
  openLivePage,
  type Person,
  setUpTestApp,
} from '@consoeurs/test-support'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let roomId: number
let communityId: number
let room: ReturnType<typeof inRoom>
const pages: LivePage[] = []

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  clears: [tables.communities, tables.blocks, tables.mutes],
})
const zoe = await test.personas.member('Zoé')
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', owner: camille, members: [ines, louise] })
  ;({ roomId, communityId } = founded)
  room = inRoom(roomId, founded.room)
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.closes()
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
  it('is for members of its community', async () => {
    const page = await opensPage(zoe)
    expect(await page.watches(roomChannel(roomId))).toBe(false)
    expect(await page.watches(communityChannel(communityId))).toBe(false)
  })

  it('sends messages and changes, without the author’s own reaction to others', async () => {
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

  it('sends only a hint to a member who sees the message differently', async () => {
    await test.personas.blocks(ines, louise)
    const page = await watchesRoom(ines)
    const said = await room.says(louise, 'Pas pour toi')
    const { seq } = await page.hears('room.stale')
    expect(seq).toBe(said.seq)
    expect(typesOf(page)).not.toContain('room.message')
    const answer = await room.says(camille, 'Bien dit', { replyTo: said.id })
    await page.hears('room.stale', (event) => event.seq === answer.seq)
    expect(JSON.stringify(page.heard)).not.toContain('Pas pour toi')
  })

  it('sends a hint for a message that the member muted', async () => {
    await ines.posts('/api/mutes', { word: 'régime' })
    const page = await watchesRoom(ines)
    await room.says(louise, 'Mon régime')
    await page.hears('room.stale')
    expect(typesOf(page)).not.toContain('room.message')
  })

  it('ends when the member is removed, while others write', async () => {
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
  it('show who is typing to the others in the room, except across a block', async () => {
    await test.personas.blocks(ines, louise)
    const [one, parted, other] = [await watchesRoom(louise), await watchesRoom(ines), await watchesRoom(camille)]
    one.socket.emit('room-typing', roomId, true)
    expect(await other.hears('room.typing')).toMatchObject({ member: { displayName: 'Louise' }, typing: true })
    expect(typesOf(parted)).not.toContain('room.typing')
    expect(typesOf(one)).not.toContain('room.typing')
  })

  it('count who is present, as each viewer may see', async () => {
    const discreet = await test.personas.member('Discrète', { profile: { hideLastConnection: true } })
    await test.db.insert(tables.communityMembers).values({ communityId, userId: discreet.id })
    await test.personas.blocks(ines, louise)
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
  it('receive news of a message without its text', async () => {
    const page = await opensPage(ines)
    await ines.gets<RoomList>('/api/rooms/mine')
    const said = await room.says(louise, 'Des mots')
    const news = await page.hears('rooms.news')
    expect(news).toMatchObject({ roomId, communityId, seq: said.seq, authorId: louise.id, isNew: true })
    expect(JSON.stringify(page.heard)).not.toContain('Des mots')
  })

  it('receive news after joining, and new or renamed rooms', async () => {
    const page = await opensPage(zoe)
    await zoe.puts('/api/communities/jardin/membership', {})
    await test.settled()
    await camille.posts('/api/communities/jardin/rooms', { clientId: crypto.randomUUID(), name: 'Potager' })
    expect(await page.hears('room.changed')).toMatchObject({ room: { name: 'Potager', slug: 'potager', position: 1 } })
    await camille.patches(`/api/rooms/${roomId}`, { name: 'Entrée', archived: true })
    await page.hears('room.changed', (event) => event.room.name === 'Entrée' && event.room.archived)
  })

  it('receive the marks when the member read the room in another tab', async () => {
    const page = await opensPage(louise)
    const said = await room.says(camille, 'Lis-moi')
    await room.reads(louise, said.seq)
    expect(await page.hears('room.marks')).toMatchObject({ roomId, marks: { unread: 0, myRead: said.seq } })
  })

  it('receive a hint to fetch again after a block', async () => {
    const [one, other] = [await opensPage(louise), await opensPage(ines)]
    await louise.posts(`/api/blocks`, { username: ines.username })
    await one.hears('rooms.stale')
    await other.hears('rooms.stale')
  })
})
