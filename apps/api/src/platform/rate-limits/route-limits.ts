import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { CountResult, RateLimitStore } from './rate-limit-store.ts'

/** Limits below this are counted exactly. */
const EXACT_BELOW = 60
/** Share of a larger limit that a process counts locally, while less than half of it is used. */
const STEP = 1 / 20
/** With more unflushed keys than this, counts are flushed at once. */
const KEYS = 20_000
const SWEEP_EVERY_MS = 60_000

interface PendingCount {
  /** The count known to all nodes. */
  settled: number
  here: number
  endsAt: number
}

/**
 * Counts a limit over all nodes. Far from a large limit, local counts are flushed in batches, so each node lets through
 * at most 5 % too many.
 */
export function createBoundCounter(store: RateLimitStore, clock: () => number = Date.now) {
  const unsettled = new Map<string, PendingCount>()
  let sweepsAt = 0
  return async (key: string, windowMs: number, max: number): Promise<CountResult> => {
    if (max < EXACT_BELOW) return store.count(key, windowMs)
    const at = clock()
    const before = unsettled.get(key)
    const known = before && before.endsAt > at ? before : { settled: 0, here: 0, endsAt: at + windowMs }
    known.here += 1
    const count = known.settled + known.here
    const isRoom = unsettled.has(key) || unsettled.size < KEYS
    if (isRoom && known.here < max * STEP && count < max / 2) {
      unsettled.set(key, known)
      return { count, left: known.endsAt - at }
    }
    const by = known.here
    known.here = 0
    const counted = await store.count(key, windowMs, by)
    if (isRoom) unsettled.set(key, Object.assign(known, { settled: counted.count, endsAt: at + counted.left }))
    if (at >= sweepsAt) {
      sweepsAt = at + SWEEP_EVERY_MS
      for (const [other, { endsAt }] of unsettled) if (endsAt <= at) unsettled.delete(other)
    }
    return counted
  }
}

/** Parameters from @fastify/rate-limit: the route, or the name given as `groupId`. */
interface BoundParams {
  routeInfo?: { method?: string | string[]; url?: string }
  groupId?: string
}

/** @throws Error without a route or a name: nodes would count different things under one key */
function nameOf({ routeInfo, groupId }: BoundParams): string {
  if (routeInfo?.url !== undefined) return `${[routeInfo.method].flat().join()} ${routeInfo.url}`
  if (groupId === undefined) throw new Error('Give this bound a name (sharedLimit, namedLimit)')
  return groupId
}

export function createRouteLimits(store: RateLimitStore): FastifyRateLimitStoreCtor {
  const count = createBoundCounter(store)
  return class LimitStore implements FastifyRateLimitStore {
    readonly name: string
    constructor({ name = '' }: { name?: string } = {}) {
      this.name = name
    }
    incr(key: string, answer: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 60_000, max = 0): void {
      count(`${this.name} ${key}`, windowMs, max).then(
        (counted) => answer(null, { current: counted.count, ttl: counted.left }),
        (error: Error) => answer(error),
      )
    }
    child(params: unknown): FastifyRateLimitStore {
      return new LimitStore({ name: nameOf(params as BoundParams) })
    }
  } as unknown as FastifyRateLimitStoreCtor
}
