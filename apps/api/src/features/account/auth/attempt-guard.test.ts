import { attemptLimits, limits } from '@consoeurs/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/http/errors.ts'
import { createMemoryStore } from '../../../platform/rate-limits/memory-store.ts'
import { type Attempt, type AttemptGuard, createAttemptGuard } from './attempt-guard.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let clock: number
let guard: AttemptGuard
let alarms: string[]
beforeEach(() => {
  clock = Date.UTC(2026, 0, 1)
  alarms = []
  guard = createAttemptGuard({
    limits: true,
    store: createMemoryStore(() => clock),
    now: () => new Date(clock),
    alarm: async ({ kind, target }) => void alarms.push(`${kind} ${target}`),
  })
})

const wrong = new AppError('CREDENTIALS')
const isWrong = (error: unknown) => error === wrong

type AttemptInput = Partial<Omit<Attempt, 'kind'>> & { kind?: 'password' | 'confirmation' | 'code' }

/** Whether the secret was looked at; `right`: it was the right one. */
async function tries(attempt: AttemptInput, right = false): Promise<boolean> {
  let looked = false
  const make = async () => {
    looked = true
    if (!right) throw wrong
  }
  const whole = { kind: 'password', target: 'camille', ip: '203.0.113.1', browser: null, ...attempt } as const
  await guard.run(whole, make, isWrong).catch(() => undefined)
  return looked
}

/** Guesses that are looked at while each of so many networks tries again and again for so long. */
async function attack(networks: number, milliseconds: number, attempt: AttemptInput = {}): Promise<number> {
  let looked = 0
  const pause = networks === 1 ? MINUTE : 20 * MINUTE
  for (const end = clock + milliseconds; clock < end; clock += pause) {
    for (let network = 0; network < networks; network += 1) {
      const ip = `10.${network >> 8}.${network & 255}.${network % 254}`
      if (await tries({ ip, ...attempt })) looked += 1
    }
  }
  return looked
}

describe('an attack on one account', () => {
  it('allows the daily number of attempts from five hundred networks together, and no more', async () => {
    expect(await attack(500, DAY)).toBe(attemptLimits.password.account[0].max)
    expect(await attack(500, DAY, { kind: 'confirmation' })).toBe(attemptLimits.password.account[0].max)
    expect(await attack(40, DAY, { kind: 'code' })).toBe(attemptLimits.code.account[0].max)
  })

  it('allows a tenth of that from one network, whichever of its addresses is used', async () => {
    let looked = 0
    for (const end = clock + DAY; clock < end; clock += MINUTE) {
      if (await tries({ ip: `203.0.113.${(clock / MINUTE) % 255}` })) looked += 1
    }
    expect(looked).toBe(30)
  })

  it('from one network does not block the password for other networks', async () => {
    await attack(1, DAY - MINUTE)
    expect(await tries({ ip: '198.51.100.7' }, true)).toBe(true)
  })

  it('from every network blocks all browsers but those that signed in before', async () => {
    await attack(500, 20 * MINUTE)
    expect(await tries({ ip: '198.51.100.7' }, true)).toBe(false)
    expect(await tries({ browser: 'hers', ip: '198.51.100.7' }, true)).toBe(true)
    expect(await tries({ browser: 'hers', ip: '10.0.0.0' }, true)).toBe(true)
    expect(await tries({ kind: 'code', ip: '198.51.100.7' }, true)).toBe(true)
  })

  it('is limited separately from a known browser', async () => {
    expect(await attack(1, 60 * MINUTE, { browser: 'known' })).toBe(attemptLimits.password.known[0].max)
    expect(await tries({ browser: 'hers' }, true)).toBe(true)
  })

  it('sends one alarm for many attempts, and none for a mistyped password in a known browser', async () => {
    await attack(1, 9 * MINUTE)
    await attack(1, 30 * MINUTE, { browser: 'hers' })
    expect(alarms).toEqual([])
    expect(await tries({ ip: '198.51.100.7' })).toBe(true)
    expect(alarms).toEqual(['password camille'])
    expect([await guard.mayTell(1, 'password'), await guard.mayTell(1, 'password')]).toEqual([true, false])
    expect([await guard.mayTell(1, 'code'), await guard.mayTell(2, 'password')]).toEqual([true, true])
    clock += DAY
    expect(await guard.mayTell(1, 'password')).toBe(true)
  })
})

it('does not count successful attempts', async () => {
  for (let time = 0; time < 100; time += 1) expect(await tries({}, true)).toBe(true)
  expect(alarms).toEqual([])
})

it('keeps the latest mailed link valid after strangers used up the mail limit of an account', () => {
  for (const { within } of attemptLimits.mail.account) expect(within).toBeLessThanOrEqual(limits.signInLink)
})
