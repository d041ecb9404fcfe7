import { tables } from '@consoeurs/database'
import { type ApiAnswer, buildTestApp, setUpTestApp, solveProof } from '@consoeurs/test-support'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteOldProofs } from './proof-of-work.ts'

type Challenge = Parameters<typeof solveProof>[0]

const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
})
afterEach(() => vi.useRealTimers())

const refusal = (answer: ApiAnswer) => (answer.body as { error?: { name: string } }).error?.name
const message = { topic: 'idea', name: 'Une passante', email: 'passante@exemple.fr', text: 'Bonjour à vous.' }
const writes = (altcha: string | undefined, app = test) => app.visitor.posts('/api/contact', { ...message, altcha })
const challenge = async (app = test) => (await app.visitor.gets<Challenge>('/api/proof')).body
const unpack = (proof: string) => JSON.parse(atob(proof)) as { challenge: Challenge; solution: { counter: number } }
const pack = (payload: object) => btoa(JSON.stringify(payload))

describe('a proof of work', () => {
  it('is accepted once, also when sent twice concurrently', async () => {
    const proof = await test.visitor.proof()
    const answers = await Promise.all([writes(proof), writes(proof)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(refusal(await writes(proof))).toBe('PROOF_REFUSED')
  })

  it('remains valid for a retry if the form itself was invalid', async () => {
    const proof = await test.visitor.proof()
    expect((await test.visitor.posts('/api/contact', { topic: 'idea', text: 'Bonjour', altcha: proof })).status).toBe(
      400,
    )
    expect((await writes(proof)).status).toBe(200)
  })

  it('is refused if it is forged, too easy, of another form, or expired', async () => {
    const { parameters, signature } = await challenge()
    const easier = { parameters: { ...parameters, keyPrefix: '00' }, signature }
    const proof = unpack(await test.visitor.proof())
    const other = unpack(await test.visitor.proof())
    const wrong = [
      'abc',
      pack({}),
      await solveProof(easier as Challenge),
      pack({ ...proof, solution: other.solution }),
      pack({ ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } }),
      pack({ ...proof, challenge: { parameters: proof.challenge.parameters, signature: '' } }),
      pack({ ...proof, challenge: { parameters: { ...proof.challenge.parameters, expiresAt: null }, signature } }),
    ]
    for (const made of wrong) expect(refusal(await writes(made)), made).toBe('PROOF_REFUSED')

    const late = await test.visitor.proof()
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    expect(refusal(await writes(late))).toBe('PROOF_REFUSED')
  })

  it('is refused if another site issued it', async () => {
    const elsewhere = await buildTestApp({ settings: { secret: 'another-secret-of-forty-characters-0000000' } })
    expect(refusal(await writes(await elsewhere.visitor.proof()))).toBe('PROOF_REFUSED')
    await elsewhere.close()
  })

  it('is deleted after it expires', async () => {
    await writes(await test.visitor.proof())
    expect((await test.db.select().from(tables.spentProofs)).length).toBeGreaterThan(0)
    await test.app.events.unitOfWork((tx) => deleteOldProofs(tx, new Date()))
    expect((await test.db.select().from(tables.spentProofs)).length).toBeGreaterThan(0)
    await test.app.events.unitOfWork((tx) => deleteOldProofs(tx, new Date(Date.now() + 61 * 60_000)))
    expect(await test.db.select().from(tables.spentProofs)).toEqual([])
  })
})

describe('a form without a proof, sent without scripts', () => {
  it('is accepted three times an hour per network, and thirty times in total; with a proof there is no limit', async () => {
    const strict = await buildTestApp({ limits: true, settings: { trustProxy: ['127.0.0.1'] } })
    await strict.app.jobs.start()
    const from = (address: string, altcha?: string) =>
      strict.visitor.asks('POST', '/api/contact', { ...message, altcha }, { 'x-forwarded-for': address })
    const statuses = []
    for (let time = 0; time < 4; time++) statuses.push((await from('203.0.113.1')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(refusal(await from('203.0.113.1'))).toBe('PROOF_NEEDED')
    for (let place = 2; place <= 40; place++) await from(`203.0.113.${place}`)
    const answer = await from('203.0.113.99')
    expect(refusal(answer)).toBe('PROOF_NEEDED')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('203.0.113.99', await strict.visitor.proof())).status).toBe(200)
    await strict.close()
  })
})
