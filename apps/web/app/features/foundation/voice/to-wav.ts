import { limits } from '@consoeurs/contract/limits'

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const LARGEST = 0x7f_ff

/** The header of PCM in WAV: 16 bits, one channel. */
function header(view: DataView, sampleRate: number, dataBytes: number): void {
  const text = (offset: number, letters: string) => {
    for (let index = 0; index < letters.length; index += 1) view.setUint8(offset + index, letters.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
}

export function wavOf(samples: Float32Array, sampleRate: number): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE))
  header(view, sampleRate, samples.length * BYTES_PER_SAMPLE)
  samples.forEach((value, index) => {
    const within = Math.max(-1, Math.min(1, value))
    view.setInt16(HEADER_BYTES + index * BYTES_PER_SAMPLE, Math.round(within * LARGEST), true)
  })
  return new Blob([view], { type: 'audio/wav' })
}

/** Older Safari records AAC alone: it decodes its own recording. @throws DOMException */
export async function toWav(recorded: Blob): Promise<Blob> {
  const { sampleRate } = limits.sound
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await context.decodeAudioData(await recorded.arrayBuffer())
  const mixer = new OfflineAudioContext(1, Math.ceil(decoded.duration * sampleRate), sampleRate)
  const source = new AudioBufferSourceNode(mixer, { buffer: decoded })
  source.connect(mixer.destination)
  source.start()
  return wavOf((await mixer.startRendering()).getChannelData(0), sampleRate)
}
