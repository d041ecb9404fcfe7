import type { ErrorEnvelope } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type Person, setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'

const { test } = await setUpTestApp()

const publishes = (who: Person, body: string, clientId: string = crypto.randomUUID()) => {
  const share = { clientId, kind: 'pensee', body, visibility: 'members' }
  return who.posts<ErrorEnvelope>('/api/shares', share)
}

it('allows a new account ten shares a day, and returns when the next is allowed', async () => {
  const nora = await test.personas.member('Nora', { user: { createdAt: new Date() } })
  for (let index = 1; index < limits.newAccountShares; index += 1)
    expect((await publishes(nora, `Partage ${index}`)).status).toBe(200)
  const clientId = crypto.randomUUID()
  const last = [await publishes(nora, 'Le dernier', clientId), await publishes(nora, 'Le dernier', clientId)]
  expect(last.map(({ status }) => status)).toEqual([200, 200])
  const refused = await publishes(nora, 'Un de plus')
  expect(refused.status).toBe(429)
  expect(refused.body.error).toMatchObject({
    details: { code: 'NEW_ACCOUNT_SHARES', retryAfter: expect.any(Number) },
    message: expect.stringContaining('le prochain dans un jour'),
  })
  const earlier = (hours: number) =>
    test.db.update(tables.shares).set({ publishedAt: sql`now() - make_interval(hours => ${hours})` })
  await earlier(20)
  expect((await publishes(nora, 'Un de plus')).body.error.message).toContain('dans 4 heures')
  await earlier(25)
  expect((await publishes(nora, 'Un de plus')).status).toBe(200)
})

it('does not limit an older account', async () => {
  const zoe = await test.personas.member('Zoé')
  await test.personas.changes(zoe, { createdAt: new Date(Date.now() - limits.newAccount - 1000) })
  for (let index = 0; index <= limits.newAccountShares; index += 1)
    expect((await publishes(zoe, `Partage ${index}`)).status).toBe(200)
})
