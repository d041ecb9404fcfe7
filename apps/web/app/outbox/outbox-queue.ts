import type { ApiFailure } from '../api/client.ts'
import { laneOf, type OutboxState, type Unsent } from './unsent.ts'

const SECOND = 1000
const LONGEST_WAIT = 60 * SECOND

/** Exponential backoff with up to 50 % jitter. */
function waitAfter(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(attempts, 6)) * (1 + chance / 2)
}

/** Whether a retry may succeed; long waits are shown to the author instead. */
function isRetryable({ code, status, retryAfter = 0 }: ApiFailure): boolean {
  if (code === 'FIRST_CONTACT_LIMIT' || retryAfter * SECOND > LONGEST_WAIT) return false
  // Another member is signed in for now; the author's entry waits.
  if (code === 'SIGNED_IN_ANEW') return true
  return code === 'OFFLINE' || status >= 500 || [401, 408, 425, 429].includes(status)
}

/** @param chance between 0 and 1 */
export function afterFailure<Kind extends OutboxState>(
  unsent: Kind,
  failure: ApiFailure,
  now: number,
  chance: number,
): Kind {
  const attempts = unsent.attempts + 1
  if (!isRetryable(failure)) return { ...unsent, attempts, retryAt: 0, waitsFor: null, refusal: failure.message }
  const wait = failure.retryAfter === undefined ? waitAfter(unsent.attempts, chance) : failure.retryAfter * SECOND
  return { ...unsent, attempts, retryAt: now + wait, waitsFor: failure.code === 'OFFLINE' ? 'network' : 'server' }
}

export const resetRetries = <Kind extends OutboxState>(unsent: Kind): Kind => ({
  ...unsent,
  attempts: 0,
  retryAt: 0,
  waitsFor: null,
  refusal: null,
})

/** The network is back: retry at once what waited for it. */
export const afterReconnect = <Kind extends OutboxState>(unsent: Kind): Kind =>
  unsent.waitsFor === 'network' ? { ...unsent, attempts: 0, retryAt: 0 } : unsent

const inOrder = (one: OutboxState, other: OutboxState) => one.at - other.at || (one.clientId < other.clientId ? -1 : 1)

export function sortUnsent(all: Iterable<Unsent>): Unsent[] {
  return [...new Map([...all].map((unsent) => [unsent.clientId, unsent])).values()].sort(inOrder)
}

type NextStep = { send: Unsent } | { waitUntil: number } | null

/**
 * In each lane the first entry blocks those after it. A refused entry awaits the author's decision and blocks nothing.
 */
export function nextUnsent(all: readonly Unsent[], now: number): NextStep {
  const heads = new Map<string, Unsent>()
  for (const unsent of sortUnsent(all)) {
    const lane = laneOf(unsent)
    if (unsent.refusal === null && !heads.has(lane)) heads.set(lane, unsent)
  }
  if (heads.size === 0) return null
  const ready = [...heads.values()].find(({ retryAt }) => retryAt <= now)
  if (ready !== undefined) return { send: ready }
  return { waitUntil: Math.min(...[...heads.values()].map(({ retryAt }) => retryAt)) }
}
