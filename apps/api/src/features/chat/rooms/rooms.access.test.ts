import type { RoomMessageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, inRoom, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { communities, communityCandidates, rooms } = tables

let kind: string
let said: RoomMessageView
let roomId: number
let communityId: number
const people: Record<string, Person> = {}
const of = (name: string): Person => people[name] ?? test.visitor

const { test } = await setUpTestApp({ clears: [communities, tables.blocks] })
beforeAll(async () => {
  kind = test.deps.brand.reactions[0]?.kind ?? ''
  for (const name of ['owner', 'moderator', 'member', 'author', 'invited', 'excluded', 'outsider', 'parted'])
    people[name] = await test.personas.member(name)
  people.staff = await test.personas.member('staff', { role: 'moderator' })
})

/** A room where the author said something; `parted` is in the community, across a block from the author. */
async function arrange(access: 'open' | 'request' | 'secret'): Promise<void> {
  const founded = await createRoomFixture(test, {
    slug: 'cercle',
    access,
    owner: of('owner'),
    moderators: [of('moderator')],
    members: [of('member'), of('author'), of('parted')],
  })
  ;({ roomId, communityId } = founded)
  await test.db.insert(communityCandidates).values([
    { communityId, userId: of('invited').id, standing: 'invited' },
    { communityId, userId: of('excluded').id, standing: 'excluded' },
  ])
  await test.personas.blocks(of('author'), of('parted'))
  said = await inRoom(roomId, founded.room).says(of('author'), 'Bonjour à toutes')
}

type AccessRequest = (person: Person) => Promise<{ status: number; body: unknown }>
const clientId = () => crypto.randomUUID()

const reads: Record<string, AccessRequest> = {
  'opens the room': (person) => person.gets('/api/rooms/salon-cercle/page'),
  'reads its history': (person) => person.gets(`/api/rooms/${roomId}/messages`),
  'sees what is held up': (person) => person.gets(`/api/rooms/${roomId}/pins`),
  searches: (person) => person.gets(`/api/rooms/${roomId}/search?q=bonjour`),
  'looks for whom to name': (person) => person.gets(`/api/rooms/${roomId}/mentionable`),
  'asks who is there': (person) => person.gets(`/api/rooms/${roomId}/presence`),
  'marks it as read': (person) => person.puts(`/api/rooms/${roomId}/read`, { seq: 1 }),
  'mutes it': (person) => person.puts(`/api/rooms/${roomId}/mute`),
  'ends the mute': (person) => person.deletes(`/api/rooms/${roomId}/mute`),
}
const writes: Record<string, AccessRequest> = {
  'says something': (person) => person.posts(`/api/rooms/${roomId}/messages`, { clientId: clientId(), text: 'Mot' }),
}
const onMessage = (id: number): Record<string, AccessRequest> => ({
  reacts: (person) => person.puts(`/api/rooms/messages/${id}/reaction`, { kind }),
  edits: (person) => person.patches(`/api/rooms/messages/${id}`, { text: 'Autre' }),
  removes: (person) => person.deletes(`/api/rooms/messages/${id}`),
  pins: (person) => person.puts(`/api/rooms/messages/${id}/pin`),
  unpins: (person) => person.deletes(`/api/rooms/messages/${id}/pin`),
})
const everyone = ['visitor', 'outsider', 'excluded', 'invited', 'staff', 'member', 'parted', 'moderator', 'owner']
const inside = ['member', 'parted', 'moderator', 'owner']
type ExpectedOutcome = (name: string) => string

/** A message that the reader cannot see, and one that does not exist. */
const unknown: ExpectedOutcome = (name) => (name === 'visitor' ? '401' : '404 MESSAGE_NOT_FOUND')

/** What an outsider is told: nothing of a secret, « not here » of the rest. */
const outside =
  (access: string): ExpectedOutcome =>
  (name) => {
    if (name === 'visitor') return '401'
    return access === 'secret' && name !== 'invited' ? '404 ROOM_NOT_FOUND' : '403 FORBIDDEN'
  }

async function walk(calls: Record<string, AccessRequest>, expected: ExpectedOutcome, who = everyone): Promise<void> {
  for (const [what, call] of Object.entries(calls)) {
    for (const name of who) {
      const answer = await call(of(name))
      const code = codeOf({ ...answer, headers: {} })
      const told = answer.status === 200 || answer.status === 401 ? String(answer.status) : `${answer.status} ${code}`
      expect(told, `${name} ${what}`).toBe(expected(name))
    }
  }
}

/** Who may call what there: `tests/access/who-enters.table.ts`. */
describe.each(['open', 'request', 'secret'] as const)('in a community of access %s', (access) => {
  beforeEach(() => arrange(access))

  it('shows names and topics to outsiders of an open community only', async () => {
    const listed = async (name: string) => (await of(name).gets('/api/communities/cercle/rooms')).status
    expect(await listed('outsider')).toBe({ open: 200, request: 403, secret: 404 }[access])
    expect(await listed('invited')).toBe({ open: 200, request: 403, secret: 403 }[access])
    const { body } = await of('outsider').gets<{ items?: object[] }>('/api/communities/cercle/rooms')
    const door = {
      name: 'Accueil',
      lastMessage: null,
      unread: 0,
      newestSeq: 0,
      can: { read: false, write: false, moderate: false },
    }
    expect(body.items ?? []).toMatchObject(access === 'open' ? [door] : [])
    expect(JSON.stringify(body)).not.toContain('Bonjour')
  })

  it('does not reveal to outsiders that a message exists', async () => {
    const outsiders = everyone.filter((name) => !inside.includes(name) || name === 'parted')
    await walk(onMessage(said.id), unknown, outsiders)
    await walk(onMessage(said.id + 1000), unknown, everyone)
  })

  it('is reached by its short link, which leads outsiders to the community’s page', async () => {
    const place = async (name: string) => (await of(name).gets('/api/rooms/salon-cercle/place')).body
    expect(await place('member')).toEqual({
      ...{ room: 'salon-cercle', community: 'cercle', inside: true },
      group: false,
    })
    expect(await place('invited')).toMatchObject({ community: 'cercle', inside: false })
    expect(codeOf({ status: 0, body: await place('outsider'), headers: {} })).toBe(
      access === 'secret' ? 'ROOM_NOT_FOUND' : undefined,
    )
  })
})

describe('archived', () => {
  beforeEach(() => arrange('open'))
  const refused = (code: string) => (name: string) => (inside.includes(name) ? `409 ${code}` : outside('open')(name))

  it('a room can be read, but not written to or reacted in', async () => {
    await test.db.update(rooms).set({ archived: true }).where(eq(rooms.id, roomId))
    await walk(reads, (name) => (inside.includes(name) ? '200' : outside('open')(name)))
    await walk(writes, refused('ROOM_ARCHIVED'))
    const reading = inside.filter((name) => name !== 'parted')
    await walk({ reacts: onMessage(said.id).reacts! }, (name) =>
      reading.includes(name) ? '409 ROOM_ARCHIVED' : unknown(name),
    )
    expect((await of('author').deletes(`/api/rooms/messages/${said.id}`)).status).toBe(200)
  })

  it('a community can be read by its members only', async () => {
    await test.db.update(communities).set({ archivedAt: new Date() }).where(eq(communities.id, communityId))
    const gone = (name: string) => (name === 'visitor' ? '401' : '404 ROOM_NOT_FOUND')
    await walk(reads, (name) => (inside.includes(name) ? '200' : gone(name)))
    await walk(writes, (name) => (inside.includes(name) ? '409 COMMUNITY_ARCHIVED' : gone(name)))
  })
})

describe('the staff of a community', () => {
  beforeEach(() => arrange('open'))

  it('creates a room once per client id, archives it, and orders the rooms', async () => {
    const wish = { clientId: clientId(), name: '2026', topic: 'L’année' }
    const first = await of('moderator').posts<{ id: number; slug: string }>('/api/communities/cercle/rooms', wish)
    const again = await of('moderator').posts<{ id: number; slug: string }>('/api/communities/cercle/rooms', wish)
    expect([first.body.slug, again.body.id]).toEqual(['salon-2026', first.body.id])
    const put = (ids: number[]) =>
      of('owner').puts<{ items: { id: number }[] }>('/api/communities/cercle/rooms/order', { ids })
    expect((await put([first.body.id, roomId])).body.items.map(({ id }) => id)).toEqual([first.body.id, roomId])
    expect(codeOf(await put([roomId]))).toBe('ROOM_ORDER_STALE')
    expect(codeOf(await put([roomId, roomId]))).toBe('ROOM_ORDER_STALE')
    await of('owner').patches(`/api/rooms/${first.body.id}`, { archived: true })
    expect((await put([roomId])).body.items.map(({ id }) => id)).toEqual([roomId, first.body.id])
  })
})
