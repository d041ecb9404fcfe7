import type {
  DeskReport,
  DeskReportRow,
  ErrorEnvelope,
  Page,
  RoomMessageResult,
  RoomMessages,
  RoomMessageView,
  VoterView,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { createRoomFixture, openLivePage, type Person, setUpTestApp } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseDeleted } from '../../moderation/evidence/public.ts'
import { eraseRoomMessages } from '../../operations/personal-data/public.ts'

const { test, camille, ines, louise, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise', 'maud'],
  listens: true,
})
const { roomMessages, pollVotes } = tables

let roomId = 0
beforeAll(async () => {
  const fixture = await createRoomFixture(test, { slug: 'cuisine', owner: camille, members: [ines, louise] })
  roomId = fixture.roomId
})
beforeEach(async () => {
  await test.db.delete(roomMessages)
  await test.db.delete(tables.blocks)
  await test.db.delete(tables.reports)
})

const draft = (poll: object = {}, more: object = {}) => ({
  clientId: crypto.randomUUID(),
  text: 'On mange quoi ?',
  poll: { choices: ['Soupe', 'Salade', 'Tarte'], days: 3, ...poll },
  ...more,
})
const sends = (author: Person, ...parts: Parameters<typeof draft>) =>
  author.posts<RoomMessageResult & ErrorEnvelope>(`/api/rooms/${roomId}/messages`, draft(...parts))
const asks = async (...parts: Parameters<typeof draft>) => (await sends(camille, ...parts)).body.message
const votes = (voter: Person, { id }: RoomMessageView, ...choices: number[]) =>
  voter.puts<RoomMessageResult & ErrorEnvelope>(`/api/rooms/messages/${id}/vote`, { choices })
const reads = async (reader: Person) =>
  (await reader.gets<RoomMessages>(`/api/rooms/${roomId}/messages`)).body.messages.at(-1)
const countsFor = async (reader: Person) => (await reads(reader))?.poll?.choices.map((choice) => choice.votes)
const codeOf = ({ body }: { body: ErrorEnvelope }) => body.error.details.code
const listed = async (reader: Person, { id }: RoomMessageView) => {
  const { status, body } = await reader.gets<Page<VoterView>>(`/api/rooms/messages/${id}/votes`)
  return status === 200 ? body.items.map(({ member }) => member.username) : status
}

