import { type CheckedHistory, constants } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { foundCircles, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

let camille: Person
let ines: Person
const { test } = await setUpTestApp({ clears: [tables.communities, tables.articles, tables.users] })
beforeEach(async () => {
  camille = await test.personas.camille()
  ines = await test.personas.ines()
})

async function checks(asked: object, person = camille): Promise<CheckedHistory> {
  const { status, body } = await person.posts<CheckedHistory>('/api/history/check', asked)
  expect(status).toBe(200)
  return body
}
const members = async (...names: string[]) => (await checks({ members: names })).members.map(({ slug }) => slug)

async function publishes(more: object = {}): Promise<{ id: number; slug: string }> {
  const draft = { clientId: crypto.randomUUID(), kind: 'pensee', body: 'Une phrase\npour ce soir', ...more }
  const { status, body } = await ines.posts<{ id: number; slug: string }>('/api/shares', draft)
  expect(status).toBe(200)
  return body
}
const shares = async (...slugs: string[]) => (await checks({ shares: slugs })).shares.map(({ name }) => name)

it('is for members only', async () => {
  expect((await test.visitor.posts('/api/history/check', { members: ['ines'] })).status).toBe(401)
})

it('returns existing entries under their current names', async () => {
  const { slug } = await publishes({ title: 'Le lac' })
  await foundCircles(test, ines)
  const at = new Date(Date.now() - 1000)
  await test.db.insert(tables.articles).values({ slug: 'une-page', title: 'Une page', body: '…', publishedAt: at })
  await test.personas.changes(ines, { name: 'Inès B.' })
  const asked = { members: ['ines'], shares: [slug], communities: ['ouvert'], articles: ['une-page'] }
  expect(await checks(asked)).toEqual({
    members: [{ slug: 'ines', name: 'Inès B.', avatar: null }],
    shares: [{ slug, name: 'Le lac', avatar: null }],
    communities: [{ slug: 'ouvert', name: 'Cercle ouvert', avatar: null }],
    articles: [{ slug: 'une-page', name: 'Une page', avatar: null }],
  })
})

it('returns nothing for an empty query, and refuses more entries than a browser may keep', async () => {
  expect(await checks({})).toEqual({ members: [], shares: [], communities: [], articles: [] })
  const many = Array.from({ length: constants.historyCap + 1 }, (_, index) => `nom-${index}`)
  expect((await camille.posts('/api/history/check', { members: many })).status).toBe(400)
})

describe('a member', () => {
  it('is omitted after a block, and if muted, hidden, renamed, or the viewer', async () => {
    const [louise, paused, muted] = [
      await test.personas.louise(),
      await test.personas.member('Perrine'),
      await test.personas.member('Odile'),
    ]
    await test.personas.blocks(louise, camille)
    await test.personas.changes(paused, { pause: 1 })
    await camille.posts('/api/mutes', { username: muted.username })
    expect(await members('INES', 'louise', 'perrine', 'odile', 'camille', 'personne')).toEqual(['ines'])
    await test.personas.changes(ines, { username: 'ines-b' })
    expect(await members('ines')).toEqual([])
  })
})

describe('a share', () => {
  it('is labelled by its title, or its first words', async () => {
    const { slug } = await publishes()
    expect(await shares(slug)).toEqual(['Une phrase pour ce soir'])
  })

  it('reveals nothing of a covered text', async () => {
    const { slug } = await publishes({ title: 'Un secret', cover: 'intime' })
    expect(await shares(slug)).toEqual(['Inès'])
  })

  it('is omitted once it is removed, or its author is not visible', async () => {
    const [kept, removed] = [await publishes({ title: 'Resté' }), await publishes({ title: 'Retiré' })]
    await ines.deletes(`/api/shares/${removed.id}`)
    expect(await shares(kept.slug, removed.slug)).toEqual(['Resté'])
    await test.personas.blocks(ines, camille)
    expect(await shares(kept.slug)).toEqual([])
  })
})

it('omits a community that became secret, and an article that was removed', async () => {
  await foundCircles(test, ines)
  const at = new Date(Date.now() - 1000)
  await test.db.insert(tables.articles).values({ slug: 'une-page', title: 'Une page', body: '…', publishedAt: at })
  const asked = { communities: ['ouvert', 'secret'], articles: ['une-page'] }
  expect((await checks(asked, ines)).communities).toHaveLength(2)
  expect((await checks(asked)).communities.map(({ slug }) => slug)).toEqual(['ouvert'])
  await test.db.update(tables.articles).set({ deletedAt: at }).where(eq(tables.articles.slug, 'une-page'))
  expect((await checks(asked)).articles).toEqual([])
})
