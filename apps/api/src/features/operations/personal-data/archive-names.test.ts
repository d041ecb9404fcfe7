import { tables } from '@consoeurs/database'
import { createRoomFixture, inRoom, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { buildArchive } from './build-archive.ts'

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })
beforeAll(async () => {
  const louise = await test.personas.louise()
  for (const { id } of [ines, louise])
    await test.db.insert(tables.honors).values({ fromId: id, toId: camille.id, kind: 'belle-plume' })
})

const archive = async () => Object.fromEntries(await buildArchive(test.db, camille.id, 'secret'))
const givers = async () => (await archive())['honneurs-recus']?.map(({ from_id: from }) => from)

it('shows no name from after a block or a pause', async () => {
  expect(await givers()).toEqual(['Inès', 'Louise'])
  await camille.posts('/api/blocks', { username: 'ines' })
  await test.db.insert(tables.usernameHistory).values({ userId: ines.id, username: 'ines' })
  await test.personas.changes(ines, { username: 'ines-dulac', name: 'Inès Dulac' })
  expect(await givers()).toEqual(['Inès', 'Louise'])
  expect((await archive()).blocages).toMatchObject([{ username: 'ines', display_name: 'Inès' }])
  await camille.deletes('/api/blocks/ines')
  await test.personas.blocks(ines, camille)
  expect(await givers()).toEqual(['une membre', 'Louise'])
  for (const username of ['ines-dulac', 'personne']) await camille.posts('/api/blocks', { username })
  expect((await archive()).blocages?.map(({ username, display_name: name }) => [username, name])).toEqual([
    ['personne', 'personne'],
    ['ines-dulac', 'ines-dulac'],
  ])
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.blockedNames)
  await test.personas.changes(ines, { pause: 1 })
  expect(await givers()).toEqual(['une membre', 'Louise'])
  expect(JSON.stringify(await archive())).not.toContain('Dulac')
})

it('quotes no room message or report of a blocked or paused member', async () => {
  await test.personas.changes(ines, { pause: 0 })
  const { roomId } = await createRoomFixture(test, { slug: 'cercle', owner: ines, members: [camille] })
  const said = await inRoom(roomId, 'salon-cercle').says(ines, 'Rendez-vous sous le tilleul, @camille')
  await test.settled()
  const filed = { target: 'roomMessage', targetId: said.id, reason: 'harassment', goodFaith: true }
  expect((await camille.posts('/api/reports', filed)).status).toBe(200)
  const quotes = async () => {
    const { notifications = [], signalements = [] } = await archive()
    expect([notifications.length, signalements.length]).toEqual([1, 1])
    return JSON.stringify([notifications, signalements]).includes('tilleul')
  }
  expect(await quotes()).toBe(true)
  await test.personas.blocks(ines, camille)
  expect(await quotes()).toBe(false)
  await test.db.delete(tables.blocks)
  await test.personas.changes(ines, { pause: 1 })
  expect(await quotes()).toBe(false)
})

it('has nothing of what a blocked member wrote last', async () => {
  const sidonie = await test.personas.member('Sidonie')
  for (const [from, to, text] of [
    [camille, sidonie, 'Bonsoir.'],
    [sidonie, camille, 'Chanterelles'],
  ] as const)
    await from.posts('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text })
  expect(JSON.stringify(await archive())).toContain('Chanterelles')
  await test.personas.blocks(camille, sidonie)
  expect(JSON.stringify(await archive())).not.toContain('Chanterelles')
  expect((await archive()).conversations).toHaveLength(1)
  await test.db.delete(tables.blocks)
})

it('has the newsletter of her address, once she has confirmed it', async () => {
  const [row] = await test.db.insert(tables.categories).values({ name: 'Cuisine', slug: 'cuisine' }).returning()
  const subscription = { askedAt: new Date(), confirmedAt: new Date(), categoryIds: [row?.id ?? 0] }
  const [user] = await test.db.select().from(tables.users).where(eq(tables.users.id, camille.id))
  await test.db.insert(tables.newsletterReaders).values({ email: user?.email ?? '', ...subscription })
  expect((await archive()).lettre).toMatchObject([{ rubriques: ['Cuisine'], sent_at: null }])
  await test.personas.changes(camille, { emailVerified: false })
  expect((await archive()).lettre).toEqual([])
})
