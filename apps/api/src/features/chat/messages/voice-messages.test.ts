import {
  type ConversationOpened,
  type DeskReport,
  type DeskReportRow,
  type ErrorEnvelope,
  limits,
  type Page,
  type SentMessage,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp, uploadPhoto, uploadSound } from '@consoeurs/test-support'
import { beforeEach, describe, expect, it } from 'vitest'

const { test, camille, ines, louise, maud } = await setUpTestApp({
  personas: ['camille', 'ines', 'louise', 'maud'],
  clears: [tables.conversations, tables.firstContacts, tables.reports],
})

const posts = (from: Person, to: Person, parts: object) =>
  from.posts<SentMessage>('/api/messages', { clientId: crypto.randomUUID(), to: to.username, ...parts })
const refusal = async (from: Person, to: Person, parts: object) =>
  ((await posts(from, to, parts)).body as unknown as ErrorEnvelope).error.details.code
const opens = async (who: Person, other: Person) =>
  (await who.gets<ConversationOpened>(`/api/conversations/with/${other.username}`)).body

async function speaks(from: Person, to: Person, transcript = ''): Promise<SentMessage> {
  const { id: fileId } = await uploadSound(from)
  const { status, body } = await posts(from, to, { sound: { fileId, transcript } })
  expect(status).toBe(200)
  return body
}

describe('before acceptance', () => {
  it('no voice is sent, and the recording stays for later', async () => {
    const { id: fileId } = await uploadSound(camille)
    expect(await refusal(camille, ines, { sound: { fileId } })).toBe('REQUEST_NO_SOUND')
    await posts(camille, ines, { text: 'Bonjour' })
    expect((await opens(camille, ines)).can).toMatchObject({ sendSound: false })
    // Her answer would accept: it is written.
    const answer = await uploadSound(ines)
    expect(await refusal(ines, camille, { sound: { fileId: answer.id } })).toBe('REQUEST_NO_SOUND')
    await posts(ines, camille, { text: 'Bonjour' })
    expect((await opens(camille, ines)).can).toMatchObject({ sendSound: true })
    expect((await posts(camille, ines, { sound: { fileId } })).status).toBe(200)
  })
})

describe('a voice message', () => {
  beforeEach(async () => {
    await posts(camille, ines, { text: 'Bonjour' })
    await posts(ines, camille, { text: 'Bonjour à toi' })
  })

  it('reaches both members and nobody else, with its transcript', async () => {
    const { message, conversation } = await speaks(camille, ines, 'Je passe à huit heures.')
    expect(message).toMatchObject({
      text: '',
      images: [],
      sound: { seconds: 1, transcript: 'Je passe à huit heures.' },
    })
    expect(conversation.lastMessage).toMatchObject({ text: '', sound: 1 })
    const received = await opens(ines, camille)
    expect(received.messages.at(-1)).toEqual(message)
    expect(received.conversation?.lastMessage).toMatchObject({ sound: 1 })
    const statuses = [camille, ines, louise, test.visitor].map(
      async (who) => (await who.gets(message.sound?.url ?? '')).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404])
  })

  it('is stored once for repeated sends', async () => {
    const { id: fileId } = await uploadSound(camille)
    const same = { clientId: crypto.randomUUID(), to: ines.username, sound: { fileId } }
    const first = await camille.posts<SentMessage>('/api/messages', same)
    const again = await camille.posts<SentMessage>('/api/messages', same)
    expect(again.body.message).toEqual(first.body.message)
    expect(await refusal(camille, ines, { sound: { fileId } })).toBe('SOUND_NOT_FOUND')
  })

  it('has no pictures beside it, and a transcript within the limit', async () => {
    const sound = { fileId: (await uploadSound(camille)).id }
    const images = [{ fileId: (await uploadPhoto(camille)).id }]
    expect(await refusal(camille, ines, { sound, images })).toBe('VALIDATION')
    const transcript = 'a'.repeat(limits.sound.transcript + 1)
    expect(await refusal(camille, ines, { sound: { ...sound, transcript } })).toBe('VALIDATION')
  })

  it('is quoted by its length, and named in the list until the next message', async () => {
    const { message } = await speaks(camille, ines)
    const { body } = await posts(ines, camille, { text: 'J’ai ri', replyTo: message.id })
    expect(body.message.replyTo).toMatchObject({ id: message.id, text: '', pictures: 0, sound: 1 })
    expect(body.conversation.lastMessage).toMatchObject({ text: 'J’ai ri', sound: null })
  })

  it('is heard by nobody but its author once it is deleted, or across a block', async () => {
    const { message } = await speaks(camille, ines)
    const url = message.sound?.url ?? ''
    await test.personas.blocks(ines, camille)
    expect((await ines.gets(url)).status).toBe(404)
    await test.db.delete(tables.blocks)
    expect((await ines.gets(url)).status).toBe(200)
    expect((await camille.deletes<SentMessage>(`/api/messages/${message.id}`)).body.message.sound).toBeNull()
    expect((await ines.gets(url)).status).toBe(404)
    expect((await opens(ines, camille)).conversation?.lastMessage).toMatchObject({ deleted: true, sound: null })
  })

  it('is evidence of a report, which the moderators hear', async () => {
    const { message } = await speaks(camille, ines, 'Des mots durs')
    await ines.posts('/api/reports', { target: 'message', targetId: message.id, reason: 'harassment', goodFaith: true })
    await camille.deletes(`/api/messages/${message.id}`)
    const { body: queue } = await maud.gets<Page<DeskReportRow>>('/api/desk/reports')
    const { body: report } = await maud.gets<DeskReport>(`/api/desk/reports/${queue.items[0]?.id}`)
    expect(report.evidence).toMatchObject({ pictures: [], sounds: [{ transcript: 'Des mots durs' }] })
    const url = report.evidence.sounds[0]?.url ?? ''
    const heard = await maud.gets(url)
    expect(heard.status).toBe(200)
    expect(heard.headers).toMatchObject({ 'content-type': 'audio/mp4', 'cache-control': 'private, no-store' })
    expect((await ines.gets(url)).status).toBe(403)
    expect((await maud.gets(url.replace(/[^/]+$/, '0'.repeat(32)))).status).toBe(404)
  })
})
