import type { OwnReport, Page, ReportTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const SECRET = 'Un secret de Camille'

let communityId: number
/** The reported rows, by target; `reply` is a comment under another comment of the share. */
let ids: Record<ReportTarget | 'inCommunity' | 'reply' | 'parent' | 'articleComment' | 'article', number>

const { test } = await setUpTestApp()
const camille = await test.personas.camille({ profile: { headline: SECRET } })
const ines = await test.personas.ines()

const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0

async function publishes(visibility: string, inside: number | null): Promise<number> {
  const key = crypto.randomUUID()
  const share = { authorId: camille.id, clientId: key, slug: key, kind: 'pensee', body: SECRET, visibility }
  return idOf(
    await test.db
      .insert(tables.shares)
      .values({ ...share, communityId: inside })
      .returning({ id: tables.shares.id }),
  )
}

async function comments(at: { shareId: number } | { articleId: number }, parentId: number | null = null) {
  const comment = { ...at, parentId, authorId: camille.id, clientId: crypto.randomUUID(), text: SECRET }
  return idOf(await test.db.insert(tables.comments).values(comment).returning({ id: tables.comments.id }))
}

async function makes(shareId: number): Promise<number> {
  const making = { shareId, memberId: camille.id, text: SECRET, days: ['2026-01-02'] }
  return idOf(await test.db.insert(tables.recipeMakings).values(making).returning({ id: tables.recipeMakings.id }))
}

async function offers(): Promise<number> {
  const offer = { kind: 'seeds', title: SECRET, expiresAt: new Date(Date.now() + 3_600_000) }
  return idOf(
    await test.db
      .insert(tables.swaps)
      .values({ ...offer, ownerId: camille.id, clientId: crypto.randomUUID() })
      .returning({ id: tables.swaps.id }),
  )
}

async function writesToInes(): Promise<number> {
  const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((one, other) => one - other)
  const conversationId = idOf(
    await test.db
      .insert(tables.conversations)
      .values({ lowId, highId, startedById: camille.id, lastSeq: 1 })
      .returning({ id: tables.conversations.id }),
  )
  const message = { conversationId, authorId: camille.id, clientId: crypto.randomUUID(), text: SECRET }
  return idOf(
    await test.db
      .insert(tables.messages)
      .values({ ...message, seq: 1, changedSeq: 1 })
      .returning({ id: tables.messages.id }),
  )
}

async function showsPhoto(): Promise<number> {
  const { id: fileId } = await uploadPhoto(camille)
  return idOf(
    await test.db
      .insert(tables.photos)
      .values({ userId: camille.id, fileId, position: 0, description: SECRET, visibility: 'everyone' })
      .returning({ id: tables.photos.id }),
  )
}

/** On the list of Inès. */
async function writesLine(): Promise<number> {
  await test.db.insert(tables.shoppingLists).values({ ownerId: ines.id }).onConflictDoNothing()
  const line = { ownerId: ines.id, writtenById: camille.id, key: crypto.randomUUID(), name: SECRET }
  return idOf(
    await test.db
      .insert(tables.shoppingLines)
      .values({ ...line, writtenAt: new Date(0), doneAt: new Date(0) })
      .returning({ id: tables.shoppingLines.id }),
  )
}

beforeEach(async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', access: 'secret', owner: camille, members: [ines] })
  communityId = founded.communityId
  await test.db.update(tables.communities).set({ tagline: SECRET })
  const written = { slug: 'un', title: 'Un', body: '<p>Un</p>', readingMinutes: 1, publishedAt: new Date(0) }
  const article = idOf(await test.db.insert(tables.articles).values(written).returning({ id: tables.articles.id }))
  const said = { authorId: camille.id, clientId: crypto.randomUUID(), seq: 1, changedSeq: 1, text: SECRET }
  const roomMessage = idOf(
    await test.db
      .insert(tables.roomMessages)
      .values({ ...said, roomId: founded.roomId })
      .returning({ id: tables.roomMessages.id }),
  )
  const share = await publishes('members', null)
  const parent = await comments({ shareId: share })
  ids = {
    ...{ share, parent, article, roomMessage, member: camille.id, community: communityId },
    inCommunity: await publishes('community', communityId),
    comment: await comments({ shareId: share }),
    making: await makes(share),
    swap: await offers(),
    reply: await comments({ shareId: share }, parent),
    articleComment: await comments({ articleId: article }),
    message: await writesToInes(),
    photo: await showsPhoto(),
    honor: idOf(
      await test.db
        .insert(tables.honors)
        .values({ fromId: camille.id, toId: ines.id, kind: 'belle-plume', word: SECRET })
        .returning({ id: tables.honors.id }),
    ),
    batchResult: idOf(
      await test.db
        .insert(tables.batches)
        .values({
          ...{ userId: camille.id, clientId: crypto.randomUUID(), kind: 'germination', name: 'Un', learned: SECRET },
          ...{ startedAt: new Date(0), outcome: 'success', sharing: 'named', sharedAt: new Date(0) },
        })
        .returning({ id: tables.batches.id }),
    ),
    shoppingLine: await writesLine(),
  }
})
afterEach(async () => {
  const { articles, batches, blocks, communities, conversations, honors, photos, reports, shares, swaps } = tables
  for (const table of [batches, blocks, reports, swaps, shares, articles, communities, conversations, honors, photos])
    await test.db.delete(table)
  await test.personas.changes(camille, { pause: 0, suspendedUntil: null })
})

