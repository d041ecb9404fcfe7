import { limits, type UploadedSound, uploadedSoundPath, uploadsPath } from '@consoeurs/contract'
import type { ApiAnswer, Person } from './person.ts'

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const PITCH = 220

/** A tone in WAV, as the page sends it where the browser does not record Opus. */
export function toneOf(seconds: number, sampleRate: number = limits.sound.sampleRate): Buffer {
  const samples = Math.round(seconds * sampleRate)
  const wav = Buffer.alloc(HEADER_BYTES + samples * BYTES_PER_SAMPLE)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(samples * BYTES_PER_SAMPLE, 40)
  for (let at = 0; at < samples; at += 1) {
    const value = Math.sin((2 * Math.PI * PITCH * at) / sampleRate)
    wav.writeInt16LE(Math.round(value * 12_000), HEADER_BYTES + at * BYTES_PER_SAMPLE)
  }
  return wav
}

const tus = { 'tus-resumable': '1.0.0' }

/** Sends a recording as the page does, whatever it is. */
export async function sendSound<T = UploadedSound>(who: Person, bytes: Buffer): Promise<ApiAnswer<T>> {
  const { headers } = await who.asks('POST', uploadsPath, undefined, {
    ...tus,
    'upload-length': String(bytes.length),
  })
  const url = String(headers.location)
  await who.asks('PATCH', url, bytes, {
    ...tus,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
  })
  return who.posts<T>(uploadedSoundPath(url))
}

/** A second of sound, taken in and not used yet. */
export async function uploadSound(who: Person): Promise<UploadedSound> {
  const { status, body } = await sendSound(who, toneOf(1))
  if (status !== 200) throw new Error(`the sound was refused: ${JSON.stringify(body)}`)
  return body
}
