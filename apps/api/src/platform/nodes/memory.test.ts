import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBoundCounter } from './limit-store.ts'
import { itRemembers } from './memory.scene.ts'
import { createOwnMemory } from './own-memory.ts'
import { createPostgresMemory, forgetShared } from './postgres-memory.ts'
import type { SharedMemory } from './shared-memory.ts'
import { createSteadyMemory } from './steady-memory.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Warnings that were logged. */
const said: string[] = []
const steady = (outside: SharedMemory) =>
  createSteadyMemory({
    outside,
    own: createOwnMemory(),
    secret: 'sel',
    logger: Object.assign(Object.create(test.app.log), {
      warn: (about: unknown, text?: string) => said.push(text ?? String(about)),
    }),
  })

const own = createOwnMemory()
let steadyOne: SharedMemory | undefined
describe('the own memory', () => itRemembers(() => own))
describe('the memory in PostgreSQL', () => itRemembers(() => createPostgresMemory(test.pool)))
describe('the steady memory', () =>
  itRemembers(() => {
    steadyOne ??= steady(createPostgresMemory(test.pool))
    return steadyOne
  }))

it('keeps no name and no word outside, and forgets what is over', async () => {
  await test.pool.query('truncate shared_counts, shared_marks, live_attachments')
  const memory = steady(createPostgresMemory(test.pool))
  await memory.count('member 7', 1)
  await memory.mark('member 7', 'ines', { at: Date.now() - 10, keptMs: 1 })
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

it('counts for itself while the outside is gone, says so once, and never below what it knows', async () => {
  said.length = 0
  const outside = createOwnMemory()
  let isGone = true
  const memory = steady({
    ...outside,
    count: (...asked) => (isGone ? Promise.reject(new Error('gone')) : outside.count(...asked)),
  })
  const counts: number[] = []
  for (let times = 0; times < 3; times++) counts.push((await memory.count('a', 60_000)).count)
  expect([counts, said]).toEqual([[1, 2, 3], ['the shared memory is gone: each process counts for itself']])
  isGone = false
  const wait = { timeout: 20_000 }
  await expect.poll(async () => (await memory.count('b', 60_000)).count > 0 && said.length, wait).toBe(2)
  expect((await memory.count('a', 60_000)).count).toBe(4)
})

describe('a bound over two nodes', () => {
  const shared = createOwnMemory()
  const here = createBoundCounter(shared)
  const there = createBoundCounter(shared)

  it('is exact where it is small', async () => {
    const counts = []
    for (const node of [here, there, here, there]) counts.push((await node('small', 60_000, 3)).count)
    expect(counts).toEqual([1, 2, 3, 4])
  })

  it('lets through at most a twentieth too many per node where it is large, and asks rarely', async () => {
    let asked = 0
    const count: SharedMemory['count'] = (...what) => {
      asked += 1
      return shared.count(...what)
    }
    const counting: SharedMemory = { ...shared, count }
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
