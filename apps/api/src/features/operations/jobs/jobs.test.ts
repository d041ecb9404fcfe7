import type { DeskJobs } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { deleteAuditEntries, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it } from 'vitest'
import { plainError } from './jobs.queries.ts'

const SECRET = 'https://exemple.fr/secret?jeton=abc'

let odile: Person
const { test } = await setUpTestApp()
beforeAll(async () => {
  await test.app.jobs.start()
  odile = await test.personas.member('Odile', { role: 'admin' })
})

const jobs = async () => (await odile.gets<DeskJobs>('/api/desk/jobs')).body

/** A mail that was given up, with what it carried. */
async function givenUp(): Promise<string> {
  const { rows } = await test.pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, state, data, output, completed_on, retry_count)
     VALUES ('mail', 'failed', $1, $2, now(), 8) RETURNING id`,
    [{ to: 'camille@test.test', url: SECRET }, { message: `550 no such user camille@test.test, see ${SECRET}` }],
  )
  return rows[0]?.id ?? ''
}

it('shows every queue with its next scheduled run', async () => {
  const { queues } = await jobs()
  expect(queues.find(({ name }) => name === 'mail')).toMatchObject({ waiting: 0, nextRun: null })
  const digest = queues.find(({ name }) => name === 'mails.digest')
  expect(Date.parse(digest?.nextRun ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

it('shows why a job failed, without its data', async () => {
  const id = await givenUp()
  const shown = await jobs()
  const job = shown.failedJobs.find((row) => row.id === id)
  expect(job).toMatchObject({ queue: 'mail', attempts: 9, error: expect.stringContaining('550 no such user') })
  expect(JSON.stringify(shown)).not.toMatch(/camille@|secret\?|jeton/)
  const forgotten = await odile.posts<DeskJobs>('/api/desk/jobs/forget', { queue: 'mail', id })
  expect(forgotten.body.failedJobs).toEqual([])
  expect((await odile.posts('/api/desk/jobs/forget', { queue: 'mail', id })).status).toBe(404)
})

it('retries a job once, and audits it', async () => {
  await deleteAuditEntries(test.db)
  const id = await givenUp()
  expect((await odile.posts<DeskJobs>('/api/desk/jobs/retry', { queue: 'mail', id })).status).toBe(200)
  expect((await jobs()).failedJobs.map((job) => job.id)).not.toContain(id)
  expect((await odile.posts('/api/desk/jobs/retry', { queue: 'mail', id })).status).toBe(404)
  expect(await test.db.select().from(tables.auditEntries)).toMatchObject([
    { actorId: odile.id, action: 'job.retry', detail: { queue: 'mail', id } },
  ])
})

it('allows a failed event to be handled again', async () => {
  const [event] = await test.db
    .insert(tables.events)
    .values({
      type: 'files.removed',
      payload: { type: 'files.removed', names: [] },
      attempts: 20,
      failedAt: new Date(),
      lastError: 'the disk was full',
    })
    .returning()
  const id = event?.id ?? 0
  expect((await jobs()).failedEvents).toMatchObject([{ id, type: 'files.removed', attempts: 20 }])
  expect((await odile.posts<DeskJobs>('/api/desk/jobs/retry-event', { id })).body.failedEvents).toEqual([])
  await test.app.events.sweep(-1)
  await test.settled()
  const [handled] = await test.pool.query('SELECT handled_at FROM events WHERE id = $1', [id]).then(({ rows }) => rows)
  expect(handled.handled_at).not.toBeNull()
  expect((await odile.posts('/api/desk/jobs/retry-event', { id })).status).toBe(404)
})

it('shows failing devices by push service, without their addresses', async () => {
  const camille = await test.personas.camille()
  const [session] = await test.pool
    .query('SELECT id FROM sessions WHERE user_id = $1', [camille.id])
    .then(({ rows }) => rows)
  await test.db.insert(tables.pushDevices).values({
    userId: camille.id,
    sessionId: Number(session.id),
    provider: 'webpush',
    endpoint: 'https://push.example/very-secret',
    deviceType: 'phone',
    deviceBrowser: 'Firefox',
    deviceOs: 'Android',
    lastFailure: 'refused',
    lastFailureAt: new Date(),
  })
  const { devices } = await jobs()
  expect(devices).toMatchObject([{ username: 'camille', browser: 'Firefox', host: 'push.example', failure: 'refused' }])
  expect(JSON.stringify(devices)).not.toContain('very-secret')
})

it('is for administrators only', async () => {
  const maud = await test.personas.maud()
  expect((await maud.gets('/api/desk/jobs')).status).toBe(403)
  expect((await maud.posts('/api/desk/jobs/retry', { queue: 'mail', id: crypto.randomUUID() })).status).toBe(403)
})

it('removes addresses, links and secrets from an error', () => {
  expect(plainError(`to <a@b.fr> at ${SECRET} with ${'x'.repeat(30)}`)).toBe('to <…@…> at <…> with <…>')
})
