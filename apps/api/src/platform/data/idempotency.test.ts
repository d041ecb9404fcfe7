import { tables } from '@consoeurs/database'
import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { deleteOldIdempotencyKeys } from './idempotency.ts'

const { test } = await setUpTestApp()

// That each write of the desk is done once: tests/access/sent-twice.test.ts.
it('deletes expired idempotency keys', async () => {
  const { id: authorId } = await test.personas.maud()
  const now = new Date('2026-06-01T03:00:00Z')
  const write = (days: number) => ({
    ...{ authorId, clientId: crypto.randomUUID(), act: 'member.note', digest: '', madeId: days },
    createdAt: new Date(now.getTime() - days * 24 * 3_600_000),
  })
  await test.db.insert(tables.deskWrites).values([write(91), write(89)])
  await test.app.events.unitOfWork((tx) => deleteOldIdempotencyKeys(tx, now))
  const left = await test.db.select({ days: tables.deskWrites.madeId }).from(tables.deskWrites)
  expect(left).toEqual([{ days: 89 }])
})
