import { hashPassword } from '@consoeurs/api'
import { tables } from '@consoeurs/database'
import { type Answer, buildTestApp, medianGap, type Person, type TestApp, tellsApart } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** Twelve of each tell a password that is not hashed; smaller gaps take more. */
const TRIES = inject('length') === 'long' ? 200 : 12
const KNOWN = 10

let test: TestApp
let writer: Person
beforeAll(async () => {
  test = await buildTestApp({ hashesAsTheHouse: true })
  await test.app.jobs.start()
  writer = await test.cast.member('Ecrivaine')
  const password = await hashPassword('bougie tramway noisette')
  for (let number = 0; number < KNOWN; number++) {
    const { id } = await test.cast.member(`Connue-${number}`)
    await test.db
      .insert(tables.accounts)
      .values({ userId: id, accountId: String(id), providerId: 'credential', password })
  }
})
afterAll(() => test.close())

type Kind = 'known' | 'unknown'
const nameOf = (kind: Kind, number: number) =>
  kind === 'known' ? `connue-${number % KNOWN}` : `x${crypto.randomUUID().slice(0, 7)}`
const addressOf = (kind: Kind, number: number) => `${nameOf(kind, number)}@test.test`

/** Each call with what it asks about; what it needs beforehand (a proof) is not part of the measure. */
const calls: Record<string, (kind: Kind, number: number) => Promise<() => Promise<Answer>>> = {
  'sign-in by address': async (kind, number) => {
    const typed = { identifier: addressOf(kind, number), password: 'pas le bon mot' }
    return () => test.visitor.posts('/api/auth/local', typed)
  },
  'sign-in by name': async (kind, number) => {
    const typed = { identifier: nameOf(kind, number), password: 'pas le bon mot' }
    return () => test.visitor.posts('/api/auth/local', typed)
  },
  'sign-up': async (kind, number) => {
    const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
    const form = { displayName: 'Quelqu’une', password: 'bougie tramway noisette', birthdate: '1990-02-03', consents }
    const altcha = await test.visitor.proof()
    return () => test.visitor.posts('/api/auth/local/register', { ...form, email: addressOf(kind, number), altcha })
  },
  'a link to sign in with': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/link', { email })
  },
  'a new password': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/password/forgotten', { email })
  },
  'a new confirmation': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => test.visitor.posts('/api/auth/ask-confirmation', { email })
  },
  'a change of address': async (kind, number) => {
    const email = addressOf(kind, number)
    return () => writer.puts('/api/account/email-change', { email })
  },
}

/** Everything a stranger sees of an answer, but what she herself typed and the clock. */
function seen({ status, body, headers }: Answer): string {
  // The id of a request is drawn for each.
  const { date: _date, 'x-request-id': _id, ...shown } = headers
  const said = JSON.stringify({ status, body, headers: shown })
  return said
    .replaceAll(/(connue-\d|x[0-9a-f]{7})@test\.test/g, 'typed@test.test')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'at')
    .replaceAll(/"content-length":"?\d+"?/g, '')
}

async function tryOut(call: (typeof calls)[string]) {
  const durations: Record<Kind, number[]> = { known: [], unknown: [] }
  const answers: Record<Kind, Set<string>> = { known: new Set(), unknown: new Set() }
  for (let number = 0; number < TRIES; number++) {
    // In pairs, each time in another order: what the machine does meanwhile meets both alike.
    const pair: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of pair) {
      const ask = await call(kind, number)
      const begun = performance.now()
      const answer = await ask()
      durations[kind].push(performance.now() - begun)
      answers[kind].add(seen(answer))
    }
  }
  return { durations, answers }
}

describe.each(Object.keys(calls))('%s', (name) => {
  it('says and takes the same whether or not there is an account', async () => {
    const call = calls[name]
    if (call === undefined) throw new Error(name)
    for (const kind of ['known', 'unknown'] as const) await (await call(kind, 0))()
    const { durations, answers } = await tryOut(call)
    expect([...answers.known]).toHaveLength(1)
    expect([...answers.known]).toEqual([...answers.unknown])
    expect(tellsApart(durations.known, durations.unknown), JSON.stringify(medianGap(durations))).toBe(false)
  }, 600_000)
})

it('would notice a password that is not hashed for an unknown address', async () => {
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
  expect(tellsApart(hashed, skipped)).toBe(true)
}, 120_000)

it('answers pages while many passwords wait to be hashed', async () => {
  let checked = 0
  const flood = Array.from({ length: 24 }, async (_, number) => {
    await test.visitor.posts('/api/auth/local', { identifier: addressOf('known', number), password: 'pas le bon' })
    checked++
  })
  expect((await test.visitor.gets('/api/shares')).status).toBe(200)
  expect(checked).toBeLessThan(12)
  await Promise.all(flood)
}, 120_000)
