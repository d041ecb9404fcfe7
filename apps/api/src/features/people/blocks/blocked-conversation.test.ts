import { type BlockedConversation, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'

const DAY = 24 * 3_600_000

let camille: Person
let ines: Person
const { test } = await setUpTestApp({
  clears: [tables.blocks, tables.blockedNames, tables.reports, tables.conversations],
})
beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille()
  ines = await test.personas.ines()
})

interface TestMessage {
  by: Person
  text: string
  deleted?: boolean
}

async function talk(said: TestMessage[], held: string | null = null): Promise<number[]> {
  const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((one, other) => one - other)
  const [conversation] = await test.db
    .insert(tables.conversations)
    .values({ lowId, highId, startedById: camille.id, lastSeq: said.length, held })
    .returning()
  const rows = await test.db
    .insert(tables.messages)
    .values(
      said.map(({ by, text, deleted = false }, index) => ({
        ...{ conversationId: conversation!.id, authorId: by.id, clientId: crypto.randomUUID(), text },
        ...{ seq: index + 1, changedSeq: index + 1, deletedAt: deleted ? new Date() : null },
      })),
    )
    .returning({ id: tables.messages.id })
  return rows.map(({ id }) => id)
}

const reads = (person: Person, username: string, query = '') =>
  person.gets<BlockedConversation>(`/api/blocks/${username}/messages${query}`)
const texts = ({ items }: BlockedConversation) => items.map(({ mine, text }) => [mine ? 'moi' : 'elle', text])

it('is readable and reportable by the member who blocked, whoever blocked first', async () => {
  const [, hers = 0] = await talk([
    { by: ines, text: 'Bonjour' },
    { by: camille, text: 'Mot dur' },
    { by: camille, text: 'Repris', deleted: true },
  ])
  await ines.posts('/api/blocks', { username: 'camille' })
  const { body } = await reads(ines, 'camille')
  expect(texts(body)).toEqual([
    ['elle', ''],
    ['elle', 'Mot dur'],
    ['moi', 'Bonjour'],
  ])
  expect(body).toMatchObject({ block: { displayName: 'Camille' }, items: [{ deleted: true }, { deleted: false }, {}] })
  expect(new Date(body.until ?? 0).getTime() - new Date(body.block.at).getTime()).toBe(limits.evidenceDays * DAY)
  const filed = { target: 'message', targetId: hers, reason: 'harassment', goodFaith: true }
  expect((await ines.posts('/api/reports', filed)).status).toBe(200)

  expect(codeOf(await reads(camille, 'ines'))).toBe('MEMBER_NOT_FOUND')
  await camille.posts('/api/blocks', { username: 'ines' })
  expect(texts((await reads(camille, 'ines')).body)).toContainEqual(['elle', 'Bonjour'])
})

it('reveals no current data of the other member: no avatar, no marks, no picture addresses', async () => {
  await talk([{ by: camille, text: 'Mot dur' }])
  await test.personas.blocks(ines, camille)
  const { body } = await reads(ines, 'camille')
  expect(Object.keys(body.items[0] ?? {}).sort()).toEqual(
    ['at', 'deleted', 'edited', 'id', 'mine', 'pictures', 'spoken', 'text'].sort(),
  )
  expect(body.block.avatar).toBeNull()
})

it('comes page by page, the newest first', async () => {
  await talk(['un', 'deux', 'trois', 'quatre', 'cinq'].map((text) => ({ by: camille, text })))
  await test.personas.blocks(ines, camille)
  const first = (await reads(ines, 'camille', '?limit=2')).body
  const second = (await reads(ines, 'camille', `?limit=2&cursor=${first.cursor}`)).body
  const third = (await reads(ines, 'camille', `?limit=2&cursor=${second.cursor}`)).body
  expect([first, second, third].flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
    'cinq',
    'quatre',
    'trois',
    'deux',
    'un',
  ])
  expect(third.cursor).toBeNull()
  expect((await reads(ines, 'camille', '?cursor=nimporte')).status).toBe(400)
})

it('is evidence for 30 days after the viewer’s own block, whatever the other did before', async () => {
  const [, targetId = 0] = await talk([
    { by: ines, text: 'Bonjour' },
    { by: camille, text: 'Mot dur' },
  ])
  const at = (days: number) => new Date(Date.now() - days * DAY)
  const blocked = await test.db
    .insert(tables.blocks)
    .values({ blockerId: ines.id, blockedId: camille.id, createdAt: at(29) })
    .returning()
  const alone = (await reads(ines, 'camille')).body
  expect(alone.items).toHaveLength(2)
  expect(alone.until).toBe(new Date((blocked[0]?.createdAt.getTime() ?? 0) + limits.evidenceDays * DAY).toISOString())

  await test.db.insert(tables.blocks).values({ blockerId: camille.id, blockedId: ines.id, createdAt: at(31) })
  expect((await reads(ines, 'camille')).body).toEqual(alone)
  const filed = { target: 'message', targetId, reason: 'harassment', goodFaith: true }
  expect((await ines.posts('/api/reports', filed)).status).toBe(200)

  const { body } = await reads(camille, 'ines')
  expect(body).toMatchObject({ items: [], cursor: null })
  expect(new Date(body.until ?? 0).getTime()).toBeLessThan(Date.now())
})

it('is empty without messages, and for a first message that a filter held back', async () => {
  await test.personas.blocks(ines, camille)
  expect((await reads(ines, 'camille')).body).toMatchObject({ until: null, items: [] })
  await talk([{ by: camille, text: 'Mot retenu' }], 'open')
  expect((await reads(ines, 'camille')).body).toMatchObject({ until: null, items: [] })
})

it('is not readable without a block of one’s own, nor by a visitor', async () => {
  await talk([{ by: camille, text: 'Mot dur' }])
  expect(codeOf(await reads(ines, 'camille'))).toBe('MEMBER_NOT_FOUND')
  expect((await test.visitor.gets('/api/blocks/camille/messages')).status).toBe(401)
})

it('does not reveal who has a new name: a name unknown at the block opens nothing', async () => {
  await talk([{ by: camille, text: 'Mot dur' }])
  await test.personas.blocks(camille, ines)
  const [block] = await test.db.select().from(tables.blocks)
  const sameMillisecond = block!.createdAt
  await test.db
    .insert(tables.usernameHistory)
    .values({ userId: camille.id, username: 'camille', createdAt: sameMillisecond })
  await test.personas.changes(camille, { username: 'nouveau-nom' })
  await ines.posts('/api/blocks', { username: 'nouveau-nom' })
  expect(JSON.stringify((await reads(ines, 'nouveau-nom')).body)).not.toContain('Mot dur')
  await test.personas.changes(camille, { username: 'camille' })
})

it('opens by the name at the time of the block, and by no later name', async () => {
  await talk([{ by: ines, text: 'Bonjour' }])
  await ines.posts('/api/blocks', { username: 'camille' })
  const after = new Date(Date.now() + 1000)
  await test.db.insert(tables.usernameHistory).values({ userId: ines.id, username: 'ines', createdAt: after })
  await test.personas.changes(ines, { username: 'ines-dulac' })
  for (const username of ['ines-dulac', 'personne']) {
    await camille.posts('/api/blocks', { username })
    expect((await reads(camille, username)).body).toMatchObject({ until: null, items: [] })
  }
  await camille.posts('/api/blocks', { username: 'ines' })
  expect(texts((await reads(camille, 'ines')).body)).toEqual([['elle', 'Bonjour']])
  await test.personas.changes(ines, { username: 'ines' })
  await test.db.delete(tables.usernameHistory)
})
