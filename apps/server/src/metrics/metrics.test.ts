import { lastBackupKey } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumMetrics } from './all-workers.ts'
import type { ProcessMetrics } from './process-metrics.ts'
import { registerMetrics } from './register-metrics.ts'

const TOKEN = 'un jeton de vingt-cinq lettres'

let test: TestApp
let metrics: ProcessMetrics
beforeAll(async () => {
  test = await buildTestApp({
    limits: true,
    prepare: (app, { pool, dataDir }) => {
      metrics = registerMetrics(app, { pool, settings: { dataDir, metricsToken: TOKEN } })
    },
  })
  await test.app.jobs.start()
})
afterAll(() => test.close())

const ask = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: '/metrics', headers, remoteAddress })

/** A busy machine may keep the database from answering in time; what is told then says so. */
async function told(): Promise<string> {
  let text = ''
  const whole = async () => {
    text = (await ask()).body
    return text
  }
  await expect.poll(whole, { timeout: 20_000 }).toContain('consoeurs_database_up 1')
  return text
}

/** The value of one line. */
async function value(line: string): Promise<number> {
  const found = (await told()).split('\n').find((written) => written.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? Number.NaN)
}

describe('access to the metrics', () => {
  it('is allowed from this machine, or with the token', async () => {
    expect((await ask()).statusCode).toBe(200)
    expect((await ask({ authorization: `Bearer ${TOKEN}` }, '203.0.113.7')).statusCode).toBe(200)
  })

  it('is refused to others, also through the proxy of this machine', async () => {
    expect((await ask({}, '203.0.113.7')).statusCode).toBe(404)
    expect((await ask({ authorization: `Bearer ${TOKEN}x` }, '203.0.113.7')).statusCode).toBe(404)
    expect((await ask({ authorization: 'Bearer ' }, '203.0.113.7')).statusCode).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await ask({ [name]: '127.0.0.1' })).statusCode, name).toBe(404)
  })

  it('is refused with an unknown API token, and not as a failure of the site', async () => {
    const answer = await ask({ authorization: 'Bearer csr_inconnu' })
    expect([answer.statusCode, answer.json().error.name]).toEqual([401, 'API_TOKEN_INVALID'])
    const text = await told()
    expect(text).toMatch(/route="\/metrics",method="GET",status="4xx"/)
    expect(text).not.toMatch(/route="\/metrics",.*status="5xx"/)
  })

  it('is refused to every program without the token, if none is set', async () => {
    const other = await buildTestApp({
      prepare: (app, { pool, dataDir }) =>
        void registerMetrics(app, { pool, settings: { dataDir, metricsToken: undefined } }),
    })
    const answer = await other.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer undefined' },
      remoteAddress: '203.0.113.7',
    })
    expect(answer.statusCode).toBe(404)
    await other.close()
  })
})

