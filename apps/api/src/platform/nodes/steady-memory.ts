import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { SharedMemory } from './shared-memory.ts'

/** An answer that takes longer is none: somebody waits. */
const PATIENCE_MS = 1_000
/** After a failure the outside is left alone for so long. */
const REST_MS = 1_000

interface SteadyParts {
  outside: SharedMemory
  own: SharedMemory
  /** What is kept outside names nobody: keys and marks are hashed with it. */
  secret: string
  logger: FastifyBaseLogger
}

const inTime = async <T>(asked: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The memory outside, and the own one beside it, which knows what happened here. While the outside is gone the own one
 * holds the bounds, and once it is back whichever of them knows more.
 */
export function createSteadyMemory({ outside, own, secret, logger }: SteadyParts): SharedMemory {
  let restsUntil = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let isGone = false
  const hashed = (text: string) =>
    createHmac('sha256', secret).update(`shared ${text}`).digest('base64url').slice(0, 22)

  async function ask<T>(question: () => Promise<T>): Promise<T | null> {
    if (Date.now() < restsUntil) return null
    try {
      const answer = await inTime(question())
      if (isGone) logger.warn('the shared memory is back')
      isGone = false
      return answer
    } catch (error) {
      failedAt = Date.now()
      restsUntil = failedAt + REST_MS
      const reason = error instanceof Error ? error.message : String(error)
      if (!isGone) logger.warn({ reason }, 'the shared memory is gone: each process counts for itself')
      isGone = true
      return null
    }
  }

  return {
    async count(key, windowMs, by) {
      const here = await own.count(key, windowMs, by)
      const there = await ask(() => outside.count(hashed(key), windowMs, by))
      // Within the time of a failure the outside may not know what was counted here.
      if (there !== null && failedAt <= Date.now() - windowMs) return there
      return there !== null && there.count >= here.count ? there : here
    },
    async recall(key, after, mark) {
      const here = await own.recall(key, after, mark)
      if (here.known) return here
      const there = await ask(() => outside.recall(hashed(key), after, hashed(mark)))
      return there !== null && (there.known || there.others.length >= here.others.length) ? there : here
    },
    async mark(key, mark, marking) {
      const here = await own.mark(key, mark, marking)
      const there = await ask(() => outside.mark(hashed(key), hashed(mark), marking))
      return here && (there ?? true)
    },
  }
}
