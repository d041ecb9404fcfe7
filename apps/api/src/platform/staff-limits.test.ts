import { buildTestApp, codeOf, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffLimits } from './staff-limits.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ limits: true })
})
afterAll(() => test.close())

it('stops a session that writes faster than hands do, and no other', async () => {
  const [stolen, other] = [
    await test.cast.member('Odile', { role: 'editor' }),
    await test.cast.member('Iris', { role: 'editor' }),
  ]
  const writes = (person: typeof stolen, at: number) => person.posts('/api/tags', { data: { name: `Mot ${at}` } })
  for (let at = 0; at < staffLimits.adds.max; at += 1) expect((await writes(stolen, at)).status).toBe(200)
  const refused = await writes(stolen, -1)
  expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await writes(other, -2)).status).toBe(200)
  expect((await stolen.gets('/api/tags')).status).toBe(200)
})
