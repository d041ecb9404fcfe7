import type { CommunityView, DeskCommunity, DeskList } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { aroundCommunities, foundCircles, miscounted, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { test } = await setUpTestApp()
const editor = await test.personas.member('Odile', { role: 'editor' })
const camille = await test.personas.camille()
const ines = await test.personas.ines()
beforeAll(async () => {
  await foundCircles(test, ines)
})

const { sees, listed } = aroundCommunities
const desk = '/api/desk/communities'
const list = async (query = '') => (await editor.gets<DeskList<DeskCommunity>>(`${desk}${query}`)).body
const named = async (slug: string) => {
  const found = (await list()).items.find((community) => community.slug === slug)
  if (found === undefined) throw new Error(`the desk has no ${slug}`)
  return found
}
const founding = () => ({
  clientId: crypto.randomUUID(),
  name: 'La maison',
  roomName: 'Nouvelles',
  roomTopic: 'Ce qui vient',
})

it('is for editors: moderators, members and visitors are refused', async () => {
  const moderator = await test.personas.member('Maud', { role: 'moderator' })
  const { id } = await named('ouvert')
  for (const [person, status] of [
    [test.visitor, 401],
    [camille, 403],
    [ines, 403],
    [moderator, 403],
  ] as const) {
    expect((await person.gets(desk)).status).toBe(status)
    expect((await person.puts(`${desk}/${id}`, { name: 'À moi' })).status).toBe(status)
    expect((await person.posts(desk, founding())).status).toBe(status)
  }
  expect((await sees(camille, 'ouvert')).name).toBe('Cercle ouvert')
})

it('filters by text, access and state, with the name of each owner', async () => {
  const { items, total } = await list('?sort=name:desc')
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { slug: 'ouvert', ownerName: 'Inès', access: 'open', archived: false, official: false },
    { slug: 'demande', access: 'request' },
  ])
  expect((await list('?q=demande')).items).toMatchObject([{ slug: 'demande' }])
  expect((await list('?access=open')).items).toMatchObject([{ slug: 'ouvert' }])
  expect((await list('?archived=true')).total).toBe(0)
})

it('does not contain secret communities', async () => {
  const { communities } = tables
  const [secret] = await test.db.select().from(communities).where(eq(communities.slug, 'secret'))
  expect((await editor.gets(`${desk}/${secret?.id}`)).status).toBe(404)
  expect((await editor.puts(`${desk}/${secret?.id}`, { name: 'Vue' })).status).toBe(404)
  expect((await editor.puts(`${desk}/${(await named('ouvert')).id}`, { access: 'secret' })).status).toBe(400)
  expect((await sees(ines, 'secret')).name).toBe('Cercle secret')
})

describe('what an editor changes', () => {
  it('is visible to members, and the former slug redirects', async () => {
    const { id } = await named('ouvert')
    const change = {
      name: 'Jardins',
      slug: 'jardins',
      tagline: 'Mains dans la terre',
      rules: 'Douceur',
      access: 'request',
    }
    expect((await editor.puts(`${desk}/${id}`, change)).body).toMatchObject({ id, ...change })
    const moved = await test.visitor.gets<CommunityView>('/api/communities/ouvert/page')
    expect(moved).toMatchObject({ status: 200, body: { id, ...change } })
    expect((await editor.puts(`${desk}/${id}`, { slug: 'demande' })).status).toBe(409)
    expect((await editor.puts(`${desk}/${id}`, { slug: 'Pas ça' })).status).toBe(400)
    expect((await editor.puts(`${desk}/${id}`, { slug: 'ouvert', access: 'open' })).body).toMatchObject({
      slug: 'ouvert',
    })
    expect((await test.visitor.gets<CommunityView>('/api/communities/jardins/page')).body).toMatchObject({
      slug: 'ouvert',
    })
  })

  it('does not reveal the former slug of a secret community', async () => {
    const { communities, formerSlugs } = tables
    const [secret] = await test.db.select().from(communities).where(eq(communities.slug, 'secret'))
    await test.db
      .insert(formerSlugs)
      .values({ collection: 'communities', slug: 'autrefois', targetId: secret?.id ?? 0 })
    expect((await test.visitor.gets('/api/communities/autrefois/page')).status).toBe(404)
    expect((await sees(ines, 'autrefois')).slug).toBe('secret')
  })

  it('archives it, and reopens it', async () => {
    const { id } = await named('demande')
    expect((await editor.puts(`${desk}/${id}`, { archived: true })).body).toMatchObject({ archived: true })
    expect(await listed(test.visitor)).not.toContain('demande')
    expect((await list('?archived=true')).items).toMatchObject([{ id }])
    await editor.puts(`${desk}/${id}`, { archived: false })
    expect(await listed(test.visitor)).toContain('demande')
  })

  it('is written to the audit log', async () => {
    const { auditEntries } = tables
    const { id } = await named('ouvert')
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.targetId, id))
    expect(entries[0]).toMatchObject({ actorId: editor.id, action: 'community.edit', target: 'community' })
    expect(entries[0]?.detail).toEqual({ changed: ['name', 'tagline', 'rules', 'slug', 'access'] })
  })
})

it('creates an official community once, with its first room, outside the daily limit', async () => {
  const first = founding()
  const [one, again] = [await editor.posts<DeskCommunity>(desk, first), await editor.posts<DeskCommunity>(desk, first)]
  expect(one.body).toMatchObject({ slug: 'la-maison', official: true, ownerName: 'Odile', memberCount: 1 })
  expect(again.body.id).toBe(one.body.id)
  expect((await editor.posts(desk, { ...founding(), name: 'Une autre' })).status).toBe(200)
  const rooms = await test.db.select().from(tables.rooms).where(eq(tables.rooms.communityId, one.body.id))
  expect(rooms).toMatchObject([{ name: 'Nouvelles', topic: 'Ce qui vient' }])
  expect((await sees(camille, 'la-maison')).can.join).toBe(true)
  expect(await miscounted(test)).toEqual([])
})
