import type * as contract from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { CookieBrowser, Person, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CountsScene, openCountsScene, says } from './counts.scene.ts'

let test: TestApp
let camille: Person
let rosa: Person
let louise: Person
let scene: CountsScene
describe('an absent member', () => {
  let gaia: Person
  let maud: Person
  const password = 'bougie tramway noisette'
  const steps = {
    reacts: async () =>
      void (await gaia.puts(`/api/shares/${scene.share.id}/reaction`, { kind: test.deps.brand.reactions[0]?.kind })),
    leaves: async () => void (await gaia.deletes('/api/communities/cercle/membership')),
  }
  /** What a visitor is told: there is no list for her but of comments of public profiles. */
  const visitorsTotals = async () => {
    const { body: seen } = await test.visitor.gets<contract.ShareView>(`/api/shares/${scene.share.slug}`)
    const path = `/api/articles/${scene.article}?fields=slug&populate=comments`
    const { body: read } = await test.visitor.gets<{ data: contract.Entry<contract.ArticleAttributes> }>(path)
    const { body: cards } = await test.visitor.gets<contract.Page<contract.CommunityCard>>('/api/communities/cards')
    return {
      reactions: seen.reactions.total,
      comments: seen.commentCount,
      answers: read.data.attributes.comments?.data?.attributes.count,
      members: cards.items.find(({ slug }) => slug === 'cercle')?.memberCount,
    }
  }
  const membersTotals = async (who: Person) => ({
    reactions: await scene.reactors(who),
    comments: (await scene.comments(who)).length,
    answers: (await scene.answers(who)).length,
    members: await scene.members(who),
  })
  const agrees = async (who: Person) => {
    const rows = await scene.read(who)
    const told = (say: (row: (typeof rows)[number]) => unknown) => rows.map((row) => [row.of, say(row)])
    expect(told(({ count }) => count)).toEqual(told(({ list }) => list))
    return Object.fromEntries(rows.map(({ of, list }) => [of, list]))
  }
  const sanction = (kind: string, more: object = {}) =>
    maud.posts<{ sanctions: { id: number }[] }>(`/api/desk/users/${gaia.id}/sanction`, {
      ...{ clientId: crypto.randomUUID(), kind, reason: 'Insultes répétées.', ...more },
    })
  const lifts = async () => {
    const given = (await test.db.select().from(tables.sanctions)).find(({ liftedAt }) => liftedAt === null)
    return maud.posts(`/api/desk/sanctions/${given?.id}/lift`)
  }
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const signsIn = () => test.visitor.posts('/api/auth/local', { identifier: gaia.username, password })
  const leaves = () => gaia.posts('/api/account/leaving', { password, understood: true })
  const staysAfterAll = async () => {
    const browser = new CookieBrowser(test, 'Firefox/140')
    await browser.posts('/api/auth/local', { identifier: gaia.username, password })
    return browser.posts('/api/account/keep')
  }
  const consent = '/api/personal-data/consents/sensitive'
  const shows = (status: string) => gaia.patches('/api/members/me', { status })

  const absences: [string, () => Promise<{ status: number }>, () => Promise<{ status: number }>][] = [
    ['hidden for lack of consent', () => gaia.deletes(consent), () => gaia.puts(consent)],
    ['hidden by choice', () => shows('hidden'), () => shows('complete')],
    ['suspended', () => sanction('suspension', { until: tomorrow }), lifts],
    ['banned', () => sanction('ban'), lifts],
    ['paused', () => gaia.posts('/api/account/pause'), signsIn],
    ['with a deletion request', leaves, staysAfterAll],
  ]

  beforeAll(async () => {
    scene = await openCountsScene()
    await scene.test.app.jobs.start()
    ;({ test, camille, rosa, louise } = scene)
    await test.db.update(tables.shares).set({ visibility: 'public' })
    maud = await test.personas.maud()
    gaia = await test.personas.member('Gaia')
    await test.personas.givesPassword(gaia, password)
    await test.db.insert(tables.consents).values({ userId: gaia.id, kind: 'sensitive', version: '1' })
    for (const path of [`/api/shares/${scene.share.id}/comments`, `/api/articles/${scene.article}/comments`]) {
      const { id } = (await says(gaia, path, 'Bonjour')).body
      await says(rosa, path, 'Bonjour à toi', id)
      const { id: other } = (await says(camille, path, 'Et moi')).body
      await says(gaia, path, 'Toi aussi', other)
    }
    await steps.reacts()
    await gaia.puts('/api/communities/cercle/membership', { answers: [] })
    for (const { username } of [camille, louise]) {
      await gaia.posts('/api/visits', { username })
      await gaia.posts('/api/honors', { username, kind: test.deps.brand.honors[0]?.kind })
    }
    await test.settled()
  })

  afterAll(() => test.close())
  beforeEach(async () => {
    const token = await test.personas.opensSession(gaia.id)
    gaia = new Person({ app: test.app, id: gaia.id, username: gaia.username, token })
  })

  it.each(absences)('%s, is in no count, and is counted again after returning', async (_how, goes, returns) => {
    const before = [await agrees(camille), await agrees(louise), await visitorsTotals()] as const
    expect((await goes()).status).toBe(200)
    await test.settled()
    const [member, author, visitor] = [await agrees(camille), await agrees(louise), await visitorsTotals()]
    expect(member['ReactionState.total']).toBe((before[0]['ReactionState.total'] ?? 0) - 1)
    // Her two comments, and the answer to one of them.
    expect(member['ShareView.commentCount']).toBe((before[0]['ShareView.commentCount'] ?? 0) - 3)
    expect(member['CommunityView.memberCount']).toBe((before[0]['CommunityView.memberCount'] ?? 0) - 1)
    expect(author['Counters.nbVisitsUnread']).toBe((before[1]['Counters.nbVisitsUnread'] ?? 0) - 1)
    expect(author['Counters.nbHonorsUnread']).toBe((before[1]['Counters.nbHonorsUnread'] ?? 0) - 1)
    expect(visitor).toEqual(await membersTotals(rosa))
    expect((await returns()).status).toBe(200)
    await test.settled()
    expect([await agrees(camille), await agrees(louise), await visitorsTotals()]).toEqual(before)
  })

  it('is counted in their own view, also for actions during the absence', async () => {
    expect((await gaia.deletes(consent)).status).toBe(200)
    await test.settled()
    await test.personas.blocks(camille, gaia)
    await agrees(gaia)
    await agrees(camille)
    await gaia.puts(`/api/shares/${scene.share.id}/reaction`, { kind: null })
    await says(gaia, `/api/shares/${scene.share.id}/comments`, 'Seule')
    await steps.leaves()
    await agrees(gaia)
    await steps.reacts()
    await gaia.puts('/api/communities/cercle/membership', { answers: [] })
    await agrees(gaia)
    for (const who of [camille, louise, rosa]) await agrees(who)
    expect((await gaia.puts(consent)).status).toBe(200)
    await test.settled()
    for (const who of [gaia, camille, louise, rosa]) await agrees(who)
  })
})
