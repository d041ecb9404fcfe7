import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetEvents } from './forget-events.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('forgets what was handled a month ago, and nothing that still waits', async () => {
  const now = new Date()
  const old = new Date(now.getTime() - 31 * 24 * 3_600_000)
  await test.db.insert(tables.events).values([
    { type: 'old and handled', payload: {}, createdAt: old, handledAt: old },
    { type: 'old and waiting', payload: {}, createdAt: old },
    { type: 'new and handled', payload: {}, handledAt: now },
  ])
  await test.app.events.unitOfWork((tx) => forgetEvents(tx, now))
  const left = await test.db.select({ type: tables.events.type }).from(tables.events)
  expect(left.map(({ type }) => type).sort()).toEqual(['new and handled', 'old and waiting'])
})
