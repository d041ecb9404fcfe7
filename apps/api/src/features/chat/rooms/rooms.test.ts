import type { Page, RoomList, RoomMessageView, RoomView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import {
  codeOf,
  createRoomFixture,
  deleteAuditEntries,
  inRoom,
  type Person,
  setUpTestApp,
  uploadPhoto,
} from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const { communities, roomMessages } = tables

let roomId: number
let room: ReturnType<typeof inRoom>
let kinds: string[]
const clock = { now: new Date() }

const { test, camille, ines, louise } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise'],
  now: () => clock.now,
})
beforeAll(async () => {
  await test.personas.member('Zoé')
  kinds = test.deps.brand.reactions.map(({ kind }) => kind)
})

/** Camille's community: Inès keeps order there, Louise is in it, Zoé is not. */
beforeEach(async () => {
  clock.now = new Date()
  const founded = await createRoomFixture(test, {
    slug: 'jardin',
    owner: camille,
    moderators: [ines],
    members: [louise],
  })
  roomId = founded.roomId
  room = inRoom(roomId, founded.room)
})
afterEach(async () => {
  await test.settled()
  for (const table of [communities, tables.blocks, tables.mutes]) await test.db.delete(table)
  await deleteAuditEntries(test.db)
})

const mine = async (person: Person) => (await person.gets<RoomList>('/api/rooms/mine')).body.items
const viewOf = async (person: Person): Promise<RoomView> => (await mine(person))[0]!
const textsOf = (messages: RoomMessageView[]) => messages.map(({ text }) => text)
const finds = async (person: Person, q: string) =>
  textsOf(
    (await person.gets<Page<RoomMessageView>>(`/api/rooms/${roomId}/search?q=${encodeURIComponent(q)}`)).body.items,
  )

describe('own rooms', () => {
  it('are found by their own name or their community’s, without accents', async () => {
    const room = await viewOf(camille)
    const found = async (person: Person, q: string) =>
      (await person.gets<RoomList>(`/api/rooms/mine?q=${encodeURIComponent(q)}`)).body.items.map(({ id }) => id)
    expect(await found(camille, room.name.toUpperCase())).toEqual([room.id])
    expect(await found(camille, room.community.name)).toEqual([room.id])
    expect(await found(camille, 'introuvable')).toEqual([])
    expect(await found(await test.personas.member('Dehors'), room.name)).toEqual([])
  })
})

