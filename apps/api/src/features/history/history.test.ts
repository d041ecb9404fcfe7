import { type CheckedHistory, constants } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, foundCircles, type Person, type TestApp } from '@consoeurs/testkit'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let test: TestApp
let camille: Person
let ines: Person
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  camille = await test.cast.camille()
  ines = await test.cast.ines()
})
afterEach(async () => {
  await test.settled()
  for (const table of [tables.communities, tables.articles, tables.users]) await test.db.delete(table)
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

it('is asked by members alone', async () => {
  expect((await test.visitor.posts('/api/history/check', { members: ['ines'] })).status).toBe(401)
})

it('answers what is there, as it is called today', async () => {
  const { slug } = await publishes({ title: 'Le lac' })
  await foundCircles(test, ines)
  const at = new Date(Date.now() - 1000)
  await test.db.insert(tables.articles).values({ slug: 'une-page', title: 'Une page', body: '…', publishedAt: at })
  await test.cast.changes(ines, { name: 'Inès B.' })
  const asked = { members: ['ines'], shares: [slug], communities: ['ouvert'], articles: ['une-page'] }
  expect(await checks(asked)).toEqual({
    members: [{ slug: 'ines', name: 'Inès B.', avatar: null }],
    shares: [{ slug, name: 'Le lac', avatar: null }],
    communities: [{ slug: 'ouvert', name: 'Cercle ouvert', avatar: null }],
    articles: [{ slug: 'une-page', name: 'Une page', avatar: null }],
  })
})

it('answers nothing where nothing is asked, and refuses more than a browser may keep', async () => {
  expect(await checks({})).toEqual({ members: [], shares: [], communities: [], articles: [] })
  const many = Array.from({ length: constants.historyCap + 1 }, (_, index) => `nom-${index}`)
  expect((await camille.posts('/api/history/check', { members: many })).status).toBe(400)
})

describe('a member', () => {
  it('is gone who blocked her, whom she muted, who hid herself, who has another name; and herself', async () => {
    const [louise, paused, muted] = [
      await test.cast.louise(),
      await test.cast.member('Perrine'),
      await test.cast.member('Odile'),
    ]
    await test.cast.blocks(louise, camille)
    await test.cast.changes(paused, { pause: 1 })
    await camille.posts('/api/mutes', { username: muted.username })
    expect(await members('INES', 'louise', 'perrine', 'odile', 'camille', 'personne')).toEqual(['ines'])
    await test.cast.changes(ines, { username: 'ines-b' })
    expect(await members('ines')).toEqual([])
  })
})

describe('a share', () => {
  it('is called by its title, or its first words', async () => {
    const { slug } = await publishes()
    expect(await shares(slug)).toEqual(['Une phrase pour ce soir'])
  })

  it('says nothing of itself where it is covered', async () => {
    const { slug } = await publishes({ title: 'Un secret', cover: 'intime' })
    expect(await shares(slug)).toEqual(['Inès'])
  })

  it('is gone once it is taken away, or who wrote it cannot be seen', async () => {
    const [kept, removed] = [await publishes({ title: 'Resté' }), await publishes({ title: 'Retiré' })]
    await ines.deletes(`/api/shares/${removed.id}`)
    expect(await shares(kept.slug, removed.slug)).toEqual(['Resté'])
    await test.cast.blocks(ines, camille)
    expect(await shares(kept.slug)).toEqual([])
  })
})

it('a community is gone that shut its door, and an article that was taken away', async () => {
  await foundCircles(test, ines)
  const at = new Date(Date.now() - 1000)
  await test.db.insert(tables.articles).values({ slug: 'une-page', title: 'Une page', body: '…', publishedAt: at })
  const asked = { communities: ['ouvert', 'secret'], articles: ['une-page'] }
  expect((await checks(asked, ines)).communities).toHaveLength(2)
  expect((await checks(asked)).communities.map(({ slug }) => slug)).toEqual(['ouvert'])
  await test.db.update(tables.articles).set({ deletedAt: at }).where(eq(tables.articles.slug, 'une-page'))
  expect((await checks(asked)).articles).toEqual([])
})
