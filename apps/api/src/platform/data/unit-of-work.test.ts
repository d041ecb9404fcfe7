import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'

const { test } = await setUpTestApp()

const event = { type: 'member.birthday', memberId: 1, year: 2026 } as const
const eventsOf = () => test.db.$count(tables.events)

it.each([
  ['in one round trip', { inOneRoundTrip: true }, false],
  ['with the commit', {}, true],
])('rejects an event that comes too late to be written: %s', async (_name, options, withCommit) => {
  const before = await eventsOf()
  const work = test.app.events.unitOfWork(async (tx) => {
    if (withCommit) tx.withCommit(async () => tx.emit(event))
    else tx.emit(event)
  }, options)
  await expect(work).rejects.toThrow('member.birthday comes after the events were written')
  expect(await eventsOf()).toBe(before)
})
