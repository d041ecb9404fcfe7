import type { SiteStatus } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { beforeAll, beforeEach, expect, it } from 'vitest'

let clock = Date.now()
const { test } = await setUpTestApp({ now: () => new Date(clock) })
beforeAll(() => test.app.jobs.start())
beforeEach(() => {
  clock += 11_000
})

const status = async () => (await test.visitor.gets<SiteStatus>('/api/status')).body
const stateOf = async (part: string) => (await status()).parts.find((one) => one.part === part)?.state

async function waits(queue: string, { state, ago, tried }: { state: string; ago: string; tried: number }) {
  await test.pool.query(`DELETE FROM pgboss.job`)
  await test.pool.query(
    `INSERT INTO pgboss.job (name, state, created_on, start_after, retry_count)
     VALUES ($1, $2, now() - $3::interval, now() + CASE WHEN $4 > 0 THEN interval '1 hour' ELSE -$3::interval END, $4)`,
    [queue, state, ago, tried],
  )
}

it('says what works, to everyone, without a figure', async () => {
  expect(await status()).toEqual({
    checkedAt: new Date(clock).toISOString(),
    parts: ['database', 'mails', 'notifications', 'tasks'].map((part) => ({ part, state: 'good' })),
  })
})

it('says that mails are late once the server has refused them for five minutes', async () => {
  await waits('mail', { state: 'retry', ago: '4 minutes', tried: 3 })
  expect(await stateOf('mails')).toBe('good')
  clock += 11_000
  await waits('mail', { state: 'retry', ago: '6 minutes', tried: 4 })
  expect(await stateOf('mails')).toBe('late')
})

it('asks the database once in ten seconds', async () => {
  await waits('mail', { state: 'retry', ago: '6 minutes', tried: 4 })
  const { checkedAt } = await status()
  clock += 9000
  expect((await status()).checkedAt).toBe(checkedAt)
  clock += 2000
  expect((await status()).checkedAt).not.toBe(checkedAt)
})

it('says that notifications are late while events wait for two minutes', async () => {
  const event = `INSERT INTO events (type, payload, created_at) VALUES ('files.removed', '{}', now() - interval '3 minutes') RETURNING id`
  const { rows } = await test.pool.query<{ id: number }>(event)
  expect(await stateOf('notifications')).toBe('late')
  await test.pool.query('DELETE FROM events WHERE id = $1', [rows[0]?.id])
})
