import { logError } from '../../../browser-log.ts'
import type { HeicJob, HeicNews } from './heic-job.ts'

/** Specification §8, to the letter. */
const converterMissing = 'heic2any non disponible'
const conversionFailed = 'Erreur lors de la conversion HEIC'

/** The converter itself could not be fetched: the network, a blocked script. Trying again may help. */
export class HeicConverterMissing extends Error {
  override name = 'HeicConverterMissing'
  constructor() {
    super(converterMissing)
  }
}

/** Called when the decoder is there, and when the picture is decoded. */
type OnStep = (step: 'loaded' | 'decoded') => void

/**
 * Decodes a HEIC in a worker made for it alone: what the decoder takes of memory goes with the worker. The file of the
 * worker is the only one that holds the decoder, so a page without HEIC never fetches it.
 * @throws HeicConverterMissing, or what the decoder said
 */
function decodeInWorker(job: HeicJob, onStep: OnStep): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
    let loaded = false
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onerror = ({ message }) => end(() => reject(loaded ? new Error(message) : new HeicConverterMissing()))
    worker.onmessage = ({ data }: MessageEvent<HeicNews>) => {
      if ('ready' in data) {
        loaded = true
        onStep('loaded')
        worker.postMessage(job)
      } else if ('bitmap' in data) {
        onStep('decoded')
        end(() => resolve(data.bitmap))
      } else end(() => reject(new Error(data.error)))
    }
  })
}

/** The pixels of a HEIC that the browser itself cannot show. What goes wrong is logged and thrown on (§8). */
export async function convertHeic(
  job: HeicJob,
  onStep: OnStep,
  decode: typeof decodeInWorker = decodeInWorker,
): Promise<ImageBitmap> {
  try {
    return await decode(job, onStep)
  } catch (error) {
    if (error instanceof HeicConverterMissing) logError(error.message)
    else logError(conversionFailed, error)
    throw error
  }
}
