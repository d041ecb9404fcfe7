import { limits } from '@consoeurs/contract/limits'
import {
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  OGG,
  WAVE,
  WEBM,
} from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'

const { sampleRate } = limits.sound
/** Recorders stop a little late. */
const GRACE_SECONDS = 2
const MOST_SAMPLES = (limits.sound.seconds + GRACE_SECONDS) * sampleRate
const FEWEST_SAMPLES = sampleRate / 4

export type SoundRefusal = 'SOUND_UNREADABLE' | 'SOUND_TOO_LONG'

export class RefusedSound extends Error {
  readonly code: SoundRefusal

  constructor(code: SoundRefusal) {
    super(code)
    this.code = code
  }
}

/** Stops at the limit, however long the recording goes on. */
class Samples {
  private readonly parts: Float32Array[] = []
  private length = 0

  add(part: Float32Array): void {
    this.length += part.length
    if (this.length > MOST_SAMPLES) throw new RefusedSound('SOUND_TOO_LONG')
    this.parts.push(part)
  }

  join(): Float32Array<ArrayBuffer> {
    if (this.length < FEWEST_SAMPLES) throw new RefusedSound('SOUND_UNREADABLE')
    const all = new Float32Array(this.length)
    let start = 0
    for (const part of this.parts) {
      all.set(part, start)
      start += part.length
    }
    return all
  }
}

const average = ([left, right]: Float32Array[]): Float32Array => {
  if (left === undefined) throw new RefusedSound('SOUND_UNREADABLE')
  return right === undefined ? left.slice() : left.map((value, index) => (value + (right[index] ?? 0)) / 2)
}

async function decodeOpus(track: InputAudioTrack, channels: number): Promise<Samples> {
  const samples = new Samples()
  const decoder = new OpusDecoder({ sampleRate, channels, streamCount: 1, coupledStreamCount: channels - 1 })
  await decoder.ready
  try {
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      const { channelData, errors } = decoder.decodeFrame(data)
      if (errors.length > 0) throw new RefusedSound('SOUND_UNREADABLE')
      samples.add(average(channelData))
    }
  } finally {
    decoder.free()
  }
  return samples
}

async function readPcm(track: InputAudioTrack): Promise<Samples> {
  if ((await track.getSampleRate()) !== sampleRate) throw new RefusedSound('SOUND_UNREADABLE')
  const samples = new Samples()
  for await (const sample of new AudioSampleSink(track).samples()) {
    const part = new Float32Array(sample.numberOfFrames)
    sample.copyTo(part, { planeIndex: 0, format: 'f32-planar' })
    sample.close()
    samples.add(part)
  }
  return samples
}

async function decode(track: InputAudioTrack | null): Promise<Samples> {
  const codec = await track?.getCodec()
  const channels = (await track?.getNumberOfChannels()) ?? 0
  if (track && codec === 'opus' && (channels === 1 || channels === 2)) return decodeOpus(track, channels)
  if (track && codec === 'pcm-s16' && channels === 1) return readPcm(track)
  throw new RefusedSound('SOUND_UNREADABLE')
}

/**
 * One voice at `limits.sound.sampleRate`, from what browsers record. Nothing else of the file is read.
 * @throws RefusedSound
 */
export async function readSamples(bytes: Uint8Array<ArrayBuffer>): Promise<Float32Array<ArrayBuffer>> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, OGG, MP4, WAVE] })
  try {
    return (await decode(await input.getPrimaryAudioTrack())).join()
  } catch (error) {
    throw error instanceof RefusedSound ? error : new RefusedSound('SOUND_UNREADABLE')
  } finally {
    input.dispose()
  }
}
