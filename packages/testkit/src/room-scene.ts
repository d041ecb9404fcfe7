import type { ErrorEnvelope, RoomMessageView, RoomOpened, RoomWrite } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Answer, Person } from './person.ts'
import type { TestApp } from './test-app.ts'

const { communities, communityMembers, rooms } = tables

interface Founding {
  slug: string
  access?: 'open' | 'request' | 'secret'
  owner: Person
  moderators?: Person[]
  members?: Person[]
}

/** A community with its people and one room, « salon-{slug} », straight in the database. */
export async function foundRoom(
  { db }: Pick<TestApp, 'db'>,
  { slug, access = 'open', owner, moderators = [], members = [] }: Founding,
): Promise<{ communityId: number; roomId: number; room: string }> {
  const inside = [owner, ...moderators, ...members]
  const [community] = await db
    .insert(communities)
    .values({ slug, name: `Cercle ${slug}`, access, memberCount: inside.length })
    .returning({ id: communities.id })
  if (community === undefined) throw new Error('the community was not founded')
  const roleOf = (person: Person) => {
    if (person === owner) return 'owner'
    return moderators.includes(person) ? 'moderator' : 'member'
  }
  await db
    .insert(communityMembers)
    .values(inside.map((person) => ({ communityId: community.id, userId: person.id, role: roleOf(person) })))
  const room = `salon-${slug}`
  const [opened] = await db
    .insert(rooms)
    .values({ communityId: community.id, slug: room, name: 'Accueil', topic: 'On se présente' })
    .returning({ id: rooms.id })
  if (opened === undefined) throw new Error('the room was not opened')
  return { communityId: community.id, roomId: opened.id, room }
}

/** What people do in a room, through the API. */
export const inRoom = (roomId: number, room: string) => ({
  says: async (person: Person, text: string, more: object = {}): Promise<RoomMessageView> => {
    const draft = { clientId: crypto.randomUUID(), text, ...more }
    const { status, body } = await person.posts<RoomWrite>(`/api/rooms/${roomId}/messages`, draft)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.message
  },
  tries: (person: Person, text: string, more: object = {}) =>
    person.posts<ErrorEnvelope>(`/api/rooms/${roomId}/messages`, { clientId: crypto.randomUUID(), text, ...more }),
  edits: (person: Person, { id }: RoomMessageView, text: string) =>
    person.patches<RoomWrite>(`/api/rooms/messages/${id}`, { text }),
  removes: (person: Person, { id }: RoomMessageView) => person.deletes<RoomWrite>(`/api/rooms/messages/${id}`),
  reacts: (person: Person, { id }: RoomMessageView, kind: string | null) =>
    person.puts<RoomWrite>(`/api/rooms/messages/${id}/reaction`, { kind }),
  pins: (person: Person, { id }: RoomMessageView) => person.puts<RoomWrite>(`/api/rooms/messages/${id}/pin`),
  unpins: (person: Person, { id }: RoomMessageView) => person.deletes<RoomWrite>(`/api/rooms/messages/${id}/pin`),
  opens: async (person: Person, query = ''): Promise<RoomOpened> =>
    (await person.gets<RoomOpened>(`/api/rooms/${room}/page${query}`)).body,
  reads: (person: Person, seq: number) => person.puts(`/api/rooms/${roomId}/read`, { seq }),
  sees: async (person: Person, { id }: RoomMessageView): Promise<RoomMessageView | undefined> =>
    (await person.gets<RoomOpened>(`/api/rooms/${room}/page?at=end`)).body.messages.find(
      (message) => message.id === id,
    ),
})

/** The code of a refusal. */
export const codeOf = ({ body }: Answer<unknown>): string | undefined =>
  (body as Partial<ErrorEnvelope>).error?.details.code
