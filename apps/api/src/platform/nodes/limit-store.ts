import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counted, SharedMemory } from './shared-memory.ts'

/** A bound below this is counted exactly. */
const EXACT_BELOW = 60
/** Of a larger one a process may keep this part to itself, as long as less than half of it is used. */
const STEP = 1 / 20
/** Counts that wait to be settled; more keys than these, and they are settled at once. */
const KEYS = 20_000
const SWEEP_EVERY_MS = 60_000

interface Unsettled {
  /** As far as the others know. */
  settled: number
  here: number
  endsAt: number
}

/**
 * Counts a bound over all nodes. Far from a large bound not every request asks: what was counted here is settled by the
 * handful, so that each node lets through at most a twentieth of the bound too many.
 */
export function createBoundCounter(memory: SharedMemory, clock: () => number = Date.now) {
  const unsettled = new Map<string, Unsettled>()
  let sweepsAt = 0
  return async (key: string, windowMs: number, max: number): Promise<Counted> => {
    if (max < EXACT_BELOW) return memory.count(key, windowMs)
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
    const counted = await memory.count(key, windowMs, by)
    if (isRoom) unsettled.set(key, Object.assign(known, { settled: counted.count, endsAt: at + counted.left }))
    if (at >= sweepsAt) {
      sweepsAt = at + SWEEP_EVERY_MS
      for (const [other, { endsAt }] of unsettled) if (endsAt <= at) unsettled.delete(other)
    }
    return counted
  }
}

/** What the library tells of a bound: its route, or the name that it was given as its group. */
interface BoundParams {
  routeInfo?: { method?: string | string[]; url?: string }
  groupId?: string
}

/** @throws Error where a bound has neither a route nor a name: nodes would count different things under one key */
function nameOf({ routeInfo, groupId }: BoundParams): string {
  if (routeInfo?.url !== undefined) return `${[routeInfo.method].flat().join()} ${routeInfo.url}`
  if (groupId === undefined) throw new Error('Give this bound a name (sharedLimit, namedLimit)')
  return groupId
}

/** The store of @fastify/rate-limit in that memory. */
export function createLimitStore(memory: SharedMemory): FastifyRateLimitStoreCtor {
  const count = createBoundCounter(memory)
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
