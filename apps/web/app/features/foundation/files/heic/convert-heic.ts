import { logError } from '../../../../browser-log.ts'
import type { HeicJob, HeicNews } from './heic-job.ts'

/** Exact wording of specification §8. */
const converterMissing = 'heic2any non disponible'
const conversionFailed = 'Erreur lors de la conversion HEIC'

/** The converter could not be loaded (network, blocked script): a retry may help. */
export class HeicConverterMissing extends Error {
  override name = 'HeicConverterMissing'
  constructor() {
    super(converterMissing)
  }
}

type OnStep = (step: 'loaded' | 'decoded') => void

/**
 * Decodes in a worker of its own, whose memory is freed at the end. Only the worker's file contains the decoder, so it
 * is loaded with the first HEIC.
 * @throws HeicConverterMissing, or the decoder's error
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

/** Decodes a HEIC that the browser cannot show. Errors are logged and rethrown (specification §8). */
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
