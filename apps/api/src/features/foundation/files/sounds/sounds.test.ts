import { readFile } from 'node:fs/promises'
import { type ErrorEnvelope, limits, type UploadedSound } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, sendSound, setUpTestApp, toneOf, uploadPhoto, uploadSound } from '@consoeurs/test-support'
import { eq } from 'drizzle-orm'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../../../platform/data/file-store.ts'
import { collectUnusedFiles } from '../collect-orphans.ts'
import { byteRange } from './send-sound.ts'
import { waveformOf } from './waveform.ts'

const { test, camille, ines } = await setUpTestApp({ personas: ['camille', 'ines'] })

const store = createFileStore(test.deps.settings)
/** An accepted conversation. */
async function talkTogether(one: Person, other: Person): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await from.posts('/api/messages', { clientId: crypto.randomUUID(), to: to.username, text: 'Bonjour' })
}

const keyOf = ({ url }: UploadedSound) => url.replace('/files/', '')
const recorded = (name: string) =>
  readFile(new URL(`../../../../../../../tests/journeys/files/${name}`, import.meta.url))

const refusal = async (bytes: Buffer) => {
  const { body } = await sendSound<ErrorEnvelope>(camille, bytes)
  return body.error.details.code
}

async function stored(sound: UploadedSound) {
  const bytes = new Uint8Array(await readOrFail(sound))
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  return {
    mime: await input.getMimeType(),
    codec: await track?.getCodec(),
    channels: await track?.getNumberOfChannels(),
    seconds: await input.computeDuration(),
    tags: await input.getMetadataTags(),
  }
}

async function readOrFail(sound: UploadedSound): Promise<Uint8Array> {
  const bytes = await store.read(keyOf(sound))
  if (bytes === null) throw new Error('nothing is stored')
  return bytes
}

describe('a recording', () => {
  it.each(['voice.webm', 'voice-opus.mp4'])('of a browser (%s) becomes AAC without tags', async (name) => {
    const { status, body } = await sendSound(camille, await recorded(name))
    expect(status).toBe(200)
    const kept = await stored(body)
    expect(kept).toMatchObject({ codec: 'aac', channels: 1, tags: {} })
    expect(kept.seconds).toBeCloseTo(body.seconds, 0)
    expect(body.waveform).toHaveLength(limits.sound.bars)
    expect(Math.max(...body.waveform)).toBe(limits.sound.barHeight)
  })

  it('as PCM becomes AAC too, and nothing of its file remains', async () => {
    const secret = Buffer.from('GPS 48.8566 2.3522')
    const wav = toneOf(2)
    const list = Buffer.concat([Buffer.from('LIST'), Buffer.from([secret.length, 0, 0, 0]), secret])
    const { body } = await sendSound(camille, Buffer.concat([wav, list]))
    expect(body.seconds).toBe(2)
    expect((await stored(body)).codec).toBe('aac')
    expect(Buffer.from(await readOrFail(body)).includes('GPS')).toBe(false)
  })

  it('is refused where it is too long, too short, at another rate, or no recording', async () => {
    expect(await refusal(toneOf(limits.sound.seconds + 3))).toBe('SOUND_TOO_LONG')
    expect(await refusal(toneOf(0.1))).toBe('SOUND_UNREADABLE')
    expect(await refusal(toneOf(1, 8000))).toBe('SOUND_UNREADABLE')
    expect(await refusal(Buffer.from('%PDF-1.7 not a recording'))).toBe('SOUND_UNREADABLE')
    const broken = await recorded('voice.webm')
    broken.fill(0xff, 300)
    expect(await refusal(broken)).toBe('SOUND_UNREADABLE')
  })

  it('is heard by its owner alone until it is used, in whole or in part', async () => {
    const sound = await uploadSound(camille)
    expect((await ines.gets(sound.url)).status).toBe(404)
    const whole = await camille.gets(sound.url)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mp4', 'accept-ranges': 'bytes' })
    const part = await camille.asks('GET', sound.url, undefined, { range: 'bytes=0-99' })
    expect(part.status).toBe(206)
    expect(part.headers).toMatchObject({
      'content-length': '100',
      'content-range': `bytes 0-99/${(await readOrFail(sound)).length}`,
    })
  })

  it('is no picture, and a picture is no recording', async () => {
    const sound = await uploadSound(camille)
    const photo = await uploadPhoto(camille)
    await talkTogether(camille, ines)
    const send = async (parts: object) => {
      const message = { clientId: crypto.randomUUID(), to: ines.username, text: 'ici', ...parts }
      return (await camille.posts<ErrorEnvelope>('/api/messages', message)).body.error.details.code
    }
    expect(await send({ images: [{ fileId: sound.id }] })).toBe('FILE_NOT_FOUND')
    expect(await send({ sound: { fileId: photo.id } })).toBe('SOUND_NOT_FOUND')
    expect((await camille.posts('/api/photos', { fileId: sound.id })).status).toBe(404)
  })

  it('is removed with its bytes if it stays unused for a day', async () => {
    const sound = await uploadSound(camille)
    await test.db
      .update(tables.files)
      .set({ createdAt: new Date(0) })
      .where(eq(tables.files.id, sound.id))
    await collectUnusedFiles(test.app.events.unitOfWork, new Date())
    await test.settled()
    expect(await store.read(keyOf(sound))).toBeNull()
  })
})

describe('a waveform', () => {
  it('is relative to its loudest part, and flat for silence', () => {
    const rising = Float32Array.from({ length: 4800 }, (_, index) => index / 4800)
    const bars = waveformOf(rising)
    expect(bars).toEqual([...bars].sort((a, b) => a - b))
    expect(bars.at(-1)).toBe(limits.sound.barHeight)
    expect(new Set(waveformOf(new Float32Array(4800)))).toEqual(new Set([0]))
  })
})

describe('a range', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=200-', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('%s', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected)
  })
})
