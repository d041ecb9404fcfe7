import type { ReportedContent } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, createRoomFixture, inRoom, type Person, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { eraseDeleted } from '../../moderation/evidence/public.ts'

const DAY = 24 * 3_600_000

let room: ReturnType<typeof inRoom>
const { test, camille, louise } = await setUpTestApp({
  personas: ['camille', 'louise'],
  clears: [tables.communities, tables.reports, tables.blocks],
})
const zoe = await test.personas.member('Zoé')
beforeEach(async () => {
  const founded = await createRoomFixture(test, { slug: 'jardin', access: 'secret', owner: camille, members: [louise] })
  room = inRoom(founded.roomId, founded.room)
})

const reports = (person: Person, targetId: number) =>
  person.posts('/api/reports', { target: 'roomMessage', targetId, reason: 'harassment', goodFaith: true })
const erases = (days: number) =>
  eraseDeleted(test.app.events.unitOfWork, 'roomMessage', new Date(Date.now() + days * DAY))

it('contains the reported message, its earlier versions, and two messages around it', async () => {
  for (const text of ['Un', 'Deux', 'Trois']) await room.says(camille, text)
  const message = await room.says(louise, 'Mot dur')
  await room.edits(louise, message, 'Mot doux')
  for (const text of ['Quatre', 'Cinq', 'Six']) await room.says(camille, text)
  await test.personas.blocks(louise, camille)
  expect((await reports(camille, message.id)).status).toBe(200)
  const [report] = await test.db.select().from(tables.reports)
  const { body: atDesk } = await camille.gets<ReportedContent[]>('/api/communities/jardin/reports')
  expect(atDesk).toMatchObject([{ target: 'roomMessage', targetId: message.id, excerpt: '' }])
  await test.db.delete(tables.blocks)
  const { body: unhidden } = await camille.gets<ReportedContent[]>('/api/communities/jardin/reports')
  expect(unhidden).toMatchObject([{ excerpt: 'Mot doux' }])
  expect(report).toMatchObject({
    aboutId: louise.id,
    url: `/c/jardin/salon-jardin?message=${message.seq}`,
    excerpt: 'Mot doux',
    snapshot: {
      text: 'Mot doux',
      earlier: [{ text: 'Mot dur' }],
      before: [{ text: 'Deux' }, { text: 'Trois' }],
      after: [{ text: 'Quatre' }, { text: 'Cinq' }],
    },
  })
})

it('can be reported by members of the community, except the author', async () => {
  const message = await room.says(louise, 'Bonjour')
  expect(codeOf(await reports(zoe, message.id))).toBe('MESSAGE_NOT_FOUND')
  expect(codeOf(await reports(test.visitor, message.id))).toBeDefined()
  expect(codeOf(await reports(louise, message.id))).toBe('FORBIDDEN')
})

it('hides the pictures of a removed message from everyone but their owner', async () => {
  const { id: fileId } = await uploadPhoto(louise)
  const message = await room.says(louise, 'Regarde', { images: [{ fileId, alt: 'Un jardin' }] })
  const url = message.images[0]?.url ?? ''
  const statusFor = async (person: Person) => (await person.gets(url)).status
  expect([await statusFor(camille), await statusFor(zoe)]).toEqual([200, 404])
  await room.removes(louise, message)
  expect([await statusFor(camille), await statusFor(louise)]).toEqual([404, 200])
})

it('deletes the messages of a deleted account, and keeps the room consistent', async () => {
  const leaver = await test.personas.member('Partante')
  const [{ communityId } = { communityId: 0 }] = await test.db.select().from(tables.rooms)
  await test.db.insert(tables.communityMembers).values({ communityId, userId: leaver.id })
  const first = await room.says(louise, 'Avant')
  const gone = await room.says(leaver, 'Je pars, @louise')
  const answer = await room.says(louise, 'Bonne route', { replyTo: gone.id })
  await test.settled()
  await test.db.delete(tables.users).where(eq(tables.users.id, leaver.id))
  const { messages } = await room.opens(camille)
  expect(messages.map(({ id, replyTo }) => [id, replyTo])).toEqual([
    [first.id, null],
    [answer.id, null],
  ])
})

it('is deleted after thirty days, unless a report is open', async () => {
  const { id: fileId } = await uploadPhoto(louise)
  const gone = await room.says(louise, 'Oublie', { images: [{ fileId, alt: '' }] })
  const reported = await room.says(louise, 'Retiens')
  await room.removes(louise, gone)
  await reports(camille, reported.id)
  await room.removes(louise, reported)
  expect(await erases(29)).toBe(0)
  expect(await erases(31)).toBe(1)
  const textOf = async (id: number) =>
    (await test.db.select().from(tables.roomMessages).where(eq(tables.roomMessages.id, id)))[0]?.text
  expect([await textOf(gone.id), await textOf(reported.id)]).toEqual(['', 'Retiens'])
  expect(await test.db.$count(tables.roomMessageImages)).toBe(0)
})
