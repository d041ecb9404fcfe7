import { type DeskList, type DeskWebhookDelivery, type DeskWebhookSecret, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { codeOf, deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPublicPoster, type PublicPoster } from '../../../platform/outgoing/fetch-public.ts'
import { deleteOldDeliveries } from './delete-old-deliveries.ts'
import { claimDelivery, deliverMessage } from './deliver-message.ts'
import { Receiver } from './receiver.scene.ts'
import { tendWebhooks } from './webhooks.jobs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const desk = '/api/desk/webhooks'
const { auditEntries, sessions, webhookDeliveries, webhooks } = tables

const clock = { now: new Date() }
const receiver = new Receiver()
const poster = await receiver.listens()
const { test } = await setUpTestApp({ now: () => clock.now, postPublic: poster })
// Jobs are run by hand: what is due by the clock of the test.
await test.app.jobs.start()
await test.app.jobs.stop()
const odile: Person = await test.personas.member('Odile', { role: 'admin' })
const partsWith = (other: PublicPoster = poster) => ({
  ...{ unitOfWork: test.app.events.unitOfWork, settings: test.deps.settings, now: () => clock.now, poster: other },
  jobs: { ...test.app.jobs, enqueue: async () => undefined },
})

let hook: DeskWebhookSecret
let secret: string

beforeEach(async () => {
  clock.now = new Date()
  receiver.heard.splice(0)
  receiver.answers.splice(0)
  await test.db.delete(webhooks)
  await deleteAuditEntries(test.db)
  const fields = { name: 'Le site statique', url: receiver.url, events: ['content.published', 'content.changed'] }
  hook = (await odile.posts<DeskWebhookSecret>(desk, { ...fields, clientId: crypto.randomUUID() })).body
  secret = hook.secret ?? ''
})
afterEach(() => vi.useRealTimers())
afterAll(() => receiver.closes())

async function publishes(title = 'Une annonce'): Promise<number> {
  const data = { title, body: '<p>Texte</p>', publishedAt: clock.now.toISOString() }
  const { body } = await odile.posts<{ data: { id: number } }>('/api/articles', { data })
  await test.settled()
  return body.data.id
}

/** Everything that is due now. */
async function delivers(other?: PublicPoster): Promise<void> {
  const rows = await test.db.select({ id: webhookDeliveries.id }).from(webhookDeliveries)
  for (const { id } of rows) await deliverMessage(partsWith(other), id)
}

const deliveries = () => test.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))
const only = async () => {
  const [row, ...others] = await deliveries()
  if (row === undefined || others.length > 0) throw new Error(`${others.length} others`)
  return row
}
const state = async () => (await odile.gets<DeskWebhookSecret>(`${desk}/${hook.id}`)).body

/** Odile stays signed in. */
async function passes(milliseconds: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + milliseconds)
  const expiresAt = new Date(clock.now.getTime() + DAY)
  await test.db.update(sessions).set({ updatedAt: clock.now, lastSeenAt: clock.now, expiresAt })
}

/** The clock goes on to the next attempt. */
async function waits(): Promise<void> {
  const { nextAttemptAt } = await only()
  if (nextAttemptAt === null) throw new Error('no attempt is planned')
  await passes(nextAttemptAt.getTime() - clock.now.getTime())
}

it('is signed, so that the library of the specification accepts it, and says what happened', async () => {
  const id = await publishes()
  await delivers()
  const [received] = receiver.heard
  expect(received?.path).toBe('/crochet')
  expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Webhooks/1.0' })
  expect(receiver.verifies(secret, received)).toEqual({
    type: 'content.published',
    timestamp: clock.now.toISOString(),
    data: {
      collection: 'articles',
      id,
      documentId: expect.stringMatching(/^[0-9a-v]{24}$/),
      slug: 'une-annonce',
      url: `http://localhost:3000/blog/${id}-une-annonce`,
    },
  })
  expect(await only()).toMatchObject({ state: 'delivered', attempts: 1, status: 200, answer: 'merci', failure: null })
  expect(() => receiver.verifies(`whsec_${btoa('a wrong secret of no one')}`, received)).toThrow(
    'No matching signature',
  )
})

