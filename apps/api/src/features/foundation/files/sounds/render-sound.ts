import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { limits } from '@consoeurs/contract'
import pLimit from 'p-limit'
import { AppError } from '../../../../platform/http/errors.ts'
import type { RenderedSound, SoundAnswer } from './sound-worker.ts'

/** A thread each; the event loop serves everybody else. */
const SOUNDS_AT_ONCE = 1
const SOUNDS_WAITING = 20
const BUSY_SECONDS = 20
/** Two minutes of samples take 12 MB, twice, and the codecs as much. */
const HEAP_MB = 192

const turns = pLimit(SOUNDS_AT_ONCE)

/** Out of time or memory: a recording of two minutes needs a small part of either. */
const isExhausted = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

async function answerOf(path: string): Promise<SoundAnswer> {
  const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: [],
  })
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(limits.sound.processing) })
    return answer as SoundAnswer
  } catch (error) {
    if (isExhausted(error)) return { refusal: 'SOUND_UNREADABLE' }
    throw error
  } finally {
    await worker.terminate()
  }
}

/**
 * Re-encodes a recording, which drops everything but the sound.
 * @throws AppError SOUND_UNREADABLE, SOUND_TOO_LONG, or SOUNDS_BUSY where the queue is full
 */
export async function renderSound(path: string): Promise<RenderedSound> {
  if ((await stat(path)).size > limits.sound.bytes) throw new AppError('SOUND_TOO_LONG')
  if (turns.pendingCount >= SOUNDS_WAITING) throw new AppError('SOUNDS_BUSY', { retryAfter: BUSY_SECONDS })
  const answer = await turns(() => answerOf(path))
  if ('refusal' in answer) throw new AppError(answer.refusal)
  return answer.sound
}
