import type { FileReport, OwnReport, Page, ReportTarget } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const HOUR = 3_600_000
const before = new Date(Date.now() - 48 * HOUR)
const blockedAt = new Date(Date.now() - 24 * HOUR)
const later = new Date(Date.now() - HOUR)

const SECRET = 'Un secret de Camille'

let camille: Person
let ines: Person
let communityId: number
let roomId: number

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  camille = await test.personas.camille({ profile: { headline: SECRET } })
  ines = await test.personas.ines()
  await test.db
    .update(tables.users)
    .set({ createdAt: new Date(before.getTime() - 1) })
    .where(inArray(tables.users.id, [camille.id, ines.id]))
})
beforeEach(async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', access: 'secret', owner: camille })
  communityId = founded.communityId
  roomId = founded.roomId
})
afterEach(async () => {
  await test.settled()
  const { blocks, communities, conversations, honors, photos, reports, shares, usernameHistory } = tables
  for (const table of [blocks, honors, reports, shares, communities, conversations, photos, usernameHistory])
    await test.db.delete(table)
  await test.db.update(tables.users).set({ pause: 0, username: 'camille' }).where(eq(tables.users.id, camille.id))
})

const reports = (filed: Partial<FileReport>, person: Pick<Person, 'posts'> = ines) =>
  person.posts('/api/reports', { reason: 'harassment', goodFaith: true, ...filed })
const mine = async () => (await ines.gets<Page<OwnReport>>('/api/reports/mine')).body.items
const blocks = (at: Date, [blocker, blocked] = [ines, camille]) =>
  test.db.insert(tables.blocks).values({ blockerId: blocker!.id, blockedId: blocked!.id, createdAt: at })
const enters = (at: Date) =>
  test.db.insert(tables.communityMembers).values({ communityId, userId: ines.id, createdAt: at })

type ShareTraits = Partial<typeof tables.shares.$inferInsert>

async function publishes(traits: ShareTraits = {}): Promise<number> {
  const [share] = await test.db
    .insert(tables.shares)
    .values({
      ...{ authorId: camille.id, clientId: crypto.randomUUID(), slug: crypto.randomUUID(), kind: 'pensee' },
      ...{ body: SECRET, createdAt: before, publishedAt: before },
      ...traits,
    })
    .returning({ id: tables.shares.id })
  return share!.id
}

async function answers(shareId: number, at: Date, more: Partial<typeof tables.comments.$inferInsert> = {}) {
  const [comment] = await test.db
    .insert(tables.comments)
    .values({ shareId, authorId: camille.id, clientId: crypto.randomUUID(), text: SECRET, createdAt: at, ...more })
    .returning({ id: tables.comments.id })
  return comment!.id
}

async function showsPhoto(at: Date, visibility = 'everyone') {
  const { id: fileId } = await uploadPhoto(camille)
  const [photo] = await test.db
    .insert(tables.photos)
    .values({ userId: camille.id, fileId, position: 0, description: SECRET, visibility, createdAt: at })
    .returning({ id: tables.photos.id })
  return photo!.id
}

async function saysInRoom(at: Date, more: Partial<typeof tables.roomMessages.$inferInsert> = {}) {
  const message = { roomId, authorId: camille.id, clientId: crypto.randomUUID(), seq: 1, changedSeq: 1, text: SECRET }
  const [said] = await test.db
    .insert(tables.roomMessages)
    .values({ ...message, createdAt: at, ...more })
    .returning({ id: tables.roomMessages.id })
  return said!.id
}

/** Camille wrote to Inès. */
async function writes(at: Date) {
  const [lowId = 0, highId = 0] = [camille.id, ines.id].sort((one, other) => one - other)
  const [conversation] = await test.db
    .insert(tables.conversations)
    .values({ lowId, highId, startedById: camille.id, lastSeq: 1 })
    .returning()
  const [message] = await test.db
    .insert(tables.messages)
    .values({
      ...{ conversationId: conversation!.id, authorId: camille.id, clientId: crypto.randomUUID() },
      ...{ seq: 1, changedSeq: 1, text: SECRET, createdAt: at },
    })
    .returning()
  return message!.id
}

