import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { takeErrorLogs } from '@consoeurs/test-support/error-logs'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { deleteOldEvents } from './delete-old-events.ts'
import { createEventDispatcher, type EventDispatcher, on } from './event-dispatcher.ts'

const TRIES = 20

let broken: Error | null
let heard: number
let events: EventDispatcher

const { test } = await setUpTestApp()

beforeEach(async () => {
  await test.db.delete(tables.events)
  broken = new Error('the listener is broken')
  heard = 0
  const listener = on('report.filed', async () => {
    if (broken !== null) throw broken
    heard += 1
  })
  events = createEventDispatcher({
    db: test.db,
    logger: test.deps.logger!,
    listeners: [listener],
  })
})

async function happensAndFails(): Promise<void> {
  await events.unitOfWork(async (tx) => tx.emit({ type: 'report.filed', reportId: 1 }))
  await events.idle()
  for (let tries = 1; tries < TRIES + 3; tries += 1) {
    await events.sweep(0)
    await events.idle()
  }
}

it('is handled once by two processes that sweep concurrently', async () => {
  broken = null
  const { db, deps } = test
  const handled: number[] = []
  const listener = on('report.filed', async ({ reportId }) => void handled.push(reportId))
  const two = [1, 2].map(() => createEventDispatcher({ db, logger: deps.logger!, listeners: [listener] }))
  const ids = Array.from({ length: 20 }, (_, at) => at + 1)
  await db
    .insert(tables.events)
    .values(ids.map((reportId) => ({ type: 'report.filed', payload: { type: 'report.filed', reportId } })))
  await Promise.all(two.map((dispatcher) => dispatcher.sweep(0)))
  await Promise.all(two.map((dispatcher) => dispatcher.idle()))
  expect(handled.sort((a, b) => a - b)).toEqual(ids)
})

it('is shown in the metrics, also if its writer died before publishing it', async () => {
  broken = null
  const seen: number[] = []
  events.onCommitted((event) => {
    if (event.type === 'report.filed') seen.push(event.reportId)
  })
  await events.unitOfWork(async (tx) => tx.emit({ type: 'report.filed', reportId: 1 }))
  await test.db.insert(tables.events).values({ type: 'report.filed', payload: { type: 'report.filed', reportId: 2 } })
  await events.sweep(0)
  await events.idle()
  expect(seen).toEqual([1, 2])
})

it('marks an event that never succeeds as failed, logs that once, and keeps it', async () => {
  await happensAndFails()
  expect(takeErrorLogs()).toEqual([
    'event handling failed, it will be tried again: the listener is broken',
    'event given up after its last attempt, it is kept as failed: the listener is broken',
  ])
  await events.unitOfWork((tx) => deleteOldEvents(tx, new Date(Date.now() + 365 * 24 * 3_600_000)))
  const [event] = await test.db.select().from(tables.events)
  expect(event).toMatchObject({ attempts: TRIES, handledAt: null, lastError: 'Error: the listener is broken' })
  expect(event?.failedAt).toBeInstanceOf(Date)
})

it('handles a failed event once after its mark was cleared', async () => {
  await happensAndFails()
  takeErrorLogs()
  broken = null
  await events.sweep(0)
  await events.idle()
  expect(heard).toBe(0)
  await test.db.update(tables.events).set({ failedAt: null, attempts: 0 }).where(eq(tables.events.type, 'report.filed'))
  await events.sweep(0)
  await events.idle()
  await events.sweep(0)
  await events.idle()
  expect(heard).toBe(1)
})

it('never marks an event as failed because of an outage, such as a full disk', async () => {
  broken = Object.assign(new Error('could not extend file'), { code: '53100' })
  await happensAndFails()
  broken = null
  await events.sweep(0)
  await events.idle()
  expect(heard).toBe(1)
})