describe('a message', () => {
  it('is stored once per client id, and contains its author', async () => {
    const clientId = crypto.randomUUID()
    const first = await room.says(louise, 'Bonjour à toutes', { clientId })
    const again = await room.says(louise, 'Bonjour à toutes', { clientId })
    expect(again).toEqual(first)
    expect(first.author?.displayName).toBe('Louise')
    const both = await Promise.all([room.says(louise, 'Vite', { clientId: first.clientId }), room.says(louise, 'Vite')])
    expect(both[0]?.id).toBe(first.id)
    expect(textsOf((await room.opens(camille)).messages)).toEqual(['Bonjour à toutes', 'Vite'])
  })

  it('has one order for all viewers when the first ones are sent concurrently', async () => {
    await Promise.all([room.says(louise, 'A'), room.says(camille, 'B'), room.says(ines, 'C')])
    const seen = (await room.opens(camille)).messages
    expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect((await room.opens(louise)).messages.map(({ id }) => id)).toEqual(seen.map(({ id }) => id))
  })

  it('requires text or a picture, within the length limit', async () => {
    expect(codeOf(await room.tries(louise, '  '))).toBe('VALIDATION')
    expect(codeOf(await room.tries(louise, 'a'.repeat(2001)))).toBe('VALIDATION')
    const { id } = await uploadPhoto(louise)
    const message = await room.says(louise, '', { images: [{ fileId: id, alt: 'Un jardin' }] })
    expect(message.images.map(({ alt }) => alt)).toEqual(['Un jardin'])
    expect((await viewOf(camille)).lastMessage).toMatchObject({ text: '', pictures: 1, authorName: 'Louise' })
  })

  it('may reply to another of the same room, also to one that is deleted later', async () => {
    const asked = await room.says(camille, 'Qui vient ?')
    const answer = await room.says(louise, 'Moi', { replyTo: asked.id })
    expect(answer.replyTo).toMatchObject({ text: 'Qui vient ?', authorName: 'Camille', deleted: false })
    await room.removes(camille, asked)
    const late = await room.says(ines, 'Moi aussi', { replyTo: asked.id })
    expect(late.replyTo).toMatchObject({ text: '', deleted: true })
    const elsewhere = await createRoomFixture(test, { slug: 'ailleurs', owner: louise })
    const other = await inRoom(elsewhere.roomId, elsewhere.room).says(louise, 'Ailleurs')
    expect(codeOf(await room.tries(louise, 'Non', { replyTo: other.id }))).toBe('REPLY_TO_UNKNOWN')
  })

  it('can be edited by its author for a quarter of an hour, and earlier versions are kept', async () => {
    const message = await room.says(louise, 'Demain')
    const { body } = await room.edits(louise, message, 'Après-demain')
    expect(body.message).toMatchObject({ text: 'Après-demain', edited: true })
    expect(body.message.changedSeq).toBeGreaterThan(message.changedSeq)
    expect(codeOf(await room.edits(camille, message, 'Jamais'))).toBe('FORBIDDEN')
    const versions = await test.db.select().from(tables.roomMessageVersions)
    expect(versions.map(({ text }) => text)).toEqual(['Demain'])
    clock.now = new Date(Date.now() + 16 * 60_000)
    expect(codeOf(await room.edits(louise, message, 'Trop tard'))).toBe('MESSAGE_TOO_OLD')
  })

  it('can be removed by its author or by a moderator, and shows which of them did', async () => {
    const own = await room.says(louise, 'Oups')
    const other = await room.says(louise, 'Publicité')
    expect(codeOf(await room.removes(louise, await room.says(camille, 'À moi')))).toBe('FORBIDDEN')
    await room.removes(louise, own)
    await room.removes(ines, other)
    expect(await room.sees(camille, own)).toMatchObject({ text: '', removed: 'author', deleted: true })
    expect(await room.sees(louise, other)).toMatchObject({ text: '', removed: 'moderation' })
    const [row] = await test.db.select().from(roomMessages).where(eq(roomMessages.id, other.id))
    expect(row?.text).toBe('Publicité')
    expect((await test.db.select().from(tables.auditEntries)).map(({ action }) => action)).toEqual([
      'room-message.remove',
    ])
  })

  it('has one reaction per member, counted for all', async () => {
    const message = await room.says(louise, 'Bravo')
    await room.reacts(camille, message, kinds[0]!)
    await room.reacts(ines, message, kinds[0]!)
    const { body } = await room.reacts(camille, message, kinds[1]!)
    expect(body.message.reactions).toMatchObject({ total: 2, mine: kinds[1] })
    expect((await room.sees(louise, message))?.reactions).toMatchObject({ total: 2, mine: null })
  })

  it('can be pinned by a moderator until it is unpinned or removed', async () => {
    const message = await room.says(louise, 'Les règles')
    expect(codeOf(await room.pins(louise, message))).toBe('FORBIDDEN')
    await room.pins(ines, message)
    expect((await room.sees(louise, message))?.pinned?.byName).toBe('Inès')
    const pins = async () =>
      (await louise.gets<{ items: RoomMessageView[] }>(`/api/rooms/${roomId}/pins`)).body.items.map(({ id }) => id)
    expect(await pins()).toEqual([message.id])
    await room.unpins(camille, message)
    expect(await pins()).toEqual([])
    await room.pins(camille, message)
    await room.removes(louise, message)
    expect(await pins()).toEqual([])
  })

  it('mentions members of the community whom its author may see, each once', async () => {
    await test.personas.blocks(ines, louise)
    const message = await room.says(louise, 'Merci @camille, @Camille et @ines ! @zoe ? ecris@camille.fr')
    expect(message.mentions.map(({ username }) => username)).toEqual(['camille'])
    const { body } = await room.edits(louise, message, 'Merci à toutes')
    expect(body.message.mentions).toEqual([])
  })
})

describe('concurrent actions', () => {
  it('edit and deletion: the message stays deleted', async () => {
    const message = await room.says(louise, 'Avant')
    await Promise.all([room.edits(louise, message, 'Après'), room.removes(ines, message)])
    expect(await room.sees(louise, message)).toMatchObject({ removed: 'moderation', text: '' })
  })

  it('pin and deletion: a deleted message is not pinned', async () => {
    const message = await room.says(louise, 'Épingle-moi')
    await Promise.all([room.pins(ines, message), room.removes(louise, message)])
    expect(await room.sees(camille, message)).toMatchObject({ pinned: null, deleted: true })
  })

  it('deletion and reply: the reply is stored, and quotes a deleted message', async () => {
    const asked = await room.says(camille, 'Qui vient ?')
    const [answer] = await Promise.all([room.says(louise, 'Moi', { replyTo: asked.id }), room.removes(camille, asked)])
    expect((await room.sees(ines, answer))?.replyTo).toMatchObject({ id: asked.id, text: '', deleted: true })
  })

  it('archiving and writing: stored before the archiving, or refused', async () => {
    const [said] = await Promise.all([
      room.tries(louise, 'Encore un mot'),
      camille.patches(`/api/rooms/${roomId}`, { archived: true }),
    ])
    const there = textsOf((await room.opens(louise)).messages)
    expect([
      [200, ['Encore un mot']],
      [409, []],
    ]).toContainEqual([said.status, there])
    expect(codeOf(await room.tries(louise, 'Trop tard'))).toBe('ROOM_ARCHIVED')
  })

  it('removal of a member and writing: stored before the removal, or refused; then always refused', async () => {
    const [said] = await Promise.all([
      room.tries(louise, 'Un mot'),
      camille.deletes(`/api/communities/jardin/members/${louise.username}`),
    ])
    expect([200, 403, 404]).toContain(said.status)
    expect(textsOf((await room.opens(camille)).messages)).toEqual(said.status === 200 ? ['Un mot'] : [])
    expect((await room.tries(louise, 'Encore')).status).toBe(403)
  })
})