const inCommunity = () => ({ visibility: 'community', communityId })

/** What she could not see before she blocked is as unknown after it as what does not exist. */
const unseen: [string, ReportTarget, () => Promise<number>][] = [
  ['a share of a secret community', 'share', () => publishes(inCommunity())],
  ['a comment there', 'comment', async () => answers(await publishes(inCommunity()), before)],
  ['a message of a room there', 'roomMessage', () => saysInRoom(before)],
  ['a deleted share', 'share', () => publishes({ deletedAt: before })],
  ['a hidden share', 'share', () => publishes({ hiddenAt: before })],
  ['a share of after the block', 'share', () => publishes({ createdAt: later, publishedAt: later })],
  ['a share that was kept back until after the block', 'share', () => publishes({ publishedAt: later })],
  ['a comment of after the block', 'comment', async () => answers(await publishes(), later)],
  ['a deleted comment', 'comment', async () => answers(await publishes(), before, { deletedAt: before })],
  ['a photo for accepted members', 'photo', () => showsPhoto(before, 'accepted')],
  ['a photo of after the block', 'photo', () => showsPhoto(later)],
  [
    'a share of a community joined after the block',
    'share',
    async () => {
      await enters(later)
      return publishes(inCommunity())
    },
  ],
  [
    'a room message of after the block',
    'roomMessage',
    async () => {
      await enters(before)
      return saysInRoom(later)
    },
  ],
  [
    'a room message from before joining, after the block',
    'roomMessage',
    async () => {
      await enters(later)
      return saysInRoom(before)
    },
  ],
  [
    'a share, once its author is away',
    'share',
    async () => {
      await test.personas.changes(camille, { pause: 1 })
      return publishes()
    },
  ],
]

describe('content not seen before a block', () => {
  it.each(unseen)('%s', async (_what, target, makes) => {
    const targetId = await makes()
    const unknown = await reports({ target, targetId: 999_999_999 })
    await blocks(blockedAt)
    const { status, body } = await reports({ target, targetId })
    expect({ status, body }).toEqual({ status: 404, body: unknown.body })
    expect(await test.db.$count(tables.reports)).toBe(0)
  })

  it('an absent member, and one who blocked first', async () => {
    await test.personas.changes(camille, { pause: 1 })
    await blocks(blockedAt)
    expect(codeOf(await reports({ target: 'member', username: 'camille' }))).toBe('MEMBER_NOT_FOUND')
    await test.personas.changes(camille, { pause: 0 })
    await test.db.delete(tables.blocks)
    await blocks(new Date(before.getTime() - HOUR), [camille, ines])
    await blocks(blockedAt)
    const shareId = await publishes()
    expect(codeOf(await reports({ target: 'share', targetId: shareId }))).toBe('SHARE_NOT_FOUND')
  })
})

async function gives(at: Date): Promise<number> {
  const [honor] = await test.db
    .insert(tables.honors)
    .values({ fromId: camille.id, toId: ines.id, kind: 'belle-plume', word: SECRET, createdAt: at })
    .returning({ id: tables.honors.id })
  return honor!.id
}

/** What she saw before she blocked stays reportable. */
const seen: [string, ReportTarget, () => Promise<number>][] = [
  ['a share', 'share', () => publishes()],
  ['a share for members alone', 'share', () => publishes({ visibility: 'members' })],
  ['a comment', 'comment', async () => answers(await publishes(), before)],
  ['a photo', 'photo', () => showsPhoto(before)],
  ['a member', 'member', async () => camille.id],
  ['a message', 'message', () => writes(before)],
  ['the word of an honour', 'honor', () => gives(before)],
  [
    'a share of a common community',
    'share',
    async () => {
      await enters(before)
      return publishes(inCommunity())
    },
  ],
  [
    'a message of a common room',
    'roomMessage',
    async () => {
      await enters(before)
      return saysInRoom(before)
    },
  ],
]

