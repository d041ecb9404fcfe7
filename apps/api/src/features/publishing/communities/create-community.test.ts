import type { CommunityView, RoomList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeEach, expect, it } from 'vitest'

const clock = { now: new Date() }
const { test, camille } = await setUpTestApp({
  personas: ['camille'],
  clears: [tables.communities],
  now: () => clock.now,
})
beforeEach(() => {
  clock.now = new Date()
})

const founds = (person: Person, more: object = {}) =>
  person.posts<CommunityView>('/api/communities', {
    clientId: crypto.randomUUID(),
    name: 'Les Matinales',
    access: 'open',
    ...more,
  })

it('makes its creator the owner, with a first room', async () => {
  const { body } = await founds(camille, { tagline: 'Avant le café', questions: ['Pourquoi toi ?', ''] })
  expect(body).toMatchObject({ slug: 'les-matinales', role: 'owner', memberCount: 1, questions: ['Pourquoi toi ?'] })
  const { items } = (await camille.gets<RoomList>('/api/communities/les-matinales/rooms')).body
  expect(items.map(({ slug, name, can }) => [slug, name, can.moderate])).toEqual([
    ['les-matinales-accueil', 'Accueil', true],
  ])
})

it('is idempotent by client id, and limited to one a day', async () => {
  const clientId = crypto.randomUUID()
  const both = await Promise.all([founds(camille, { clientId }), founds(camille, { clientId })])
  expect(both.map(({ body }) => body.slug)).toEqual(['les-matinales', 'les-matinales'])
  const again = await founds(camille)
  expect(codeOf(again)).toBe('COMMUNITY_FOUNDED_LATELY')
  clock.now = new Date(Date.now() + 25 * 3_600_000)
  const { body } = await founds(camille)
  expect(body.slug).toMatch(/^les-matinales-[0-9a-f]{6}$/)
})

it('requires an account of some age, and a display name', async () => {
  const newcomer = await test.personas.member('Nouvelle', { user: { createdAt: new Date() } })
  expect(codeOf(await founds(newcomer))).toBe('COMMUNITY_FOUNDER_TOO_NEW')
  expect(codeOf(await founds(camille, { name: ' ' }))).toBe('VALIDATION')
  expect((await founds(test.visitor)).status).toBe(401)
})
