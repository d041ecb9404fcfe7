import type { CreateCommunity } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { foundDoors, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { can } from '../../../platform/http/policy.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { roomPolicy } from './rooms.policy.ts'
import { roomVisibleTo } from './rooms.visible.ts'

const { communities, communityMembers, communityCandidates, rooms } = tables

interface Entry {
  id: number
  attributes: Record<string, unknown>
}
interface Entries {
  data: Entry[]
  meta: { pagination: Record<string, number> }
}

const people: Record<string, Person> = {}
const person = (name: string) => people[name] ?? test.visitor
const idOf: Record<string, number> = {}

const { test } = await setUpTestApp()
beforeAll(async () => {
  people.inside = await test.personas.camille()
  people.invited = await test.personas.ines()
  people.outsider = await test.personas.louise()
  people.moderator = await test.personas.member('Maud', { role: 'moderator' })
  people.admin = await test.personas.member('Adèle', { role: 'admin' })
  await foundDoors(test, person('inside'))
  for (const { id, slug } of await test.db.select().from(communities)) idOf[slug] = id
  await test.db
    .insert(communityCandidates)
    .values({ communityId: idOf.secret!, userId: person('invited').id, standing: 'invited' })
  await test.db.update(communities).set({ memberCount: 9, tagline: 'À l’été' }).where(eq(communities.slug, 'ouvert'))
})

const asks = async (name: string, address: string) => {
  const { status, body } = await person(name).gets<Entries>(`/api/${address}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const slugsOf = async (name: string, address: string) =>
  (await asks(name, address)).data.map(({ attributes }) => attributes.slug)

const listed = ['ouvert', 'demande']
const all = ['ouvert', 'ancien', 'secret', 'demande']

describe('communities', () => {
  it.each([
    ['', ['ouvert', 'demande']],
    ['sort=name', ['demande', 'ouvert']],
    ['filters[access]=open', ['ouvert']],
    ['filters[access][$in]=open,request', []],
    ['filters[access][$in][0]=open&filters[access][$in][1]=request', listed],
    ['filters[id][$lt]=99999999999999', listed],
    ['filters[tagline][$containsi]=ÉTÉ', ['ouvert']],
    ['filters[name][$startsWith]=Cercle d', ['demande']],
    ['filters[archivedAt][$null]=true', listed],
    ['filters[updatedAt][$null]=true', []],
    ['filters[$or][0][slug]=ouvert&filters[$or][1][name]=Cercle demande', listed],
    ['filters[$not][slug]=ouvert', ['demande']],
    ['_q=cercle', listed],
    ['pagination[start]=1&pagination[limit]=5', ['demande']],
    ['pagination[page]=2&pagination[pageSize]=1', ['demande']],
  ])('%s', async (query, expected) => {
    expect(await slugsOf('visitor', `communities?${query}`)).toEqual(expected)
  })

  it.each([
    ['visitor', listed],
    ['outsider', listed],
    ['moderator', listed],
    ['admin', listed],
    ['invited', ['ouvert', 'secret', 'demande']],
    ['inside', all],
  ])('for %s are the visible ones, counted, by id and by filter', async (name, expected) => {
    expect(await slugsOf(name, 'communities')).toEqual(expected)
    expect((await asks(name, 'communities?pagination[pageSize]=1')).meta.pagination.total).toBe(expected.length)
    for (const slug of all) {
      const isThere = expected.includes(slug)
      expect({ slug, status: (await person(name).gets(`/api/communities/${idOf[slug]}`)).status }).toEqual({
        slug,
        status: isThere ? 200 : 404,
      })
      expect(await slugsOf(name, `communities?filters[slug]=${slug}`)).toEqual(isThere ? [slug] : [])
      expect(await slugsOf(name, `communities?filters[id]=${idOf[slug]}`)).toEqual(isThere ? [slug] : [])
    }
  })

  it('include their rooms for viewers who may see them, and cannot be found by rooms otherwise', async () => {
    const roomsOf = async (name: string) =>
      Object.fromEntries(
        (await asks(name, 'communities?fields=slug&populate[rooms][fields]=slug')).data.map(({ attributes }) => [
          attributes.slug,
          (attributes.rooms as { data: Entry[] }).data.map((room) => room.attributes.slug),
        ]),
      )
    expect(await roomsOf('visitor')).toEqual({ ouvert: [], demande: [] })
    expect(await roomsOf('outsider')).toEqual({ ouvert: ['salon-ouvert'], demande: [] })
    expect(await roomsOf('invited')).toEqual({ ouvert: ['salon-ouvert'], demande: [], secret: [] })
    expect((await roomsOf('inside')).secret).toEqual(['salon-secret'])
    expect(await slugsOf('visitor', 'communities?filters[rooms][name][$contains]=A')).toEqual([])
    expect(await slugsOf('outsider', 'communities?filters[rooms][slug]=salon-demande')).toEqual([])
    expect(await slugsOf('outsider', 'communities?filters[rooms][$null]=true')).toEqual(['demande'])
    expect(await slugsOf('inside', 'communities?filters[rooms][slug]=salon-demande')).toEqual(['demande'])
  })

  it('include pictures with formats; those of a secret one for its members only', async () => {
    const { id: avatarId } = await uploadPhoto(person('inside'))
    await test.db.update(communities).set({ avatarId })
    const pictures = async (name: string) =>
      Object.fromEntries(
        (await asks(name, 'communities?fields=slug&populate=avatar,cover')).data.map(({ attributes }) => {
          const { avatar, cover } = attributes as Record<string, { data: Entry | null }>
          expect(cover).toEqual({ data: null })
          return [attributes.slug, avatar?.data ?? null]
        }),
      )
    const seen = await pictures('invited')
    expect(seen.secret).toBeNull()
    expect(seen.ouvert).toMatchObject({
      id: avatarId,
      attributes: { mime: 'image/webp', formats: { thumbnail: { ext: '.webp' }, small: {}, medium: {}, large: {} } },
    })
    expect((await pictures('inside')).secret).not.toBeNull()
    const { data } = await asks('visitor', 'communities?fields=slug&populate[avatar][fields][0]=url&sort=slug:desc')
    const [url] = data.map(({ attributes }) => (attributes.avatar as { data: Entry }).data.attributes)
    expect(Object.keys(url ?? {})).toEqual(['url'])
  })

  it.each([
    ...['fields=foundedById', 'filters[clientId][$null]=true', 'sort=official', 'filters[members][id]=1'],
    ...['populate=members', 'populate[avatar][fields]=ownerId', 'populate[rooms][populate]=messages', 'sort=questions'],
    ...[
      'filters[avatar][id]=1',
      'populate[rooms][fields]=lastMessageAt',
      'filters[rooms][createdById]=1',
      'which=mine',
    ],
  ])('refuse %s', async (query) => {
    expect(await person('inside').gets(`/api/communities?${query}`)).toMatchObject({
      status: 400,
      body: { error: { details: { code: 'QUERY_NOT_ALLOWED' } } },
    })
  })

  it('can be written only by the calls of their own staff and of the admin', async () => {
    const entry = { data: { name: 'Par programme', access: 'open' } }
    for (const name of ['inside', 'admin']) {
      const id = idOf.ouvert
      expect((await person(name).posts('/api/communities', entry)).status).toBe(400)
      expect((await person(name).puts(`/api/communities/${id}`, entry)).status).toBe(404)
      expect((await person(name).deletes(`/api/communities/${id}`)).status).toBe(404)
      expect((await person(name).posts('/api/rooms', entry)).status).toBe(404)
      expect((await person(name).puts('/api/rooms/1', entry)).status).toBe(404)
      expect((await person(name).deletes('/api/rooms/1')).status).toBe(404)
    }
    expect(await test.db.$count(communities)).toBe(4)
    const founding: Partial<CreateCommunity> = { clientId: crypto.randomUUID(), name: 'Les matinales', access: 'open' }
    const { status } = await person('outsider').posts('/api/communities', founding)
    expect(status).toBe(200)
    await test.db.delete(communities).where(eq(communities.slug, 'les-matinales'))
  })
})

describe('rooms', () => {
  it.each([
    ['outsider', ['salon-ouvert']],
    ['admin', ['salon-ouvert']],
    ['invited', ['salon-ouvert']],
    ['inside', ['salon-ouvert', 'salon-demande', 'salon-secret', 'salon-ancien']],
  ])('for %s are the visible ones', async (name, expected) => {
    expect(await slugsOf(name, 'rooms?sort=id')).toEqual(expected)
    expect((await asks(name, 'rooms')).meta.pagination.total).toBe(expected.length)
    for (const room of await test.db.select().from(rooms)) {
      const { status } = await person(name).gets(`/api/rooms/${room.id}`)
      expect({ room: room.slug, status }).toEqual({ room: room.slug, status: expected.includes(room.slug) ? 200 : 404 })
    }
  })

  it('are for members only', async () => {
    expect((await test.visitor.gets('/api/rooms')).status).toBe(401)
    expect((await test.visitor.gets('/api/rooms/1')).status).toBe(401)
  })

  it.each([
    ['filters[community][slug]=demande', ['salon-demande']],
    ['filters[community][access][$ne]=open&sort=slug', ['salon-demande', 'salon-secret']],
    ['filters[archived]=false&filters[topic][$containsi]=PRÉSENTE&filters[slug][$contains]=ouv', ['salon-ouvert']],
    ['filters[community][rooms][slug]=salon-secret', ['salon-secret']],
    ['sort=slug:desc&pagination[start]=1&pagination[limit]=2', ['salon-ouvert', 'salon-demande']],
    ['sort=slug&pagination[page]=2&pagination[pageSize]=3', ['salon-secret']],
  ])('%s', async (query, expected) => {
    expect(await slugsOf('inside', `rooms?${query}`)).toEqual(expected)
  })

  it('include their community, whose relations follow the same visibility', async () => {
    const { data } = await asks('outsider', 'rooms?fields=name&populate[community][populate][rooms][fields]=slug')
    expect(data).toMatchObject([
      {
        attributes: {
          name: 'Accueil',
          community: {
            data: { attributes: { slug: 'ouvert', rooms: { data: [{ attributes: { slug: 'salon-ouvert' } }] } } },
          },
        },
      },
    ])
  })

  it.each(['open', 'request', 'secret'] as const)(
    'have the same visibility in SQL and in the policy (%s)',
    async (access) => {
      const viewer = person('outsider')
      const pair = { communityId: idOf.ouvert!, userId: viewer.id }
      for (const archived of [false, true]) {
        const archivedAt = archived ? new Date() : null
        await test.db.update(communities).set({ access, archivedAt }).where(eq(communities.id, pair.communityId))
        for (const role of [null, 'member'] as const) {
          if (role !== null) await test.db.insert(communityMembers).values(pair)
          const isIt = eq(rooms.communityId, pair.communityId)
          const community = { group: false, access, archived, role, standing: null }
          for (const who of [viewer, null]) {
            const subject = { archived: false, community: { ...community, role: who === null ? null : role } }
            const inSql = await test.db.$count(rooms, and(isIt, roomVisibleTo(who, rooms.communityId)))
            const asPolicy = can(roomPolicy, who === null ? null : minimalViewer(who.id), 'room.see', subject)
            expect({ subject, seen: inSql === 1 }).toEqual({ subject, seen: asPolicy })
          }
        }
        await test.db.delete(communityMembers).where(eq(communityMembers.userId, viewer.id))
      }
    },
  )
})