describe('the metrics', () => {
  it('name routes as declared, without data of the requests', async () => {
    const camille = await test.personas.camille()
    const ines = await test.personas.ines()
    await camille.gets(`/api/members/${ines.username}?q=tourterelle`)
    await camille.gets('/api/nulle-part/tourterelle')
    await camille.posts('/api/messages', {
      clientId: crypto.randomUUID(),
      to: ines.username,
      text: 'tourterelle',
    })
    const text = await told()
    expect(text).toContain('route="/api/members/:username"')
    expect(text).toContain('route="none"')
    expect(text).not.toMatch(/tourterelle|nulle-part/)
    for (const { username, token } of [camille, ines]) {
      expect(text).not.toContain(username)
      expect(text).not.toContain(String(token))
    }
  })

  it('count refused requests by reason', async () => {
    const before = await value('consoeurs_refusals_total{code="CREDENTIALS"}')
    await test.visitor.posts('/api/auth/local', { identifier: 'personne@test.test', password: 'rien du tout' })
    expect(await value('consoeurs_refusals_total{code="CREDENTIALS"}')).toBe((before || 0) + 1)
    expect((await test.visitor.gets('/api/users/me')).status).toBe(401)
    expect(await value('consoeurs_refusals_total{code="SIGN_IN_REQUIRED"}')).toBeGreaterThan(0)
  })

  it('contain the number of pending events, their age, and failed ones', async () => {
    const { events } = tables
    const payload = { type: 'files.removed', names: [] }
    const old = { type: 'files.removed', payload, createdAt: new Date(Date.now() - 600_000) }
    await test.db.insert(events).values([old, { ...old, failedAt: new Date() }])
    expect(await value('consoeurs_events_waiting')).toBe(1)
    expect(await value('consoeurs_events_oldest_seconds')).toBeGreaterThan(599)
    expect(await value('consoeurs_dead_letters{what="event"}')).toBe(1)
    await test.db.delete(events)
    expect(await value('consoeurs_events_waiting')).toBe(0)
    expect(await value('consoeurs_events_oldest_seconds')).toBe(0)
  })

  it('contain each queue, pending and failed mails, and the age of the oldest job', async () => {
    await test.pool.query(`INSERT INTO pgboss.job (name, state, data) VALUES ('mail', 'failed', '{}')`)
    await test.pool.query(
      `INSERT INTO pgboss.job (name, state, data, start_after)
       VALUES ('meetings.letter', 'created', '{}', now() + interval '1 hour')`,
    )
    expect(await value('consoeurs_jobs{queue="mail",state="failed"}')).toBe(1)
    expect(await value('consoeurs_mails_failed')).toBe(1)
    expect(await value('consoeurs_mails_waiting')).toBe(1)
    expect(await value('consoeurs_dead_letters{what="job"}')).toBe(1)
    // Its worker takes one after the other: of so many some are still late while this looks.
    await test.pool.query(
      `INSERT INTO pgboss.job (name, state, data, start_after)
       SELECT 'archive.make', 'retry', '{}', now() - interval '1 hour' FROM generate_series(1, 500)`,
    )
    expect(await value('consoeurs_jobs_late_seconds{queue="archive.make"}')).toBeGreaterThan(3599)
    expect(await value('consoeurs_jobs_late_seconds{queue="meetings.letter"}')).toBe(0)
    await test.pool.query(`DELETE FROM pgboss.job WHERE name IN ('mail', 'archive.make', 'meetings.letter')`)
  })

  it('contain the age of the last backup, if there is one', async () => {
    expect(await value('consoeurs_backup_age_seconds')).toBeNaN()
    const made = new Date(Date.now() - 7_200_000).toISOString()
    await test.db.insert(tables.installation).values({ key: lastBackupKey, value: made })
    expect(await value('consoeurs_backup_age_seconds')).toBeGreaterThan(7199)
  })

  it('contain the process, its connections, the disk and the pages', async () => {
    metrics.pages.reset()
    metrics.pages.inc({ made: 'ready' }, 3)
    expect(await value('consoeurs_pages_total{made="ready"}')).toBe(3)
    for (const line of [
      'consoeurs_data_folder_free_bytes',
      'consoeurs_database_size_bytes',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(await value(line), line).toBeGreaterThan(0)
    expect(await value('consoeurs_sockets_open')).toBe(0)
    // Jobs of the app may be waiting for one.
    await expect.poll(() => value('consoeurs_database_connections_waiting')).toBe(0)
    expect(await value('consoeurs_database_up')).toBe(1)
  })
})

it('contain the rest when the database is down, and that it is down', async () => {
  const other = await buildTestApp({
    prepare: (app, { dataDir }) => {
      const gone = async () => {
        throw new Error('connection terminated')
      }
      const pool = { ...test.pool, query: gone, totalCount: 0, idleCount: 0, waitingCount: 0 } as never
      registerMetrics(app, { pool, settings: { dataDir, metricsToken: undefined } })
    },
  })
  const answer = await other.app.inject('/metrics')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('consoeurs_database_up 0')
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.body).not.toMatch(/^consoeurs_events_waiting/m)
  await other.close()
})

it('add up the values of several processes: sums of counts, not of lags', async () => {
  metrics.pages.inc({ made: 'rendered' }, 2)
  const figures = await metrics.registry.getMetricsAsJSON()
  const text = await sumMetrics([figures, figures]).metrics()
  expect(text).toContain('consoeurs_pages_total{made="rendered"} 4')
  const lag = (from: string) => Number(/^nodejs_eventloop_lag_p50_seconds (\S+)$/m.exec(from)?.[1])
  expect(lag(text)).toBeCloseTo(lag(await sumMetrics([figures]).metrics()), 6)
})
