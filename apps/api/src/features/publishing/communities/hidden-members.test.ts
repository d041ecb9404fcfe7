import type { ExcludedView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, codeOf, foundCircles, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { answers, at, enters, membersSeen, putsOut } = aroundCommunities

/** The owner. */
let ines: Person
/** A moderator whom nothing separates from Inès. */
const { test, camille, louise } = await setUpTestApp({ personas: ['camille', 'louise'] })

beforeEach(async () => {
  ines = await test.personas.ines()
  await foundCircles(test, camille)
  await enters(louise, 'demande')
  await answers(camille, 'demande', louise, true)
  await camille.puts(at('demande', '/members/louise'), { role: 'moderator' })
})
afterEach(async () => {
  await test.settled()
  await test.db.delete(tables.communities)
  await test.db.delete(tables.users).where(eq(tables.users.id, ines.id))
})

const excluded = async (viewer: Person) => (await viewer.gets<ExcludedView[]>(at('demande', '/excluded'))).body
const renames = async (username: string, displayName: string) => {
  expect((await ines.puts('/api/account/username', { username })).status).toBe(200)
  expect((await ines.patches('/api/members/me', { displayName })).status).toBe(200)
}
const isIn = async () => {
  await enters(ines, 'demande')
  expect((await answers(louise, 'demande', ines, true)).status).toBe(200)
}

/** What every command of the owner that takes a username answers. */
async function probes(username: string) {
  const calls = {
    invitation: () => camille.posts(at('demande', '/invitations'), { username }),
    accepted: () => camille.puts(at('demande', `/requests/${username}`), { accept: true }),
    declined: () => camille.puts(at('demande', `/requests/${username}`), { accept: false }),
    moderator: () => camille.puts(at('demande', `/members/${username}`), { role: 'moderator' }),
    owner: () => camille.puts(at('demande', '/owner'), { username }),
    removed: () => camille.deletes(at('demande', `/members/${username}`)),
    letIn: () => camille.deletes(at('demande', `/excluded/${username}`)),
  }
  const told: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(calls)) {
    const { status, body } = await call()
    told[name] = { status, body }
  }
  return { told, members: await membersSeen(camille, 'demande'), excluded: await excluded(camille) }
}

describe.each<{ who: string; hides: () => Promise<unknown> }>([
  { who: 'blocked the owner', hides: () => ines.posts('/api/blocks', { username: 'camille' }) },
  { who: 'is blocked by the owner', hides: () => camille.posts('/api/blocks', { username: 'ines' }) },
  { who: 'is paused', hides: () => test.personas.changes(ines, { pause: 1 }) },
  {
    who: 'is suspended',
    hides: () => test.personas.changes(ines, { suspendedUntil: new Date(Date.now() + 3_600_000) }),
  },
])('a member who $who', ({ hides }) => {
  it.each<{ where: string; stands: () => Promise<unknown> }>([
    { where: 'is in the community', stands: isIn },
    { where: 'asks to enter', stands: () => enters(ines, 'demande') },
    { where: 'is a stranger there', stands: async () => undefined },
  ])('and $where: no command distinguishes the member from an unknown name', async ({ stands }) => {
    await stands()
    await hides()
    const nobody = await probes('personne-ici')
    expect(nobody.told).toMatchObject({ removed: { status: 404 }, moderator: { status: 404 }, letIn: { status: 200 } })
    expect(await probes('ines')).toEqual(nobody)
    const members = eq(tables.communityMembers.userId, ines.id)
    expect(await test.db.$count(tables.communityMembers, members)).toBe(stands === isIn ? 1 : 0)
  })
})

it('removes a listed member, by a former username too', async () => {
  await isIn()
  await renames('ines-dulac', 'Inès Dulac')
  expect((await camille.deletes(at('demande', '/members/ines'))).status).toBe(200)
  expect(await excluded(camille)).toMatchObject([{ username: 'ines-dulac', displayName: 'Inès Dulac' }])
  expect(codeOf(await putsOut(camille, 'demande', ines))).toBe('COMMUNITY_MEMBER_GONE')
})

describe('the list of excluded members', () => {
  it('shows the name that the viewer knew, without an id', async () => {
    await isIn()
    await ines.posts('/api/blocks', { username: 'camille' })
    await renames('clairiere', 'Clairière')
    expect((await louise.deletes(at('demande', '/members/clairiere'))).status).toBe(200)
    expect(await excluded(louise)).toMatchObject([{ username: 'clairiere', displayName: 'Clairière' }])
    const lines = await excluded(camille)
    expect(lines).toMatchObject([{ username: 'ines', displayName: 'ines' }])
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(['at', 'displayName', 'username'])
  })

  it('does not reveal a rename: only the shown name readmits the member', async () => {
    await isIn()
    await putsOut(camille, 'demande', ines)
    await ines.posts('/api/blocks', { username: 'camille' })
    await renames('clairiere', 'Clairière')
    const nobody = await camille.deletes(at('demande', '/excluded/personne-ici'))
    const guessed = await camille.deletes(at('demande', '/excluded/clairiere'))
    expect([guessed.status, guessed.body]).toEqual([nobody.status, nobody.body])
    expect(await excluded(camille)).toMatchObject([{ username: 'ines', displayName: 'Inès' }])
    await camille.deletes(at('demande', '/excluded/ines'))
    expect(await excluded(camille)).toEqual([])
    expect(await test.db.$count(tables.communityCandidates)).toBe(0)
  })
})