describe('a poll in a room', () => {
  it('hides its results until the reader has voted, and counts each voter once', async () => {
    const asked = await asks()
    expect(asked.poll).toMatchObject({ voters: 0, mine: [], canVote: true, ended: false })
    await votes(ines, asked, 1)
    expect(await countsFor(louise)).toEqual([null, null, null])
    expect((await votes(louise, asked, 1)).body.message.poll).toMatchObject({ voters: 2, mine: [1] })
    await votes(louise, asked, 0)
    expect(await countsFor(louise)).toEqual([1, 1, 0])
    expect((await reads(louise))?.poll?.voters).toBe(2)
  })

  it('needs a question, and stands alone', async () => {
    expect(codeOf(await sends(camille, {}, { text: '' }))).toBe('VALIDATION')
    expect(codeOf(await sends(camille, { choices: ['Oui'] }))).toBe('VALIDATION')
    expect(codeOf(await sends(camille, {}, { images: [{ fileId: 1, alt: '' }] }))).toBe('VALIDATION')
  })

  it('is ended by its author alone, and shows its results to all from then on', async () => {
    const asked = await asks()
    await votes(ines, asked, 2)
    expect((await ines.puts(`/api/rooms/messages/${asked.id}/poll-end`)).status).toBe(403)
    const { body } = await camille.puts<RoomMessageResult>(`/api/rooms/messages/${asked.id}/poll-end`)
    expect(body.message.poll).toMatchObject({ ended: true, canVote: false })
    expect(await countsFor(louise)).toEqual([0, 0, 1])
    expect(codeOf(await votes(louise, asked, 0))).toBe('POLL_ENDED')
    expect((await camille.puts(`/api/rooms/messages/${asked.id}/poll-end`)).status).toBe(200)
  })

  it('keeps its question once someone has voted', async () => {
    const asked = await asks()
    const edits = (text: string) => camille.patches<ErrorEnvelope>(`/api/rooms/messages/${asked.id}`, { text })
    expect((await edits('On mange quoi samedi ?')).status).toBe(200)
    await votes(ines, asked, 0)
    expect(codeOf(await edits('Et dimanche ?'))).toBe('POLL_HAS_VOTES')
    expect((await reads(ines))?.text).toBe('On mange quoi samedi ?')
  })

  it('is not known outside the room, nor across a block', async () => {
    const asked = await asks()
    const rosa = await test.personas.member('Rosa')
    expect((await votes(rosa, asked, 0)).status).toBe(404)
    expect(await listed(rosa, asked)).toBe(404)
    await camille.posts('/api/blocks', { username: 'ines' })
    expect((await votes(ines, asked, 0)).status).toBe(404)
    expect(await reads(ines)).toMatchObject({ hidden: true, poll: null, text: '' })
  })

  it('names nobody while it is secret; with names, not the members that the reader does not see', async () => {
    const secret = await asks()
    await votes(ines, secret, 1)
    await votes(camille, secret, 1)
    expect(await listed(camille, secret)).toBe(403)
    const named = await asks({ named: true })
    await votes(ines, named, 1)
    expect(await listed(louise, named)).toBe(403)
    await votes(louise, named, 0)
    expect(await listed(louise, named)).toEqual(['louise', 'ines'])
    await louise.posts('/api/blocks', { username: 'ines' })
    expect(await listed(louise, named)).toEqual(['louise'])
    expect(await countsFor(louise)).toEqual([1, 0, 0])
    expect((await reads(louise))?.poll?.voters).toBe(1)
  })

  it('tells open pages that the message changed, without results', async () => {
    const asked = await asks()
    const page = await openLivePage(test.app, louise)
    expect(await page.watches(`room-${roomId}`)).toBe(true)
    await votes(ines, asked, 1)
    expect(await page.hears('room.stale')).toMatchObject({ type: 'room.stale', roomId })
    page.closes()
  })

  it('is sent once, and collapses for a reader who muted a word of its choices', async () => {
    const body = draft()
    await camille.posts(`/api/rooms/${roomId}/messages`, body)
    await camille.posts(`/api/rooms/${roomId}/messages`, body)
    expect(await test.db.$count(roomMessages)).toBe(1)
    await louise.posts('/api/mutes', { word: 'tarte' })
    expect((await reads(louise))?.muted).toBe(true)
    await test.db.delete(tables.mutes)
  })

  it('goes with its message: hidden once deleted, erased after a month', async () => {
    const asked = await asks()
    await votes(ines, asked, 0)
    await camille.deletes(`/api/rooms/messages/${asked.id}`)
    expect(await reads(ines)).toMatchObject({ deleted: true, poll: null })
    expect((await votes(ines, asked, 0)).status).toBe(404)
    await eraseDeleted(test.app.events.unitOfWork, 'roomMessage', new Date(Date.now() + 31 * 86_400_000))
    expect(await test.db.$count(pollVotes)).toBe(0)
    const [row] = await test.db.select().from(roomMessages).where(eq(roomMessages.id, asked.id))
    expect(row).toMatchObject({ text: '', poll: null, pollVoters: 0 })
  })

  it('goes with its author', async () => {
    const asked = await asks()
    await votes(ines, asked, 0)
    await test.app.events.unitOfWork((tx) => eraseRoomMessages(tx, camille.id))
    const [row] = await test.db.select().from(roomMessages).where(eq(roomMessages.id, asked.id))
    expect(row).toMatchObject({ text: '', poll: null })
    expect(await test.db.$count(pollVotes)).toBe(0)
  })

  it('is in the evidence of a report, with its choices', async () => {
    const asked = await asks()
    await ines.posts('/api/reports', {
      ...{ target: 'roomMessage', targetId: asked.id, reason: 'harassment', goodFaith: true },
    })
    const { items } = (await maud.gets<{ items: DeskReportRow[] }>('/api/desk/reports')).body
    const { body } = await maud.gets<DeskReport>(`/api/desk/reports/${items[0]?.id}`)
    expect(JSON.stringify(body)).toContain('Salade')
  })
})