it('fails, waits longer each time, and arrives with the same id and the same bytes', async () => {
  receiver.says(500, 'Erreur\u0000 interne')
  receiver.says(302)
  receiver.answers.push((response) => response.destroy())
  await publishes()
  const failures = [
    { status: 500, failure: null, answer: 'Erreur interne' },
    { status: 302, failure: null, answer: '' },
    { status: null, failure: 'unreachable', answer: '' },
  ]
  const delays: number[] = []
  for (const [at, failure] of failures.entries()) {
    await delivers()
    const row = await only()
    expect(row).toMatchObject({ state: 'waiting', attempts: at + 1, ...failure })
    delays.push((row.nextAttemptAt?.getTime() ?? 0) - clock.now.getTime())
    await delivers()
    expect(receiver.heard, 'nothing before it is due').toHaveLength(at + 1)
    await waits()
  }
  for (const [at, delay] of delays.entries()) {
    expect(delay).toBeGreaterThanOrEqual(0.9 * 30_000 * 3 ** at)
    expect(delay).toBeLessThanOrEqual(1.1 * 30_000 * 3 ** at)
  }
  expect(await state()).toMatchObject({ state: 'failing' })
  await delivers()
  expect(await only()).toMatchObject({ state: 'delivered', attempts: 4, nextAttemptAt: null })
  expect(await state()).toMatchObject({ state: 'active', failingSince: null })
  expect(new Set(receiver.heard.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  vi.useFakeTimers({ now: clock.now, toFake: ['Date'] })
  expect(receiver.verifies(secret, receiver.heard.at(-1))).toMatchObject({ type: 'content.published' })
})

it('gives up on a receiver that answers too late, and keeps 500 characters of an answer', async () => {
  receiver.answers.push(() => undefined)
  receiver.answers.push((response) => response.writeHead(503).end('é'.repeat(5000)))
  await publishes()
  await delivers()
  expect(await only()).toMatchObject({ state: 'waiting', status: null, failure: 'timeout' })
  await waits()
  await delivers()
  expect((await only()).answer).toBe('é'.repeat(limits.webhooks.answer))
})

it('is given up after three days, and sent again by hand', async () => {
  const start = clock.now.getTime()
  await publishes()
  for (let attempts = 1; attempts <= 10; attempts += 1) {
    receiver.says(500)
    await delivers()
    await waits()
  }
  const days = (clock.now.getTime() - start) / DAY
  expect(days).toBeGreaterThan(2.8)
  expect(days).toBeLessThan(3.5)
  receiver.says(500)
  await delivers()
  const { id } = await only()
  expect(await only()).toMatchObject({ state: 'failed', attempts: 11, nextAttemptAt: null })
  expect(await state()).toMatchObject({ state: 'failing' })
  const again = { deliveryId: id, clientId: crypto.randomUUID() }
  expect((await odile.posts(`${desk}/${hook.id}/resend`, again)).status).toBe(200)
  await delivers()
  expect(await only()).toMatchObject({ id, state: 'delivered', attempts: 12 })
  expect(receiver.heard).toHaveLength(12)
})

it('is sent again, with the same id, where the process ended before it noted the answer', async () => {
  await publishes()
  const { id } = await only()
  // It was sent, and nothing more is known.
  const killed: PublicPoster = {
    ...poster,
    post: async (url, request) => {
      await poster.post(url, request)
      return new Promise(() => undefined)
    },
  }
  void deliverMessage(partsWith(killed), id)
  await vi.waitFor(() => expect(receiver.heard).toHaveLength(1))
  await delivers()
  expect(receiver.heard, 'not while the first attempt may still run').toHaveLength(1)
  await passes(6 * MINUTE)
  const queued: number[] = []
  const enqueue = async (_name: string, data: object) => void queued.push((data as { deliveryId: number }).deliveryId)
  const parts = partsWith()
  await tendWebhooks({ ...parts, jobs: { ...parts.jobs, enqueue } })
  expect(queued).toEqual([id])
  await delivers()
  expect(await only()).toMatchObject({ state: 'delivered', attempts: 2 })
  const [first, second] = receiver.heard
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
})

it('is claimed by one of two jobs', async () => {
  await publishes()
  const { id } = await only()
  const claims = await Promise.all(
    [1, 2].map(() => test.app.events.unitOfWork((tx) => claimDelivery(tx, id, clock.now))),
  )
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
})

it('disables an endpoint that says that it is gone, at once', async () => {
  receiver.says(410)
  await publishes()
  await publishes('Une autre')
  await delivers()
  expect(receiver.heard).toHaveLength(1)
  expect((await deliveries()).map((row) => row.state)).toEqual(['failed', 'failed'])
  expect(await state()).toMatchObject({ state: 'disabled', disabledReason: 'gone' })
  expect((await odile.gets(`${desk}/waiting`)).body).toEqual({ count: 1 })
  await publishes('Personne ne l’attend')
  expect(await deliveries()).toHaveLength(2)
  const acts = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'webhook.stop'))
  expect(acts).toMatchObject([
    { actorId: null, targetId: hook.id, detail: { name: 'Le site statique', reason: 'gone' } },
  ])
})

