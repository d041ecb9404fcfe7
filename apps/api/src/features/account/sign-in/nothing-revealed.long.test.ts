import { isDistinguishable, medianGap, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AccountKind, addressOf, callNames, callsOf, openKnownAccounts } from './nothing-revealed.scene.ts'

/** Small gaps take many. */
const TRIES = 200

const { test } = await setUpTestApp({ hashesAsTheHouse: true })
let writer: Person
beforeAll(async () => {
  writer = await openKnownAccounts(test)
})

async function durationsOf(name: (typeof callNames)[number]): Promise<Record<AccountKind, number[]>> {
  const call = callsOf(test, writer)[name]
  const durations: Record<AccountKind, number[]> = { known: [], unknown: [] }
  for (const kind of ['known', 'unknown'] as const) await (await call(kind, 0))()
  for (let number = 0; number < TRIES; number++) {
    // In pairs, each time in another order: what the machine does meanwhile affects both alike.
    const pair: AccountKind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of pair) {
      const ask = await call(kind, number)
      const begun = performance.now()
      await ask()
      durations[kind].push(performance.now() - begun)
    }
  }
  return durations
}

describe.each(callNames)('%s', (name) => {
  it('takes the same time, whether or not there is an account', async () => {
    const durations = await durationsOf(name)
    expect(isDistinguishable(durations.known, durations.unknown), JSON.stringify(medianGap(durations))).toBe(false)
  })
})

it('detects a missing hash for an unknown address', async () => {
  const hashed: number[] = []
  const skipped: number[] = []
  for (let number = 0; number < TRIES; number++) {
    for (const [durations, password] of [
      [hashed, 'pas le bon mot'],
      // Refused before anything is hashed.
      [skipped, ''],
    ] as const) {
      const begun = performance.now()
      await test.visitor.posts('/api/auth/local', { identifier: addressOf('known', number), password })
      durations.push(performance.now() - begun)
    }
  }
  expect(isDistinguishable(hashed, skipped)).toBe(true)
})

it('answers pages while many passwords wait to be hashed', async () => {
  let checked = 0
  const flood = Array.from({ length: 24 }, async (_, number) => {
    await test.visitor.posts('/api/auth/local', { identifier: addressOf('known', number), password: 'pas le bon' })
    checked++
  })
  expect((await test.visitor.gets('/api/shares')).status).toBe(200)
  expect(checked).toBeLessThan(12)
  await Promise.all(flood)
})
