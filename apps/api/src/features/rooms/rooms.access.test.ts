import type { RoomMessageView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, codeOf, foundRoom, inRoom, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { communities, communityCandidates, rooms } = tables

let test: TestApp
let kind: string
let said: RoomMessageView
let roomId: number
let communityId: number
const people: Record<string, Person> = {}
const of = (name: string): Person => people[name] ?? test.visitor

beforeAll(async () => {
  test = await buildTestApp()
  kind = test.deps.brand.reactions[0]?.kind ?? ''
  for (const name of ['owner', 'moderator', 'member', 'author', 'invited', 'excluded', 'outsider', 'parted'])
    people[name] = await test.cast.member(name)
  people.staff = await test.cast.member('staff', { role: 'moderator' })
})
afterAll(() => test.close())
afterEach(async () => {
  await test.settled()
  for (const table of [communities, tables.blocks]) await test.db.delete(table)
})

/** A room where the author said something; `parted` is in the community, across a block from the author. */
async function arrange(access: 'open' | 'request' | 'secret'): Promise<void> {
  const founded = await foundRoom(test, {
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
  await test.cast.blocks(of('author'), of('parted'))
  said = await inRoom(roomId, founded.room).says(of('author'), 'Bonjour à toutes')
}

type Call = (person: Person) => Promise<{ status: number; body: unknown }>
const clientId = () => crypto.randomUUID()

const reads: Record<string, Call> = {
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
const writes: Record<string, Call> = {
  'says something': (person) => person.posts(`/api/rooms/${roomId}/messages`, { clientId: clientId(), text: 'Mot' }),
}
const seen: Record<string, Call> = {
  reacts: (person) => person.puts(`/api/rooms/messages/${said.id}/reaction`, { kind }),
}
const everyone = ['visitor', 'outsider', 'excluded', 'invited', 'staff', 'member', 'parted', 'moderator', 'owner']
const inside = ['member', 'parted', 'moderator', 'owner']
type Expected = (name: string) => string

/** What an outsider is told: nothing of a secret, « not here » of the rest. */
const outside =
  (access: string): Expected =>
  (name) => {
    if (name === 'visitor') return '401'
    return access === 'secret' && name !== 'invited' ? '404 ROOM_NOT_FOUND' : '403 FORBIDDEN'
  }

async function walk(calls: Record<string, Call>, expected: Expected): Promise<void> {
  for (const [what, call] of Object.entries(calls)) {
    for (const name of everyone) {
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

  it('shows names and topics to outsiders where it is open, and to nobody else', async () => {
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

  it('is reached by its short link, or its community’s door is', async () => {
    const place = async (name: string) => (await of(name).gets('/api/rooms/salon-cercle/place')).body
    expect(await place('member')).toEqual({ room: 'salon-cercle', community: 'cercle', inside: true })
    expect(await place('invited')).toMatchObject({ community: 'cercle', inside: false })
    expect(codeOf({ status: 0, body: await place('outsider'), headers: {} })).toBe(
      access === 'secret' ? 'ROOM_NOT_FOUND' : undefined,
    )
  })
})

describe('what is archived', () => {
  beforeEach(() => arrange('open'))
  const refused = (code: string) => (name: string) => (inside.includes(name) ? `409 ${code}` : outside('open')(name))

  it('a room is read, and nothing is said or given there', async () => {
    await test.db.update(rooms).set({ archived: true }).where(eq(rooms.id, roomId))
    await walk(reads, (name) => (inside.includes(name) ? '200' : outside('open')(name)))
    await walk(writes, refused('ROOM_ARCHIVED'))
    await walk(seen, (name) => (name === 'parted' ? '404 MESSAGE_NOT_FOUND' : refused('ROOM_ARCHIVED')(name)))
    expect((await of('author').deletes(`/api/rooms/messages/${said.id}`)).status).toBe(200)
  })

  it('a community is read by its members alone', async () => {
    await test.db.update(communities).set({ archivedAt: new Date() }).where(eq(communities.id, communityId))
    const gone = (name: string) => (name === 'visitor' ? '401' : '404 ROOM_NOT_FOUND')
    await walk(reads, (name) => (inside.includes(name) ? '200' : gone(name)))
    await walk(writes, (name) => (inside.includes(name) ? '409 COMMUNITY_ARCHIVED' : gone(name)))
  })
})

describe('who runs the rooms', () => {
  beforeEach(() => arrange('open'))

  it('opens one once per client id, archives it, and puts all that are open in order', async () => {
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
