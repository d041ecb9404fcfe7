import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { limits } from '@consoeurs/contract/limits'
import { encodeSamples } from './encode-samples.ts'
import { RefusedSound, readSamples, type SoundRefusal } from './read-samples.ts'
import { waveformOf } from './waveform.ts'

export interface RenderedSound {
  bytes: Uint8Array<ArrayBuffer>
  milliseconds: number
  waveform: number[]
}

export type SoundAnswer = { sound: RenderedSound } | { refusal: SoundRefusal }

async function render(path: string): Promise<SoundAnswer> {
  try {
    const samples = await readSamples(new Uint8Array(await readFile(path)))
    const milliseconds = Math.round((samples.length * 1000) / limits.sound.sampleRate)
    return { sound: { bytes: await encodeSamples(samples), milliseconds, waveform: waveformOf(samples) } }
  } catch (error) {
    if (error instanceof RefusedSound) return { refusal: error.code }
    throw error
  }
}

parentPort?.postMessage(await render(String(workerData)))
