import type { CommunityCard, CommunityView, ErrorEnvelope, NewLinkView, Page } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, codeOf, foundCircles, miscounted, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { communities } = tables
const { answers, at, enters, invites, leaves, listed, membersSeen, putsOut, sees } = aroundCommunities

const clock = { now: new Date() }
const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  now: () => clock.now,
})
const zoe = await test.personas.member('Zoé')

beforeEach(async () => {
  clock.now = new Date()
  await foundCircles(test, camille)
})
/** Whatever was done in a story, every community counts who is in it. */
afterEach(async () => {
  expect(await miscounted(test)).toEqual([])
  await test.settled()
  for (const table of [tables.shares, communities, tables.blocks, tables.reports]) await test.db.delete(table)
})

const idOf = async (slug: string) => {
  const [row] = await test.db.select({ id: communities.id }).from(communities).where(eq(communities.slug, slug))
  return row!.id
}

describe('a visitor', () => {
  it('reads the description of a community that is not secret, and cannot act in it', async () => {
    expect((await listed(test.visitor)).sort()).toEqual(['demande', 'ouvert'])
    expect(await sees(test.visitor, 'ouvert')).toMatchObject({ faces: [], announcement: null, role: null })
    expect((await test.visitor.gets(at('secret', '/page'))).status).toBe(404)
    expect((await enters(test.visitor, 'ouvert')).status).toBe(401)
    expect((await test.visitor.gets(at('ouvert', '/members'))).status).toBe(401)
    expect((await test.visitor.gets('/api/communities/cards?which=mine')).status).toBe(401)
  })
})

describe('visibility', () => {
  it('hides a secret community from lists, counts and searches of non-members', async () => {
    expect(await listed(ines)).not.toContain('secret')
    expect(await listed(ines, '?q=secret')).toEqual([])
    expect(await listed(ines, '?which=suggested')).not.toContain('secret')
    const paths = ['/page', '/members', '/announcements', '/requests', '/links', '/reports', '/excluded']
    for (const path of paths) expect((await ines.gets(at('secret', path))).status).toBe(404)
    expect((await enters(ines, 'secret')).status).toBe(404)
    expect((await invites(ines, 'secret', louise)).status).toBe(404)
    const report = { target: 'community', targetId: await idOf('secret'), reason: 'scam', goodFaith: true }
    expect((await ines.posts('/api/reports', report)).status).toBe(404)
    expect((await listed(camille)).sort()).toEqual(['demande', 'ouvert', 'secret'])
  })

  it('finds by name and tagline, ignoring accents, and paginates', async () => {
    expect((await listed(ines, '?q=ETE')).sort()).toEqual(['demande', 'ouvert'])
    expect(await listed(ines, '?q=OUVËRT')).toEqual(['ouvert'])
    const first = (await ines.gets<Page<CommunityCard>>('/api/communities/cards?limit=1')).body
    const second = await listed(ines, `?limit=1&cursor=${first.cursor}`)
    expect([first.items[0]?.slug, ...second].sort()).toEqual(['demande', 'ouvert'])
  })
})

describe('common communities', () => {
  it('lists each community that both members are in, if the member is visible', async () => {
    await enters(ines, 'ouvert')
    await test.db.update(communities).set({ archivedAt: clock.now }).where(eq(communities.slug, 'demande'))
    expect(await listed(ines, '?which=shared&with=camille')).toEqual(['ouvert'])
    expect(await listed(camille, '?which=shared&with=ines')).toEqual(['ouvert'])
    expect(await listed(louise, '?which=shared&with=camille')).toEqual([])
    expect((await test.visitor.gets('/api/communities/cards?which=shared&with=camille')).status).toBe(401)
    expect((await ines.gets('/api/communities/cards?which=shared&with=personne')).status).toBe(404)
    await test.personas.blocks(camille, ines)
    expect((await ines.gets('/api/communities/cards?which=shared&with=camille')).status).toBe(404)
  })
})

