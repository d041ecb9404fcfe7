import type {
  ConversationOpened,
  DeskReport,
  DeskReportRow,
  ErrorEnvelope,
  Page,
  ProfilePhoto,
  SentMessage,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto, uploadSound } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseDeleted } from '../../moderation/evidence/public.ts'

const { test, camille, ines, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'maud'],
  clears: [tables.conversations, tables.firstContacts, tables.blocks, tables.reports, tables.photos],
})
const question = test.deps.brand.profileQuestions[0]?.id ?? ''
const text = 'Marché, sieste, puis plus rien.'
const answer = { kind: 'answer', question, text } as const

beforeEach(async () => {
  await ines.patches('/api/members/me', { answers: { [question]: text } })
})

const sends = (from: Person, to: Person, profileQuote: object, words = 'Moi aussi') =>
  from.posts<SentMessage>('/api/messages', {
    ...{ clientId: crypto.randomUUID(), to: to.username, text: words, profileQuote },
  })
const refusal = async (...sent: Parameters<typeof sends>) =>
  ((await sends(...sent)).body as unknown as ErrorEnvelope).error.details.code
const opens = async (who: Person, other: Person) =>
  (await who.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body
const quoted = async (who: Person, other: Person) => (await opens(who, other)).messages[0]?.profileQuote

async function addPhoto(who: Person, description = ''): Promise<number> {
  const { id: fileId } = await uploadPhoto(who)
  return (await who.posts<ProfilePhoto[]>('/api/photos', { fileId, description })).body.at(-1)?.id ?? 0
}

describe('an answer', () => {
  it('is quoted in a request, which both read', async () => {
    const { status, body } = await sends(camille, ines, answer)
    expect(status).toBe(200)
    expect(body.message.profileQuote).toEqual(answer)
    expect(body.conversation.state).toBe('waiting')
    expect(await quoted(ines, camille)).toEqual(answer)
    expect((await opens(ines, camille)).conversation?.lastMessage?.text).toBe('Moi aussi')
  })

  it('stays as it was read, whatever its author changes later', async () => {
    await sends(camille, ines, answer)
    await ines.patches('/api/members/me', { answers: { [question]: 'Autre chose' } })
    expect(await quoted(camille, ines)).toEqual(answer)
  })

  it('is refused once it is no longer what she read, or is another member’s', async () => {
    expect(await refusal(camille, ines, { ...answer, text: 'Inventé' })).toBe('QUOTE_GONE')
    expect(await refusal(camille, ines, { ...answer, question: 'inconnue' })).toBe('QUOTE_GONE')
    expect(await refusal(ines, camille, answer)).toBe('QUOTE_GONE')
    expect((await opens(camille, ines)).conversation).toBeNull()
  })

  it('is quoted in an open conversation too, and a repeated send stores it once', async () => {
    await sends(camille, ines, answer)
    await ines.posts('/api/messages', { clientId: crypto.randomUUID(), to: camille.username, text: 'Ah oui ?' })
    const again = { clientId: crypto.randomUUID(), to: ines.username, text: 'Oui', profileQuote: answer }
    const first = await camille.posts<SentMessage>('/api/messages', again)
    expect((await camille.posts<SentMessage>('/api/messages', again)).body.message).toEqual(first.body.message)
    expect(first.body.message.profileQuote).toEqual(answer)
  })

  it('needs words beside it', async () => {
    expect(await refusal(camille, ines, answer, '')).toBe('VALIDATION')
  })

  it('goes with the message: unread once deleted, erased after a month, unless reported', async () => {
    const { message } = (await sends(camille, ines, answer)).body
    await camille.deletes(`/api/messages/${message.id}`)
    expect(await quoted(ines, camille)).toBeNull()
    await eraseDeleted(test.app.events.unitOfWork, 'message', new Date(Date.now() + 31 * 86_400_000))
    const [row] = await test.db.select().from(tables.messages).where(eq(tables.messages.id, message.id))
    expect(row).toMatchObject({ text: '', profileQuote: null })
  })

  it('is evidence in a report of the message', async () => {
    const { message } = (await sends(camille, ines, answer)).body
    await ines.posts('/api/reports', { target: 'message', targetId: message.id, reason: 'harassment', goodFaith: true })
    const [row] = (await maud.gets<Page<DeskReportRow>>('/api/desk/reports')).body.items
    const { evidence } = (await maud.gets<DeskReport>(`/api/desk/reports/${row?.id}`)).body
    expect(evidence.parts).toContainEqual({ part: 'quoted', text })
  })
})

describe('a spoken answer', () => {
  async function speaks(who: Person, transcript = ''): Promise<number> {
    const { id: fileId } = await uploadSound(who)
    await who.puts('/api/spoken-answer', { question, sound: { fileId, transcript } })
    return fileId
  }

  it('is quoted as the author heard it, and missing once it is removed or replaced', async () => {
    const soundId = await speaks(ines, 'Le marché.')
    await sends(camille, ines, { kind: 'spoken', soundId })
    for (const one of [await quoted(camille, ines), await quoted(ines, camille)])
      expect(one).toMatchObject({ kind: 'spoken', question, soundId, sound: { transcript: 'Le marché.' } })
    await speaks(ines)
    expect(await quoted(ines, camille)).toEqual({ kind: 'spoken', question, soundId, sound: null })
    expect(await refusal(maud, ines, { kind: 'spoken', soundId })).toBe('QUOTE_GONE')
  })

  it('is evidence in a report of the message, with its recording', async () => {
    const soundId = await speaks(ines, 'Le marché.')
    const { message } = (await sends(camille, ines, { kind: 'spoken', soundId })).body
    await ines.posts('/api/reports', { target: 'message', targetId: message.id, reason: 'harassment', goodFaith: true })
    const [row] = (await maud.gets<Page<DeskReportRow>>('/api/desk/reports')).body.items
    const { evidence } = (await maud.gets<DeskReport>(`/api/desk/reports/${row?.id}`)).body
    expect(evidence.sounds).toMatchObject([{ transcript: 'Le marché.' }])
  })
})

describe('a photo', () => {
  it('is quoted by reference: shown to both, and missing once removed', async () => {
    const photoId = await addPhoto(ines, 'Au marché')
    await sends(camille, ines, { kind: 'photo', photoId })
    for (const one of [await quoted(camille, ines), await quoted(ines, camille)])
      expect(one).toMatchObject({ kind: 'photo', photoId, photo: { alt: 'Au marché' } })
    await ines.deletes(`/api/photos/${photoId}`)
    expect(await quoted(camille, ines)).toEqual({ kind: 'photo', photoId, photo: null })
  })

  it('is quoted only by a member who sees it, and hides again with it', async () => {
    await addPhoto(ines)
    const photoId = await addPhoto(ines)
    await ines.patches(`/api/photos/${photoId}`, { visibility: 'accepted' })
    expect(await refusal(camille, ines, { kind: 'photo', photoId })).toBe('QUOTE_GONE')
    await ines.patches(`/api/photos/${photoId}`, { visibility: 'everyone' })
    expect((await sends(camille, ines, { kind: 'photo', photoId })).status).toBe(200)
    await ines.patches(`/api/photos/${photoId}`, { visibility: 'accepted' })
    expect(await quoted(camille, ines)).toMatchObject({ photo: null })
    expect(await quoted(ines, camille)).toMatchObject({ photo: { alt: '' } })
  })
})

it('a blocked member quotes nothing', async () => {
  await ines.posts('/api/blocks', { username: camille.username })
  expect((await sends(camille, ines, answer)).status).toBe(404)
})
