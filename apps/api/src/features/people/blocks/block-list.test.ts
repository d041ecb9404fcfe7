import type { BlockView, ExcludedView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  buildTestApp,
  createRoomFixture,
  type LivePage,
  openLivePage,
  type Person,
  type TestApp,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
/** « ines » until she was « ines-dulac ». */
let ines: Person
let page: LivePage

beforeAll(async () => {
  test = await buildTestApp()
  camille = await test.personas.camille()
  ines = await test.personas.ines()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  page = await openLivePage(test.app, camille)
})
afterAll(async () => {
  page.closes()
  await test.close()
})
beforeEach(() => test.personas.changes(ines, { username: 'ines', name: 'Inès', pause: 0, banned: false }))
afterEach(async () => {
  await test.settled()
  for (const table of [tables.blocks, tables.blockedNames, tables.usernameHistory, tables.communities, tables.events])
    await test.db.delete(table)
})

const renames = async () => {
  await test.db.insert(tables.usernameHistory).values({ userId: ines.id, username: 'ines' })
  await test.personas.changes(ines, { username: 'ines-dulac', name: 'Inès Dulac' })
}
const blocks = (username: string, person = camille) => person.posts('/api/blocks', { username })
const unblocks = (username: string) => camille.deletes(`/api/blocks/${username}`)
const list = async (person = camille) => (await person.gets<BlockView[]>('/api/blocks')).body
const names = async () => (await list()).map(({ username, displayName }) => `${username} ${displayName}`)
const blockedMembers = async () =>
  (await camille.gets<{ userData: { blockedMembers: unknown[] } }>('/api/users/me')).body.userData.blockedMembers

describe('a block list', () => {
  it('shows the names as of the block in every list', async () => {
    await blocks('ines')
    await renames()
    expect(await list()).toMatchObject([{ username: 'ines', displayName: 'Inès', avatar: null }])
    expect(await blockedMembers()).toEqual([{ id: ines.id, username: 'ines' }])
    expect((await unblocks('ines-dulac')).status).toBe(200)
    expect(await names()).toEqual(['ines Inès'])
    await unblocks('ines')
    expect(await list()).toEqual([])
    expect((await camille.gets('/api/members/ines-dulac')).status).toBe(200)
  })

  it('shows the current name of a visible member, even if a former name was given', async () => {
    await renames()
    await blocks('ines')
    expect(await names()).toEqual(['ines-dulac Inès Dulac'])
  })

  it('includes and ends a block that an older release created', async () => {
    await test.personas.blocks(camille, ines)
    expect(await names()).toEqual(['ines Inès'])
    await unblocks('ines')
    expect(await list()).toEqual([])
    expect((await camille.gets('/api/members/ines')).status).toBe(200)
  })
})

/** All that she can notice of a block, its list and its end, under a name that is nobody's to compare. */
async function noticed(username: string) {
  page.heard.length = 0
  const tell = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    await test.settled()
    const listed = (await list()).map(({ id: _id, at: _at, ...line }) => line)
    return { status, body, listed, members: await blockedMembers() }
  }
  const steps = [
    await tell(blocks(username)),
    await tell(blocks(username.toUpperCase())),
    await tell(unblocks(username)),
    await tell(unblocks(username)),
  ]
  await expect.poll(() => page.heard.filter(({ type }) => type === 'rooms.stale')).toHaveLength(2)
  const heard = page.heard.map(({ type }) => type)
  return JSON.parse(JSON.stringify({ steps, heard }).replaceAll(username, '*')) as unknown
}

describe.each([
  { hidden: 'blocked her', hides: () => test.personas.blocks(ines, camille) },
  { hidden: 'is paused', hides: () => test.personas.changes(ines, { pause: 1 }) },
  { hidden: 'is banned', hides: () => test.personas.changes(ines, { banned: true }) },
])('a member who $hidden', ({ hides }) => {
  it('is blocked like an unknown name: the responses do not differ', async () => {
    await renames()
    await hides()
    const nobody = await noticed('personne-ici')
    expect(nobody).toMatchObject({
      steps: [{ status: 200, listed: [{ username: '*', displayName: '*' }] }, {}, {}, {}],
    })
    expect(await noticed('ines')).toEqual(nobody)
    expect(await noticed('ines-dulac')).toEqual(nobody)
  })

  it('is blocked by any of their names, until the last one is removed', async () => {
    await renames()
    await hides()
    await blocks('ines')
    await blocks('ines-dulac')
    await blocks('personne-ici')
    expect((await list()).map(({ username }) => username)).toEqual(['personne-ici', 'ines-dulac', 'ines'])
    await test.db.delete(tables.blocks).where(eq(tables.blocks.blockerId, ines.id))
    await test.personas.changes(ines, { pause: 0, banned: false })
    const sees = async () => (await camille.gets('/api/members/ines-dulac')).status
    await unblocks('ines')
    expect(await sees()).toBe(404)
    await unblocks('ines-dulac')
    expect(await sees()).toBe(200)
  })
})

it('of both members may end in any order: removing the last block makes them visible again', async () => {
  await blocks('ines')
  await blocks('camille', ines)
  await Promise.all([unblocks('ines'), ines.deletes('/api/blocks/camille')])
  await test.settled()
  const told = await test.db.select().from(tables.events)
  expect(told.filter(({ payload }) => (payload as { type: string }).type === 'member.unblocked')).toHaveLength(1)
  expect((await camille.gets('/api/members/ines')).status).toBe(200)
})

describe('the list of members excluded from a community', () => {
  it('does not reveal a rename across a block, and readmits by the shown name', async () => {
    await createRoomFixture(test, { slug: 'jardin', owner: camille, members: [ines] })
    const excluded = async () =>
      (await camille.gets<ExcludedView[]>('/api/communities/jardin/excluded')).body.map(
        ({ username, displayName }) => `${username} ${displayName}`,
      )
    await camille.deletes('/api/communities/jardin/members/ines')
    await renames()
    expect(await excluded()).toEqual(['ines-dulac Inès Dulac'])
    await test.personas.blocks(ines, camille)
    expect(await excluded()).toEqual(['ines Inès'])
    const letsIn = async (username: string) => {
      const { status, body } = await camille.deletes(`/api/communities/jardin/excluded/${username}`)
      return { status, body }
    }
    expect(await letsIn('ines')).toEqual(await letsIn('personne-ici'))
    expect(await excluded()).toEqual([])
    expect(await test.db.$count(tables.communityCandidates)).toBe(0)
  })
})