describe('joining', () => {
  it('is one step in an open community, counted once for repeated and concurrent calls', async () => {
    const all = [ines, ines, louise, zoe].map((person) => enters(person, 'ouvert'))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await sees(ines, 'ouvert')).toMatchObject({ memberCount: 4, role: 'member', news: 'mentions' })
    expect(await listed(ines, '?which=mine')).toEqual(['ouvert'])
    expect(await listed(ines, '?which=suggested')).toEqual(['demande'])
  })

  it('is a request where approval is required, with an answer to each question', async () => {
    await camille.patches(at('demande'), { questions: ['Pourquoi toi ?'] })
    const without = await ines.puts<ErrorEnvelope>(at('demande', '/membership'), {})
    expect(without.body.error.details.fields).toHaveProperty('answers')
    expect((await enters(ines, 'demande', { answers: ['Pour lire'] })).body).toMatchObject({
      role: null,
      standing: 'asked',
    })
    expect((await enters(ines, 'demande', { answers: ['Encore'] })).body.standing).toBe('asked')
    expect(await sees(camille, 'demande')).toMatchObject({ requests: 1, memberCount: 1 })
    const waiting = await camille.gets<Page<object>>(at('demande', '/requests'))
    expect(waiting.body.items).toMatchObject([
      { member: { username: 'ines' }, answers: [{ question: 'Pourquoi toi ?', answer: 'Pour lire' }] },
    ])
    expect((await ines.gets(at('demande', '/requests'))).status).toBe(403)
    expect((await answers(camille, 'demande', ines, true)).status).toBe(200)
    expect(await sees(ines, 'demande')).toMatchObject({ role: 'member', standing: null, memberCount: 2 })
  })

  it('is refused for a week after a rejection, with the waiting time', async () => {
    await enters(ines, 'demande')
    await answers(camille, 'demande', ines, false)
    const again = await ines.puts<ErrorEnvelope>(at('demande', '/membership'), {})
    expect(codeOf(again)).toBe('COMMUNITY_ASKED_TOO_SOON')
    expect(again.body.error.details.retryAfter).toBe(7 * 24 * 3600)
    clock.now = new Date(Date.now() + 7 * 24 * 3_600_000)
    expect((await enters(ines, 'demande')).body.standing).toBe('asked')
  })

  it('by invitation shows a secret community to the invited member only, until it is declined', async () => {
    expect((await invites(camille, 'secret', ines)).status).toBe(200)
    expect(await sees(ines, 'secret')).toMatchObject({
      standing: 'invited',
      faces: [],
      can: { join: true, read: false },
    })
    expect((await louise.gets(at('secret', '/page'))).status).toBe(404)
    expect((await leaves(ines, 'secret')).status).toBe(200)
    expect((await ines.gets(at('secret', '/page'))).status).toBe(404)
    await invites(camille, 'secret', ines)
    expect((await enters(ines, 'secret')).body).toMatchObject({ role: 'member', memberCount: 2 })
    expect(codeOf(await invites(camille, 'secret', ines))).toBe('COMMUNITY_ALREADY_IN')
    expect((await invites(ines, 'secret', louise)).status).toBe(403)
  })

  it('by link admits anyone who has it, until it expires or is revoked', async () => {
    const { token, id } = (await camille.posts<NewLinkView>(at('secret', '/links'), { days: 1 })).body
    expect((await louise.gets(at('secret', '/page?invitation=autre'))).status).toBe(404)
    expect((await test.visitor.gets(at('secret', `/page?invitation=${token}`))).status).toBe(404)
    expect((await louise.gets<CommunityView>(at('secret', `/page?invitation=${token}`))).body.can.join).toBe(true)
    expect((await enters(louise, 'secret', { invitation: token })).body.role).toBe('member')
    expect((await camille.gets(at('secret', '/links'))).body).toMatchObject([{ id, uses: 1 }])
    expect(JSON.stringify((await camille.gets(at('secret', '/links'))).body)).not.toContain(token)
    await camille.deletes(at('secret', `/links/${id}`))
    expect((await enters(zoe, 'secret', { invitation: token })).status).toBe(404)
    const other = (await camille.posts<NewLinkView>(at('secret', '/links'), { days: 1 })).body
    await test.db.update(tables.communityLinks).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await enters(zoe, 'secret', { invitation: other.token })).status).toBe(404)
  })

  it('is refused to a removed member, by any means, until readmitted', async () => {
    await enters(ines, 'ouvert')
    expect((await putsOut(camille, 'ouvert', ines)).status).toBe(200)
    const { token } = (await camille.posts<NewLinkView>(at('ouvert', '/links'), { days: 7 })).body
    for (const body of [{}, { invitation: token }]) {
      const refused = await ines.puts<ErrorEnvelope>(at('ouvert', '/membership'), body)
      expect(codeOf(refused)).toBe('COMMUNITY_EXCLUDED')
    }
    await enters(louise, 'ouvert')
    expect((await invites(louise, 'ouvert', ines)).status).toBe(403)
    expect((await camille.gets(at('ouvert', '/excluded'))).body).toMatchObject([{ username: 'ines' }])
    await camille.deletes(at('ouvert', '/excluded/ines'))
    expect((await enters(ines, 'ouvert')).body.role).toBe('member')
  })
})

describe('a block', () => {
  it('applies inside a community: neither member is in the other’s list, faces or requests', async () => {
    await enters(ines, 'ouvert')
    await enters(louise, 'ouvert')
    await test.personas.blocks(louise, ines)
    expect(await membersSeen(ines, 'ouvert')).toEqual(['camille', 'ines'])
    expect(await membersSeen(louise, 'ouvert')).toEqual(['camille', 'louise'])
    const faces = (await sees(ines, 'ouvert')).faces.map(({ username }) => username)
    expect(faces).not.toContain('louise')
    await test.personas.blocks(camille, zoe)
    await enters(zoe, 'demande')
    expect((await camille.gets<Page<object>>(at('demande', '/requests'))).body.items).toEqual([])
    expect((await invites(camille, 'secret', zoe)).status).toBe(404)
  })
})