type Row = keyof typeof ids

const targetOf: Partial<Record<Row, ReportTarget>> = {
  inCommunity: 'share',
  reply: 'comment',
  articleComment: 'comment',
}
const reported = [
  'member',
  'photo',
  'share',
  'inCommunity',
  'comment',
  'making',
  'swap',
  'reply',
  'articleComment',
  'message',
  'honor',
] as const
const all: Row[] = [...reported, 'roomMessage', 'community']

/** Inès reported everything while she could see it. */
async function excerpts(rows: Row[] = all): Promise<Record<string, string>> {
  await test.db.delete(tables.reports)
  for (const row of rows)
    await test.db.insert(tables.reports).values({
      ...{ reporterId: ines.id, aboutId: camille.id, target: targetOf[row] ?? row, targetId: ids[row] },
      ...{ reason: 'other', severity: 4, text: row, excerpt: SECRET, excerptShown: true },
    })
  const { body } = await ines.gets<Page<OwnReport>>('/api/reports/mine')
  return Object.fromEntries(body.items.map(({ text, excerpt }) => [text, excerpt]))
}

const shown = async () =>
  Object.entries(await excerpts())
    .flatMap(([row, excerpt]) => (excerpt.includes(SECRET) ? [row] : []))
    .toSorted()

const gone = new Date()
const remove = (
  table: typeof tables.comments | typeof tables.recipeMakings | typeof tables.shares | typeof tables.swaps,
  id: number,
  by: 'deletedAt' | 'hiddenAt',
) =>
  test.db
    .update(table as typeof tables.comments)
    .set({ [by]: gone })
    .where(eq(table.id, id))

/** What Inès reads no more of, by what happened since. */
const since: [string, () => Promise<unknown>, Row[]][] = [
  ['nothing', () => Promise.resolve(), []],
  // Her conversation with a blocked member opens from her list of blocks, and a community is nobody's to block.
  [
    'the reporter blocked the author',
    () => test.personas.blocks(ines, camille),
    all.filter((r) => r !== 'message' && r !== 'community'),
  ],
  [
    'the author blocked the reporter',
    () => test.personas.blocks(camille, ines),
    all.filter((row) => row !== 'community'),
  ],
  [
    'its author paused',
    () => test.personas.changes(camille, { pause: 1 }),
    all.filter((r) => r !== 'message' && r !== 'community'),
  ],
  [
    'its author was suspended',
    () => test.personas.changes(camille, { suspendedUntil: new Date(Date.now() + 3_600_000) }),
    all.filter((row) => row !== 'message' && row !== 'community'),
  ],
  [
    'the reporter left the secret community',
    () =>
      test.db
        .delete(tables.communityMembers)
        .where(and(eq(tables.communityMembers.communityId, communityId), eq(tables.communityMembers.userId, ines.id))),
    ['community', 'inCommunity', 'roomMessage'],
  ],
  [
    'the share was deleted',
    () => remove(tables.shares, ids.share, 'deletedAt'),
    ['comment', 'making', 'reply', 'share'],
  ],
  ['the share was hidden', () => remove(tables.shares, ids.share, 'hiddenAt'), ['comment', 'making', 'reply', 'share']],
  ['the comment was deleted', () => remove(tables.comments, ids.comment, 'deletedAt'), ['comment']],
  ['what she made was taken back', () => remove(tables.recipeMakings, ids.making, 'deletedAt'), ['making']],
  ['the offer was deleted', () => remove(tables.swaps, ids.swap, 'deletedAt'), ['swap']],
  ['what she made was hidden', () => remove(tables.recipeMakings, ids.making, 'hiddenAt'), ['making']],
  ['the comment was hidden', () => remove(tables.comments, ids.comment, 'hiddenAt'), ['comment']],
  ['the comment that it answers was deleted', () => remove(tables.comments, ids.parent, 'deletedAt'), ['reply']],
  ['the article was taken back', () => test.db.update(tables.articles).set({ publishedAt: null }), ['articleComment']],
  ['the photo is for few', () => test.db.update(tables.photos).set({ visibility: 'accepted' }), ['photo']],
  ['the honour was withdrawn', () => test.db.delete(tables.honors), ['honor']],
  ['the photo was deleted', () => test.db.delete(tables.photos), ['photo']],
  ['the message was deleted', () => test.db.update(tables.messages).set({ deletedAt: gone }), ['message']],
  ['the room message was deleted', () => test.db.update(tables.roomMessages).set({ deletedAt: gone }), ['roomMessage']],
  [
    'it was edited',
    () => test.db.update(tables.shares).set({ body: 'Autre chose', editedAt: gone }),
    ['inCommunity', 'share'],
  ],
]

describe('excerpts of own reports show only visible content', () => {
  it.each(since)('once %s', async (_what, happens, hidden) => {
    await happens()
    expect(await shown()).toEqual(all.filter((row) => !hidden.includes(row)).toSorted())
  })

  it('show a deleted message as deleted', async () => {
    await test.db.update(tables.messages).set({ deletedAt: gone })
    expect(await excerpts(['message'])).toEqual({ message: 'Message supprimé' })
  })
})
