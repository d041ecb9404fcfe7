import { limits } from '@consoeurs/contract/limits'
import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output, Quality } from 'mediabunny'

/** Clear for a voice; two minutes take 720 kB. */
const BITS_PER_SECOND = 48_000

registerAacEncoder()

/** AAC in MP4, with the index first so that playing starts at once. The file has no tags. */
export async function encodeSamples(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { sampleRate } = limits.sound
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: BITS_PER_SECOND }) })
  output.addAudioTrack(source)
  await output.start()
  for (let start = 0; start < samples.length; start += sampleRate) {
    const data = samples.slice(start, start + sampleRate)
    const second = new AudioSample({
      data,
      format: 'f32',
      numberOfChannels: 1,
      sampleRate,
      timestamp: start / sampleRate,
    })
    await source.add(second)
    second.close()
  }
  await output.finalize()
  if (target.buffer === null) throw new Error('the encoder wrote nothing')
  return new Uint8Array(target.buffer)
}
