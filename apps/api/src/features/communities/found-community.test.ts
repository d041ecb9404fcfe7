import type { CommunityView, RoomList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, codeOf, type Person, type TestApp } from '@consoeurs/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

let test: TestApp
let camille: Person
const clock = { now: new Date() }
beforeAll(async () => {
  test = await buildTestApp({ now: () => clock.now })
  camille = await test.cast.camille()
})
afterAll(() => test.close())
beforeEach(() => {
  clock.now = new Date()
})
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.communities)
})

const founds = (person: Person, more: object = {}) =>
  person.posts<CommunityView>('/api/communities', {
    clientId: crypto.randomUUID(),
    name: 'Les Matinales',
    access: 'open',
    ...more,
  })

it('makes her who founds it its owner, with one room to begin in', async () => {
  const { body } = await founds(camille, { tagline: 'Avant le café', questions: ['Pourquoi toi ?', ''] })
  expect(body).toMatchObject({ slug: 'les-matinales', role: 'owner', memberCount: 1, questions: ['Pourquoi toi ?'] })
  const { items } = (await camille.gets<RoomList>('/api/communities/les-matinales/rooms')).body
  expect(items.map(({ slug, name, can }) => [slug, name, can.moderate])).toEqual([
    ['les-matinales-accueil', 'Accueil', true],
  ])
})

it('is founded once however often it is sent, and one a day', async () => {
  const clientId = crypto.randomUUID()
  const both = await Promise.all([founds(camille, { clientId }), founds(camille, { clientId })])
  expect(both.map(({ body }) => body.slug)).toEqual(['les-matinales', 'les-matinales'])
  const again = await founds(camille)
  expect(codeOf(again)).toBe('COMMUNITY_FOUNDED_LATELY')
  clock.now = new Date(Date.now() + 25 * 3_600_000)
  const { body } = await founds(camille)
  expect(body.slug).toMatch(/^les-matinales-[0-9a-f]{6}$/)
})

it('waits until she has been here a while, and asks for a name', async () => {
  const newcomer = await test.cast.member('Nouvelle', { user: { createdAt: new Date() } })
  expect(codeOf(await founds(newcomer))).toBe('COMMUNITY_FOUNDER_TOO_NEW')
  expect(codeOf(await founds(camille, { name: ' ' }))).toBe('VALIDATION')
  expect((await founds(test.visitor)).status).toBe(401)
})
