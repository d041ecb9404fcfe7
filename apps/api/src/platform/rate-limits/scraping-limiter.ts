import { limits } from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

export interface ScrapingClient {
  memberId: number | null
  /** Distinct, within a day. */
  opened: number
}

export interface ScrapingLimiter {
  /**
   * Called before an item with an owner is read. Items already read within the day are free, and staff are exempt.
   * @throws AppError TOO_MANY_PROFILES
   */
  check(request: Pick<FastifyRequest, 'viewer' | 'ip'>, thing: string): Promise<void>
}

interface ScrapingLimiterParts {
  limits: boolean
  now: () => Date
  store: RateLimitStore
  /** Reports a member who reached a limit, at most once a day. */
  alarm: (walker: ScrapingClient & { memberId: number }) => Promise<void>
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Scraping limiter: counts distinct profiles per reader, hour and day in the rate-limit store. A restart may lose the
 * counts. Off where rate limits are off.
 */
export function createScrapingLimiter({ limits: on, now, store, alarm }: ScrapingLimiterParts): ScrapingLimiter {
  return {
    async check({ viewer, ip }, thing) {
      if (!on || (viewer !== null && viewer.role !== 'member')) return
      const reader = viewer === null ? rateLimitKey(ip) : `member ${viewer.id}`
      const at = now().getTime()
      const { others, known } = await store.recall(`opened ${reader}`, at - DAY, thing)
      if (known) return
      const wait = waitOf(others, at, viewer === null ? limits.walk.visitor : limits.walk.member)
      if (wait === 0) {
        await store.mark(`opened ${reader}`, thing, { at, keptMs: DAY })
        return
      }
      if (viewer !== null && (await store.mark(`alarm ${reader}`, 'walk', { at, keptMs: DAY }))) {
        await alarm({ memberId: viewer.id, opened: others.length })
      }
      throw new AppError('TOO_MANY_PROFILES', { retryAfter: Math.ceil(wait / 1000) })
    },
  }
}

/**
 * Milliseconds until another item may be opened.
 * @param opened oldest first
 */
function waitOf(opened: number[], at: number, { hour, day }: { hour: number; day: number }): number {
  const free = (within: number, most: number) => {
    const recent = opened.filter((since) => since > at - within)
    return recent.length < most ? 0 : (recent.at(-most) ?? at) + within - at
  }
  return Math.max(free(HOUR, hour), free(DAY, day))
}
