import { type AddressInfo, createServer } from 'node:net'
import type { DeskJobs } from '@consoeurs/contract'
import { openMailServer, type Person, setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, expect, it, vi } from 'vitest'

const port = await new Promise<number>((resolve) => {
  const server = createServer()
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
})
const lines: string[] = []
const { test } = await setUpTestApp({
  settings: { smtpUrl: `smtp://127.0.0.1:${port}` },
  log: (line) => lines.push(line),
})
let odile: Person
beforeAll(async () => {
  odile = await test.personas.member('Odile', { role: 'admin' })
  await test.app.jobs.start()
})

async function signUp(name: string): Promise<void> {
  const answer = await test.visitor.posts('/api/auth/local/register', {
    altcha: await test.visitor.proof(),
    displayName: name,
    email: `${name.toLowerCase()}@exemple.fr`,
    password: 'bougie tramway noisette',
    birthdate: '1995-03-14',
    consents: { woman: true, adult: true, terms: true, charter: true, sensitive: true },
  })
  expect(answer.body).toEqual({ sent: true })
}

const deskJobs = async () => (await odile.gets<DeskJobs>('/api/desk/jobs')).body
const asked = async () => (await deskJobs()).queues.find(({ name }) => name === 'identity.asked')
const retryNow = () => test.pool.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)

it('keeps the mail of a sign-up while the mail server is away, and sends it afterwards', async () => {
  await signUp('Maelle')
  await vi.waitFor(async () => expect(await asked()).toMatchObject({ waiting: 1, retrying: 1, failed: 0 }))
  expect(Date.parse((await asked())?.retryingSince ?? '')).toBeLessThanOrEqual(Date.now())
  const said = lines.filter((line) => line.includes('a job failed'))
  expect(JSON.parse(said[0] ?? '{}')).toMatchObject({
    queue: 'identity.asked',
    msg: 'a job failed, again later',
    err: { message: 'mail not accepted ESOCKET CONN' },
  })
  expect(said.join('')).not.toContain('maelle@')

  const { received, close } = await openMailServer(port)
  await retryNow()
  await vi.waitFor(() => expect(received.map(({ to }) => to)).toEqual(['maelle@exemple.fr']))
  expect(received[0]?.source).toContain('confirmAddress')
  await vi.waitFor(async () => expect(await asked()).toMatchObject({ waiting: 0, retrying: 0, failed: 0 }))
  await close()
})

it.each([
  ['link', 'signInLink'],
  ['reset', 'resetPassword'],
] as const)('keeps a %s that was asked for', async (what, kind) => {
  await test.app.jobs.enqueue('identity.asked', { what, email: 'maelle@exemple.fr' })
  await vi.waitFor(async () => expect(await asked()).toMatchObject({ waiting: 1, retrying: 1, failed: 0 }))
  const { received, close } = await openMailServer(port)
  await retryNow()
  await vi.waitFor(() => expect(received).toMatchObject([{ source: expect.stringContaining(kind) }]))
  await close()
})

it('gives up at once where the server knows no such recipient, and does not show her address', async () => {
  const { received, close } = await openMailServer(port)
  await signUp('Inconnue')
  await vi.waitFor(async () => expect(await asked()).toMatchObject({ waiting: 0, failed: 1 }))
  const { failedJobs } = await deskJobs()
  expect(failedJobs).toMatchObject([
    { queue: 'identity.asked', attempts: 1, error: expect.stringContaining('mail not accepted EENVELOPE 550 RCPT TO') },
  ])
  expect(JSON.stringify([failedJobs, lines])).not.toContain('inconnue@')
  expect(received).toEqual([])
  await close()
})

it('keeps a failed job for a month, and a finished one for an hour', async () => {
  const finished = `INSERT INTO pgboss.job (name, state, completed_on, deletion_seconds)
    VALUES ('mail', 'completed', now() - interval '50 minutes', 2592000), ('mail', 'completed', now() - interval '70 minutes', 2592000)`
  await test.pool.query(finished)
  await test.app.jobs.enqueue('jobs.forget', {})
  const left = `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND state = 'completed'`
  await vi.waitFor(async () => expect((await test.pool.query(left)).rows).toEqual([{ count: 1 }]))
  const kept = `SELECT deletion_seconds AS seconds FROM pgboss.job WHERE name = 'identity.asked' AND state = 'failed'`
  expect((await test.pool.query(kept)).rows).toEqual([{ seconds: 30 * 24 * 3600 }])
})