it('disables an endpoint after five days of failures alone, not after a success between', async () => {
  const fails = async (title: string) => {
    receiver.says(500)
    await publishes(title)
    await delivers()
  }
  await fails('Lundi')
  await passes(4 * DAY)
  receiver.answers.splice(0)
  await delivers()
  expect((await state()).state).toBe('active')
  await fails('Vendredi')
  await passes(4.9 * DAY)
  receiver.says(500)
  await fails('Mercredi')
  expect((await state()).state).toBe('failing')
  await passes(0.2 * DAY)
  receiver.says(500)
  receiver.says(500)
  await fails('Jeudi')
  expect(await state()).toMatchObject({ state: 'disabled', disabledReason: 'failing' })
  const [first] = await deliveries()
  const again = { deliveryId: first?.id, clientId: crypto.randomUUID() }
  expect(codeOf(await odile.posts(`${desk}/${hook.id}/resend`, again))).toBe('WEBHOOK_DISABLED')
  await odile.posts(`${desk}/${hook.id}/enable`)
  expect(await state()).toMatchObject({ state: 'active', failingSince: null, disabledReason: null })
  expect((await odile.gets(`${desk}/waiting`)).body).toEqual({ count: 0 })
})

it('is signed by both secrets for a day after a rotation', async () => {
  const rotated = await odile.posts<DeskWebhookSecret>(`${desk}/${hook.id}/rotate`, { clientId: crypto.randomUUID() })
  const next = rotated.body.secret ?? ''
  expect(next).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(next).not.toBe(secret)
  await publishes()
  await delivers()
  expect(receiver.verifies(secret, receiver.heard[0])).toMatchObject({ type: 'content.published' })
  expect(receiver.verifies(next, receiver.heard[0])).toMatchObject({ type: 'content.published' })
  await passes(DAY)
  await publishes('Le lendemain')
  await delivers()
  vi.useFakeTimers({ now: clock.now, toFake: ['Date'] })
  expect(receiver.verifies(next, receiver.heard[1])).toMatchObject({ type: 'content.published' })
  expect(() => receiver.verifies(secret, receiver.heard[1])).toThrow('No matching signature')
})

it('does not connect to a private address, whatever the name meant when it was added', async () => {
  const inside = createPublicPoster({
    lookup: (_host, _options, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  await publishes()
  await delivers(inside)
  expect(await only()).toMatchObject({ state: 'waiting', status: null, failure: 'address' })
  expect(receiver.heard).toEqual([])
})

it('a test is tried once, also by a disabled endpoint, and changes nothing of its state', async () => {
  await odile.posts(`${desk}/${hook.id}/disable`)
  const clientId = crypto.randomUUID()
  receiver.says(500)
  await odile.posts(`${desk}/${hook.id}/test`, { clientId })
  await odile.posts(`${desk}/${hook.id}/test`, { clientId })
  await delivers()
  expect(await only()).toMatchObject({ type: 'webhook.test', state: 'failed', attempts: 1, status: 500 })
  expect(receiver.verifies(secret, receiver.heard[0])).toMatchObject({ type: 'webhook.test', data: {} })
  expect(await state()).toMatchObject({ state: 'disabled', disabledReason: 'hand', failingSince: null })
})

it('is listed with its answer, and deleted after a month', async () => {
  await publishes()
  await delivers()
  const { body } = await odile.gets<DeskList<DeskWebhookDelivery>>(`${desk}/${hook.id}/deliveries`)
  expect(body).toMatchObject({
    total: 1,
    items: [{ type: 'content.published', state: 'delivered', attempts: 1, status: 200, answer: 'merci' }],
  })
  expect((await odile.gets(`${desk}/999999/deliveries`)).status).toBe(404)
  const forgets = (days: number) =>
    test.app.events.unitOfWork((tx) => deleteOldDeliveries(tx, new Date(clock.now.getTime() + days * DAY)))
  await forgets(29)
  expect(await deliveries()).toHaveLength(1)
  await forgets(31)
  expect(await deliveries()).toEqual([])
})
