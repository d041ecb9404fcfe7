import { type AttemptBound, type AttemptKind, attemptAlarm, attemptLimits } from '@consoeurs/contract'
import { AppError } from '../../../platform/http/errors.ts'
import { networkOf } from '../../../platform/rate-limits/rate-limit-key.ts'
import type { RateLimitStore } from '../../../platform/rate-limits/rate-limit-store.ts'

export interface Attempt {
  kind: AttemptKind
  /** Account id or typed identifier: counted alike whether or not the account exists. */
  target: string
  ip: string
  /** Hash of a browser known to this account (`knownBrowser`). */
  browser: string | null
}

interface AttemptAlarm {
  kind: keyof typeof attemptAlarm
  target: string
}

const refusal = {
  password: 'TOO_MANY_PASSWORDS',
  confirmation: 'TOO_MANY_CONFIRMATIONS',
  code: 'SECOND_FACTOR_LOCKED',
  mail: 'TOO_MANY_LINKS',
} as const satisfies Record<AttemptKind, string>

/**
 * Limits attempts per account without letting strangers lock it: separate limits per network, overall and per known
 * browser. Only failures count.
 */
export interface AttemptGuard {
  /** @throws AppError TOO_MANY_PASSWORDS, TOO_MANY_CONFIRMATIONS, SECOND_FACTOR_LOCKED, TOO_MANY_LINKS */
  count(attempt: Attempt): Promise<void>
  /** @param isFailure whether the error means a wrong secret */
  run<T>(attempt: Attempt, make: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>
  /** True once a day per member and kind; calling it counts as notifying. */
  mayTell(userId: number, kind: AttemptAlarm['kind']): Promise<boolean>
}

interface GuardParts {
  limits: boolean
  store: RateLimitStore
  alarm: (failed: AttemptAlarm) => Promise<void>
  now: () => Date
}

const DAY = 24 * 3_600_000

const boundsOf = ({ kind, target, ip, browser }: Attempt): Array<AttemptBound & { key: string }> => {
  const { known, network, account } = attemptLimits[kind]
  const named = (bounds: readonly AttemptBound[], who: string) =>
    bounds.map((bound) => ({ ...bound, key: `${kind} ${target} ${who} ${bound.within}` }))
  if (browser !== null) return named(known, browser)
  // The account's limit comes last: attempts refused for one network do not use it up.
  return [...named(network, networkOf(ip)), ...named(account, 'account')]
}

export function createAttemptGuard({ limits: on, store, alarm, now }: GuardParts): AttemptGuard {
  /** Attempts by strangers so far; 0 for a known browser. */
  async function count(attempt: Attempt): Promise<number> {
    let last = 0
    for (const { key, within, max } of on ? boundsOf(attempt) : []) {
      const { count, left } = await store.count(key, within)
      if (count > max) throw new AppError(refusal[attempt.kind], { retryAfter: Math.ceil(left / 1000) })
      last = count
    }
    return attempt.browser === null ? last : 0
  }

  async function giveBack(attempt: Attempt): Promise<void> {
    for (const { key, within } of on ? boundsOf(attempt) : []) await store.count(key, within, -1)
  }

  return {
    async count(attempt) {
      await count(attempt)
    },
    async run(attempt, make, isFailure) {
      const strangers = await count(attempt)
      try {
        const made = await make()
        await giveBack(attempt)
        return made
      } catch (error) {
        const { kind, target } = attempt
        if (!isFailure(error)) await giveBack(attempt)
        else if (kind !== 'mail' && strangers >= attemptAlarm[kind]) await alarm({ kind, target })
        throw error
      }
    },
    mayTell: (userId, kind) => store.mark(`told of failures ${userId}`, kind, { at: now().getTime(), keptMs: DAY }),
  }
}
