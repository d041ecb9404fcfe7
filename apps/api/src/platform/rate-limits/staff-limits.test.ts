import { codeOf, setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { staffLimits } from './staff-limits.ts'

const { test } = await setUpTestApp({ limits: true })

it('limits a session that writes faster than a person, and no other', async () => {
  const [stolen, other] = [
    await test.personas.member('Odile', { role: 'editor' }),
    await test.personas.member('Iris', { role: 'editor' }),
  ]
  const writes = (person: typeof stolen, at: number) => person.posts('/api/tags', { data: { name: `Mot ${at}` } })
  for (let at = 0; at < staffLimits.adds.max; at += 1) expect((await writes(stolen, at)).status).toBe(200)
  const refused = await writes(stolen, -1)
  expect([refused.status, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await writes(other, -2)).status).toBe(200)
  expect((await stolen.gets('/api/tags')).status).toBe(200)
})
