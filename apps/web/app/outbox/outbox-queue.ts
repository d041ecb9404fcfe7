import type { ApiFailure } from '../api/client.ts'
import { laneOf, type OnItsWay, type Unsent } from './unsent.ts'

const SECOND = 1000
const LONGEST_WAIT = 60 * SECOND

/** Doubles, with up to half as much again so that many pages do not come back at the same moment. */
function waitAfter(attempts: number, chance: number): number {
  return Math.min(LONGEST_WAIT, SECOND * 2 ** Math.min(attempts, 6)) * (1 + chance / 2)
}

/** Refusals that time alone heals. What takes longer than a moment is hers to know, in the server's words, not to wait for. */
function mayPass({ code, status, retryAfter = 0 }: ApiFailure): boolean {
  if (code === 'FIRST_CONTACT_LIMIT' || retryAfter * SECOND > LONGEST_WAIT) return false
  // Hers is kept for her: another member is signed in here for now.
  if (code === 'SIGNED_IN_ANEW') return true
  return code === 'OFFLINE' || status >= 500 || [401, 408, 425, 429].includes(status)
}

/** What becomes of something whose sending failed. @param chance between 0 and 1 */
export function afterFailure<Kind extends OnItsWay>(
  unsent: Kind,
  failure: ApiFailure,
  now: number,
  chance: number,
): Kind {
  const attempts = unsent.attempts + 1
  if (!mayPass(failure)) return { ...unsent, attempts, retryAt: 0, waitsFor: null, refusal: failure.message }
  const wait = failure.retryAfter === undefined ? waitAfter(unsent.attempts, chance) : failure.retryAfter * SECOND
  return { ...unsent, attempts, retryAt: now + wait, waitsFor: failure.code === 'OFFLINE' ? 'network' : 'server' }
}

/** She wants it tried again, as it is. */
export const asNew = <Kind extends OnItsWay>(unsent: Kind): Kind => ({
  ...unsent,
  attempts: 0,
  retryAt: 0,
  waitsFor: null,
  refusal: null,
})

/** The network is back: what waited for it need not wait longer. */
export const afterReturn = <Kind extends OnItsWay>(unsent: Kind): Kind =>
  unsent.waitsFor === 'network' ? { ...unsent, attempts: 0, retryAt: 0 } : unsent

const inOrder = (one: OnItsWay, other: OnItsWay) => one.at - other.at || (one.clientId < other.clientId ? -1 : 1)

/** As she wrote them, each once. */
export function sortUnsent(all: Iterable<Unsent>): Unsent[] {
  return [...new Map([...all].map((unsent) => [unsent.clientId, unsent])).values()].sort(inOrder)
}

type Next = { send: Unsent } | { waitUntil: number } | null

/**
 * In each lane (a conversation, the comments of a share…) the first one goes first, and holds back those after it while
 * it waits. One that was refused is hers to decide and holds nothing back.
 */
export function nextUnsent(all: readonly Unsent[], now: number): Next {
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