describe('content seen before a block', () => {
  it.each(seen)('%s can be reported, and its text is for moderators only', async (_what, target, makes) => {
    const targetId = await makes()
    await blocks(blockedAt)
    const answer = await reports({ target, targetId })
    expect(answer.status).toBe(200)
    const [report] = await test.db.select().from(tables.reports)
    expect(JSON.stringify(report?.snapshot)).toContain(SECRET)
    const [own] = await mine()
    // Her list of blocks opens what was written to her; nothing else of what is hidden from her.
    expect(own?.excerpt).toBe(target === 'message' ? SECRET : '')
  })

  it('is not shown to the reporter in a later version', async () => {
    const shareId = await publishes()
    await blocks(blockedAt)
    await test.db.update(tables.shares).set({ body: 'Un mot d’après le blocage', editedAt: later })
    expect((await reports({ target: 'share', targetId: shareId })).status).toBe(200)
    expect(JSON.stringify(await mine())).not.toContain('après le blocage')
  })

  it('shows the name from before the block: a report does not reveal a rename', async () => {
    await writes(before)
    await blocks(blockedAt, [camille, ines])
    await test.db.insert(tables.usernameHistory).values({ userId: camille.id, username: 'camille', createdAt: later })
    await test.personas.changes(camille, { username: 'nouveau-nom' })
    expect(codeOf(await reports({ target: 'member', username: 'nouveau-nom' }))).toBe('MEMBER_NOT_FOUND')
    expect((await reports({ target: 'member', username: 'camille' })).status).toBe(200)
    expect(JSON.stringify(await mine())).not.toContain('nouveau-nom')
  })
})

describe('messages between two members', () => {
  it('are evidence for 30 days for both; the blocked member cannot read them again', async () => {
    const targetId = await writes(before)
    await blocks(blockedAt, [camille, ines])
    expect((await reports({ target: 'message', targetId })).status).toBe(200)
    expect((await mine())[0]?.excerpt).toBe('')
    await test.db.delete(tables.reports)
    await test.db.update(tables.blocks).set({ createdAt: new Date(Date.now() - 31 * 24 * HOUR) })
    expect(codeOf(await reports({ target: 'message', targetId }))).toBe('CONVERSATION_NOT_FOUND')
  })

  it('can be reported in a room too, whoever blocked', async () => {
    await enters(before)
    const targetId = await saysInRoom(before)
    await blocks(blockedAt, [camille, ines])
    expect((await reports({ target: 'roomMessage', targetId })).status).toBe(200)
    expect((await mine())[0]?.excerpt).toBe('')
  })

  it('cannot be reported if deleted before the reporter joined', async () => {
    const targetId = await saysInRoom(before, { deletedAt: blockedAt })
    await enters(later)
    expect(codeOf(await reports({ target: 'roomMessage', targetId }))).toBe('MESSAGE_NOT_FOUND')
  })
})

describe('hidden comments', () => {
  it('include the parent comment and the share', async () => {
    const maud = await test.personas.maud()
    const shareId = await publishes({ authorId: maud.id })
    const first = await answers(shareId, before, { deletedAt: later })
    const reply = await answers(shareId, before, { authorId: maud.id, parentId: first })
    expect(codeOf(await reports({ target: 'comment', targetId: reply }))).toBe('COMMENT_NOT_FOUND')
  })

  it('include a covered share, for a visitor', async () => {
    const open = { visibility: 'public' } as const
    await test.db
      .update(tables.userProfiles)
      .set({ visibility: 'public' })
      .where(eq(tables.userProfiles.userId, camille.id))
    const [plain, covered] = [await publishes(open), await publishes({ ...open, cover: 'Un sujet dur' })]
    const asks = async (shareId: number) => {
      const targetId = await answers(shareId, before)
      const who = { name: 'Anne', email: 'anne@exemple.fr' }
      return (await reports({ target: 'comment', targetId, ...who }, test.visitor)).status
    }
    expect([await asks(plain), await asks(covered)]).toEqual([200, 404])
  })
})

it('a report of a community cannot include a block: its staff may be hidden from the reporter', async () => {
  await test.db.update(tables.communities).set({ access: 'open' })
  await test.personas.changes(camille, { pause: 1 })
  expect((await reports({ target: 'community', targetId: communityId, alsoBlock: true })).status).toBe(200)
  expect(await test.db.$count(tables.blocks)).toBe(0)
})