describe('a message of a hidden author', () => {
  it.each(['blocks', 'is blocked by', 'misses'])(
    'keeps its position without any content: Louise %s Camille',
    async (how) => {
      const message = await room.says(camille, 'Bonjour @ines')
      await room.reacts(camille, message, kinds[0]!)
      const answer = await room.says(ines, 'Coucou', { replyTo: message.id })
      if (how === 'blocks') await test.personas.blocks(louise, camille)
      if (how === 'is blocked by') await test.personas.blocks(camille, louise)
      if (how === 'misses') await test.personas.changes(camille, { pause: 1 })
      const seen = await room.sees(louise, message)
      expect(seen).toEqual({
        ...{ id: message.id, roomId, seq: 1, at: message.at, changedSeq: expect.any(Number) },
        ...{ clientId: '', authorId: 0, author: null, text: '', images: [], sound: null, replyTo: null, mentions: [] },
        ...{ reactions: { counts: [], total: 0, mine: null }, deleted: false, edited: false, removed: null },
        ...{ pinned: null, hidden: true, muted: false, link: null, poll: null },
      })
      expect((await room.sees(louise, answer))?.replyTo).toMatchObject({
        hidden: true,
        text: '',
        authorId: 0,
        authorName: '',
      })
      expect(await viewOf(louise)).toMatchObject({ unread: 1, mentions: 0 })
      expect(await finds(louise, 'bonjour')).toEqual([])
      expect(codeOf(await room.reacts(louise, message, kinds[0]!))).toBe('MESSAGE_NOT_FOUND')
      await test.personas.changes(camille, { pause: 0 })
    },
  )

  it('is not shown as the last message in the list', async () => {
    await room.says(camille, 'Secret')
    await test.personas.blocks(camille, louise)
    expect((await viewOf(louise)).lastMessage).toMatchObject({ text: '', authorId: 0, authorName: '', hidden: true })
    expect((await viewOf(ines)).lastMessage).toMatchObject({ text: 'Secret', authorName: 'Camille' })
  })

  it('is folded if only the author or a word is muted, and is not counted', async () => {
    const message = await room.says(camille, 'Le régime du jour')
    await louise.posts('/api/mutes', { word: 'régime' })
    expect(await room.sees(louise, message)).toMatchObject({ muted: true, hidden: false, text: 'Le régime du jour' })
    expect(await room.sees(camille, message)).toMatchObject({ muted: false })
    await ines.posts('/api/mutes', { username: camille.username })
    expect(await room.sees(ines, message)).toMatchObject({ muted: true })
    expect((await viewOf(ines)).unread).toBe(0)
  })
})

describe('searching', () => {
  it('ignores accents and case, returns the newest first, and finds no deleted message', async () => {
    await room.says(camille, 'Une Crème brûlée')
    const gone = await room.says(camille, 'La creme anglaise')
    await room.says(louise, 'CRÈME de marrons')
    await room.removes(camille, gone)
    expect(await finds(ines, 'crème')).toEqual(['CRÈME de marrons', 'Une Crème brûlée'])
    expect(await finds(ines, 'brulee creme')).toEqual(['Une Crème brûlée'])
    expect(await finds(ines, '100%')).toEqual([])
  })

  it('suggests members who can be mentioned', async () => {
    const proposed = async (person: Person, q: string) =>
      (await person.gets<{ items: { username: string }[] }>(`/api/rooms/${roomId}/mentionable?q=${q}`)).body.items.map(
        ({ username }) => username,
      )
    expect(await proposed(louise, '')).toEqual(['camille', 'ines'])
    expect(await proposed(louise, 'INÈ')).toEqual(['ines'])
    await test.personas.blocks(ines, louise)
    expect(await proposed(louise, 'in')).toEqual([])
  })
})
