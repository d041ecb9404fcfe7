import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { createPostgresStore, forgetShared } from './postgres-store.ts'
import { itCountsAndMarks } from './rate-limit-store.scene.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { createBoundCounter } from './route-limits.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const memory = createMemoryStore()
describe('the memory store', () => itCountsAndMarks(() => memory))
describe('the PostgreSQL store', () => itCountsAndMarks(() => createPostgresStore(test.pool, 'sel')))

it('stores no name and no text, and deletes expired rows', async () => {
  await test.pool.query('truncate shared_counts, shared_marks, live_attachments')
  const store = createPostgresStore(test.pool, 'sel')
  await store.count('member 7', 1)
  await store.mark('member 7', 'ines', { at: Date.now() - 10, keptMs: 1 })
  await test.pool.query("insert into live_attachments (payload, created_at) values ('', now() - interval '1 hour')")
  const { rows } = await test.pool.query(
    'select key, null as mark from shared_counts union all select key, mark from shared_marks',
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/member|ines/)
  await expect
    .poll(async () => {
      await forgetShared(test.pool)
      const left = await test.pool.query('select key from shared_counts union all select key from shared_marks')
      return left.rows
    })
    .toEqual([])
  expect((await test.pool.query('select id from live_attachments')).rows).toEqual([])
})

describe('a limit over two nodes', () => {
  const shared = createMemoryStore()
  const here = createBoundCounter(shared)
  const there = createBoundCounter(shared)

  it('is exact if it is small', async () => {
    const counts = []
    for (const node of [here, there, here, there]) counts.push((await node('small', 60_000, 3)).count)
    expect(counts).toEqual([1, 2, 3, 4])
  })

  it('exceeds a large limit by at most a twentieth per node, with few queries', async () => {
    let asked = 0
    const count: RateLimitStore['count'] = (...what) => {
      asked += 1
      return shared.count(...what)
    }
    const counting: RateLimitStore = { ...shared, count }
    const nodes = [createBoundCounter(counting), createBoundCounter(counting)]
    let through = 0
    for (let times = 0; times < 600; times++) {
      const { count } = (await nodes[times % 2]?.('large', 60_000, 300)) ?? { count: 0 }
      if (count <= 300) through += 1
      if (times === 99) expect(asked).toBeLessThanOrEqual(10)
    }
    expect(through).toBeGreaterThanOrEqual(300)
    expect(through).toBeLessThanOrEqual(330)
  })
})
