import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { deleteOldEvents } from './delete-old-events.ts'

const { test } = await setUpTestApp()

it('deletes events handled a month ago, and no pending one', async () => {
  const now = new Date()
  const old = new Date(now.getTime() - 31 * 24 * 3_600_000)
  await test.db.insert(tables.events).values([
    { type: 'old and handled', payload: {}, createdAt: old, handledAt: old },
    { type: 'old and waiting', payload: {}, createdAt: old },
    { type: 'new and handled', payload: {}, handledAt: now },
  ])
  await test.app.events.unitOfWork((tx) => deleteOldEvents(tx, now))
  const left = await test.db.select({ type: tables.events.type }).from(tables.events)
  expect(left.map(({ type }) => type).sort()).toEqual(['new and handled', 'old and waiting'])
})
