import { tables } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetDeskWrites } from './write-once.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

// That each write of the desk is done once: tests/access/sent-twice.test.ts.
it('forgets the ids of forms that nobody sends again', async () => {
  const { id: authorId } = await test.cast.maud()
  const now = new Date('2026-06-01T03:00:00Z')
  const write = (days: number) => ({
    ...{ authorId, clientId: crypto.randomUUID(), act: 'member.note', digest: '', madeId: days },
    createdAt: new Date(now.getTime() - days * 24 * 3_600_000),
  })
  await test.db.insert(tables.deskWrites).values([write(91), write(89)])
  await test.app.events.unitOfWork((tx) => forgetDeskWrites(tx, now))
  const left = await test.db.select({ days: tables.deskWrites.madeId }).from(tables.deskWrites)
  expect(left).toEqual([{ days: 89 }])
})
