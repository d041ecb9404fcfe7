import type { ErrorEnvelope } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, codeOf, foundCircles, miscounted, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { communities, communityMembers } = tables
const { answers, at, enters, invites, leaves, listed, membersSeen, putsOut, sees } = aroundCommunities

const { test, camille, ines, louise } = await setUpTestApp({ personas: ['camille', 'ines', 'louise'] })
const zoe = await test.personas.member('Zoé')

beforeEach(() => foundCircles(test, camille))
/** Whatever was done in a story, every community counts who is in it. */
afterEach(async () => {
  expect(await miscounted(test)).toEqual([])
  await test.settled()
  for (const table of [tables.shares, communities, tables.blocks, tables.reports]) await test.db.delete(table)
})

const appoint = async (person: Person, slug: string) => {
  await enters(person, slug)
  await camille.puts(at(slug, `/members/${person.username}`), { role: 'moderator' })
}

describe('the staff of a community', () => {
  it('have a moderation page that nobody else can open', async () => {
    await enters(ines, 'ouvert')
    const calls = [
      ines.patches(at('ouvert'), { tagline: 'À moi' }),
      ines.posts(at('ouvert', '/links'), { days: 1 }),
      ines.posts(at('ouvert', '/announcements'), { clientId: crypto.randomUUID(), text: 'Oyez' }),
      ines.puts(at('ouvert', '/owner'), { username: 'ines' }),
      ines.puts(at('ouvert', '/archived'), { archived: true }),
      ines.puts(at('ouvert', '/members/camille'), { role: 'member' }),
      ines.deletes(at('ouvert', '/members/camille')),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 403))
  })

  it('cannot remove another moderator or the owner', async () => {
    await appoint(ines, 'ouvert')
    await appoint(louise, 'ouvert')
    await enters(zoe, 'ouvert')
    expect((await putsOut(ines, 'ouvert', louise)).status).toBe(403)
    expect((await putsOut(ines, 'ouvert', camille)).status).toBe(403)
    expect((await putsOut(ines, 'ouvert', zoe)).status).toBe(200)
    expect((await putsOut(camille, 'ouvert', louise)).status).toBe(200)
    expect(await membersSeen(camille, 'ouvert')).toEqual(['camille', 'ines'])
  })

  it('cannot answer one request twice: the second answer is refused', async () => {
    await camille.puts(at('demande', '/archived'), { archived: false })
    await invites(camille, 'demande', louise)
    await appoint(louise, 'demande')
    await enters(ines, 'demande')
    const both = await Promise.all([answers(camille, 'demande', ines, true), answers(louise, 'demande', ines, false)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const accepted = both[0]?.status === 200
    expect((await sees(ines, 'demande')).role).toBe(accepted ? 'member' : null)
    expect(codeOf(both[accepted ? 1 : 0]!)).toBe('COMMUNITY_REQUEST_ANSWERED')
  })

  it('transfers it while the new owner leaves: one of the two is refused, and there is one owner', async () => {
    await enters(ines, 'ouvert')
    const both = await Promise.all([camille.puts(at('ouvert', '/owner'), { username: 'ines' }), leaves(ines, 'ouvert')])
    const statuses = both.map(({ status }) => status)
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(statuses)
    const owners = await test.db.select().from(communityMembers).where(eq(communityMembers.role, 'owner'))
    expect(owners).toHaveLength(3)
    expect((await sees(camille, 'ouvert')).role).toBe(statuses[0] === 200 ? 'moderator' : 'owner')
  })

  it('always includes an owner, who can leave only after a transfer', async () => {
    expect(codeOf(await leaves(camille, 'ouvert'))).toBe('COMMUNITY_OWNER_STAYS')
    await enters(ines, 'ouvert')
    await camille.puts(at('ouvert', '/owner'), { username: 'ines' })
    expect((await leaves(camille, 'ouvert')).status).toBe(200)
    expect(await sees(ines, 'ouvert')).toMatchObject({ role: 'owner', memberCount: 1 })
  })

  it('archives it: members read it, nobody else finds it, and nobody joins or writes', async () => {
    await enters(ines, 'ouvert')
    await camille.puts(at('ouvert', '/archived'), { archived: true })
    expect((await louise.gets(at('ouvert', '/page'))).status).toBe(404)
    expect(await listed(ines)).not.toContain('ouvert')
    expect(await listed(ines, '?which=mine')).toEqual(['ouvert'])
    expect(await sees(ines, 'ouvert')).toMatchObject({ archived: true, can: { publish: false, read: true } })
    const said = { clientId: crypto.randomUUID(), text: 'Trop tard' }
    expect(codeOf(await camille.posts<ErrorEnvelope>(at('ouvert', '/announcements'), said))).toBe('COMMUNITY_ARCHIVED')
    await camille.puts(at('ouvert', '/archived'), { archived: false })
    expect((await louise.gets(at('ouvert', '/page'))).status).toBe(200)
  })

  it('publishes an announcement to everyone once, and removes it', async () => {
    await enters(ines, 'ouvert')
    const said = { clientId: crypto.randomUUID(), text: 'Jeudi, chez Claire' }
    await camille.posts(at('ouvert', '/announcements'), said)
    await camille.posts(at('ouvert', '/announcements'), said)
    const { announcement } = await sees(ines, 'ouvert')
    expect(announcement).toMatchObject({ text: 'Jeudi, chez Claire', author: { username: 'camille' } })
    expect((await sees(louise, 'ouvert')).announcement).toBeNull()
    expect((await louise.gets(at('ouvert', '/announcements'))).status).toBe(403)
    await camille.deletes(at('ouvert', `/announcements/${announcement?.id}`))
    expect((await sees(ines, 'ouvert')).announcement).toBeNull()
  })
})
