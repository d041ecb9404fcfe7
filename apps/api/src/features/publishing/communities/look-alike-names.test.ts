import type { ErrorEnvelope, OwnProfile } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, codeOf, foundCircles, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { answers, at, enters, invites, leaves, sees } = aroundCommunities

const { test, camille } = await setUpTestApp({ personas: ['camille'], clears: [tables.communities] })
const other = await test.personas.member('Imitatrice')

/** Camille owns one community of each access. */
beforeEach(() => foundCircles(test, camille))

const isCalled = (name: string) => test.db.update(tables.users).set({ name }).where(eq(tables.users.id, other.id))
const renames = (displayName: string) => other.patches<OwnProfile & ErrorEnvelope>('/api/members/me', { displayName })

it.each(['Саmille', 'Cam\u200bille', 'Camιlle', 'Camille\u2060', '𝖢amille'])(
  'cannot join a community under a name that looks like a member’s: %j',
  async (name) => {
    await isCalled(name)
    expect(await enters(other, 'ouvert')).toMatchObject({ status: 409, body: { error: { name: 'NAME_LOOKS_ALIKE' } } })
    expect((await sees(other, 'ouvert')).role).toBeNull()
  },
)

it.each(['Camille', 'camille', 'Нина', 'Camille ❤️', 'Kamille'])('can join under a distinct name: %s', async (name) => {
  await isCalled(name)
  expect((await enters(other, 'ouvert')).status).toBe(200)
})

it('refuses an impersonating name while the impersonated member belongs to it', async () => {
  await isCalled('Imitatrice')
  await enters(other, 'ouvert')
  const refused = await renames('Саmille')
  expect(codeOf(refused)).toBe('NAME_LOOKS_ALIKE')
  expect(refused.body.error.details.fields?.displayName?.[0]).toContain('une membre d’une de tes communautés')
  expect((await renames('Camille')).status).toBe(200)
  expect((await renames('Нина')).status).toBe(200)
})

it('reveals no member to an applicant: moderators are warned, and may reject the request', async () => {
  await isCalled('Imitatrice')
  expect((await other.gets(at('demande', '/members'))).status).toBe(403)
  await enters(other, 'demande')
  expect((await renames('Саmille')).status).toBe(200)
  await test.db.delete(tables.communityCandidates)
  expect(await enters(other, 'demande')).toMatchObject({ status: 200, body: { standing: 'asked', role: null } })

  expect(codeOf(await answers(camille, 'demande', other, true))).toBe('NAME_LOOKS_ALIKE')
  expect(codeOf(await invites(camille, 'demande', other))).toBe('NAME_LOOKS_ALIKE')
  expect(await sees(other, 'demande')).toMatchObject({ standing: 'asked', role: null })
  expect((await answers(camille, 'demande', other, false)).status).toBe(200)
})

describe.each<{ who: string; hides: (bea: Person) => Promise<unknown> }>([
  { who: 'blocked her', hides: (bea) => bea.posts('/api/blocks', { username: other.username }) },
  { who: 'she blocked', hides: (bea) => other.posts('/api/blocks', { username: bea.username }) },
  { who: 'is paused', hides: (bea) => test.personas.changes(bea, { pause: 1 }) },
  {
    who: 'is suspended',
    hides: (bea) => test.personas.changes(bea, { suspendedUntil: new Date(Date.now() + 3_600_000) }),
  },
])('the name of a member who $who', ({ hides }) => {
  let bea: Person
  beforeEach(async () => {
    bea = await test.personas.member('Béa')
  })
  afterEach(async () => {
    await test.settled()
    await test.db.delete(tables.users).where(eq(tables.users.id, bea.id))
  })

  it('is not compared, which would reveal membership', async () => {
    await isCalled('Imitatrice')
    await enters(bea, 'ouvert')
    await enters(other, 'ouvert')
    expect((await bea.patches('/api/members/me', { displayName: 'Clairiere' })).status).toBe(200)
    expect(codeOf(await renames('Clаiriere'))).toBe('NAME_LOOKS_ALIKE')
    await hides(bea)
    expect((await renames('Clаiriere')).status).toBe(200)
    await leaves(other, 'ouvert')
    expect((await enters(other, 'ouvert')).body).toMatchObject({ role: 'member' })
  })
})
