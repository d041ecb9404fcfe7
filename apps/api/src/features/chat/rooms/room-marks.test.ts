import type { Page, RoomMarks, RoomView, WaitingRooms } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

let roomId: number
let room: ReturnType<typeof inRoom>
const clock = { now: new Date() }

const { test, camille, louise } = await setUpTestApp({
  personas: ['camille', 'louise'],
  clears: [tables.communities, tables.blocks, tables.mutes],
  now: () => clock.now,
})
const zoe = await test.personas.member('Zoé')

/** Camille's community: Louise is in it, Zoé is not. */
beforeEach(async () => {
  clock.now = new Date()
  const founded = await createRoomFixture(test, { slug: 'jardin', owner: camille, members: [louise] })
  roomId = founded.roomId
  room = inRoom(roomId, founded.room)
})

const mine = async (person: Person, query = '') => (await person.gets<Page<RoomView>>(`/api/rooms/mine${query}`)).body
const viewOf = async (person: Person): Promise<RoomView> => (await mine(person)).items[0]!
/** What the badge of every page counts: served with the page, and asked for again. */
const waitingFor = async (person: Person): Promise<number[]> => {
  const { ids } = (await person.gets<WaitingRooms>('/api/rooms/waiting')).body
  const served = (await person.gets<{ viewer: { waitingRooms: number[] } }>('/api/viewer')).body.viewer
  expect(served.waitingRooms).toEqual(ids)
  return ids
}

describe('marks and mutes', () => {
  it('count messages of others after the read mark, and mentions of the member', async () => {
    await room.says(camille, 'Un')
    const named = await room.says(camille, 'Et @louise ?')
    await room.says(louise, 'Trois')
    expect(await viewOf(louise)).toMatchObject({ unread: 2, mentions: 1 })
    await room.removes(camille, named)
    expect(await viewOf(louise)).toMatchObject({ unread: 1, mentions: 0 })
    const { body } = await room.reads(louise, 99)
    expect(body).toMatchObject({ unread: 0, myRead: 4 } satisfies Partial<RoomMarks>)
    await room.reads(louise, 1)
    expect((await viewOf(louise)).myRead).toBe(4)
  })

  it('emit no event when they do not move', async () => {
    const { seq } = await room.says(camille, 'Un')
    await test.settled()
    const events: string[] = []
    test.app.events.onCommitted(({ type }) => void events.push(type))
    for (const mark of [seq, seq, seq - 1, 99]) await room.reads(louise, mark)
    expect(events).toEqual(['room.read'])
  })

  it('start at the newest message when the member joins', async () => {
    await room.says(camille, 'Avant toi')
    await zoe.puts('/api/communities/jardin/membership', {})
    await test.settled()
    expect(await viewOf(zoe)).toMatchObject({ unread: 0, myRead: 1 })
    await room.says(camille, 'Bienvenue')
    expect((await viewOf(zoe)).unread).toBe(1)
    await zoe.deletes('/api/communities/jardin/membership')
    await test.settled()
    expect(await test.db.$count(tables.roomMarks, eq(tables.roomMarks.userId, zoe.id))).toBe(0)
  })

  it('put unread rooms first, except muted ones', async () => {
    const second = await createRoomFixture(test, { slug: 'atelier', owner: camille, members: [louise] })
    await room.says(camille, 'Premier')
    await inRoom(second.roomId, second.room).says(camille, 'Second')
    await room.reads(louise, 1)
    expect((await mine(louise)).items.map(({ slug }) => slug)).toEqual(['salon-atelier', 'salon-jardin'])
    await louise.puts(`/api/rooms/${second.roomId}/mute`, { until: '1h' })
    await room.says(camille, 'Troisième')
    expect((await mine(louise)).items.map(({ slug, muted }) => [slug, muted])).toEqual([
      ['salon-jardin', false],
      ['salon-atelier', true],
    ])
    await louise.deletes(`/api/rooms/${second.roomId}/mute`)
    expect((await mine(louise)).items.map(({ muted }) => muted)).toEqual([false, false])
  })

  it('end a mute by themselves', async () => {
    clock.now = new Date(Date.now() - 2 * 3_600_000)
    const { body } = await louise.puts<RoomMarks>(`/api/rooms/${roomId}/mute`, { until: '1h' })
    expect(body).toMatchObject({ muted: false, mutedUntil: null })
    expect((await louise.puts<RoomMarks>(`/api/rooms/${roomId}/mute`)).body).toMatchObject({
      muted: true,
      mutedUntil: null,
    })
  })
})

describe('a room is highlighted', () => {
  const mutesCommunity = () => louise.posts('/api/mutes', { community: 'jardin' })

  it('while it has unread messages, and in every list alike', async () => {
    expect(await waitingFor(louise)).toEqual([])
    await room.says(camille, 'Bonjour')
    expect(await waitingFor(louise)).toEqual([roomId])
    expect(await waitingFor(camille)).toEqual([])
    expect((await viewOf(louise)).calls).toBe(true)
    expect((await room.reads(louise, 99)).body).toMatchObject({ calls: false })
    expect(await waitingFor(louise)).toEqual([])
  })

  it.each([
    ['the room', () => louise.puts(`/api/rooms/${roomId}/mute`)],
    ['its community', mutesCommunity],
  ])('only if it mentions the member, after muting %s', async (_what, mutes) => {
    await mutes()
    await room.says(camille, 'Bonjour')
    expect(await viewOf(louise)).toMatchObject({ unread: 1, calls: false })
    expect(await waitingFor(louise)).toEqual([])
    await room.says(camille, 'Et toi @louise ?')
    expect(await viewOf(louise)).toMatchObject({ unread: 2, mentions: 1, calls: true })
    expect(await waitingFor(louise)).toEqual([roomId])
  })

  it('again once the mute ended', async () => {
    await mutesCommunity()
    await room.says(camille, 'Bonjour')
    await test.db.delete(tables.mutes)
    expect(await waitingFor(louise)).toEqual([roomId])
  })

  it('not for hidden messages, nor when it is archived or the member left', async () => {
    await test.personas.blocks(louise, camille)
    await room.says(camille, 'Bonjour @louise')
    expect(await waitingFor(louise)).toEqual([])
    await test.db.delete(tables.blocks)
    expect(await waitingFor(louise)).toEqual([roomId])
    await camille.patches(`/api/rooms/${roomId}`, { archived: true })
    expect(await waitingFor(louise)).toEqual([])
    await camille.patches(`/api/rooms/${roomId}`, { archived: false })
    await louise.deletes('/api/communities/jardin/membership')
    expect(await waitingFor(louise)).toEqual([])
  })
})

describe('the rooms of a member', () => {
  it('are paginated without repetition: highlighted first, then by last message, then empty ones', async () => {
    const wanted: string[] = []
    for (const name of ['muet', 'ancien', 'recent', 'appelle']) {
      const { roomId: id, room: slug } = await createRoomFixture(test, {
        slug: name,
        owner: camille,
        members: [louise],
      })
      wanted.unshift(slug)
      if (name === 'muet') continue
      const { seq } = await inRoom(id, slug).says(camille, `Ici ${name}`)
      if (name !== 'appelle') await louise.puts(`/api/rooms/${id}/read`, { seq })
    }
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page<RoomView> = await mine(louise, `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      expect(page.items.length).toBeLessThanOrEqual(2)
      seen.push(...page.items.map(({ slug }) => slug))
      cursor = page.cursor
    }
    expect(seen).toEqual([...wanted, 'salon-jardin'])
    expect((await louise.gets('/api/rooms/mine?cursor=rien')).status).toBe(400)
  })
})
