import { buildTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { rateLimitKey } from './rate-limit-key.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('%s is counted as %s', (ip, counted) => {
  expect(rateLimitKey(ip)).toBe(counted)
})

it('is the same for all addresses of one network', async () => {
  const test = await buildTestApp({ limits: true, settings: { trustProxy: ['127.0.0.1'] } })
  const tryFrom = async (ip: string) => {
    const typed = { identifier: `${crypto.randomUUID()}@exemple.fr`, password: 'essai' }
    return (await test.visitor.asks('POST', '/api/auth/local', typed, { 'x-forwarded-for': ip })).status
  }
  const statuses = []
  for (let number = 1; number <= 11; number++) statuses.push(await tryFrom(`2001:db8:1:2::${number}`))
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  expect(await tryFrom('2001:db8:1:3::1')).toBe(400)
  await test.close()
})

it('ignores forwarded addresses without a trusted proxy', async () => {
  const test = await buildTestApp({ limits: true })
  const statuses = []
  for (let number = 1; number <= 11; number++) {
    const typed = { identifier: `${number}@exemple.fr`, password: 'essai' }
    const forged = { 'x-forwarded-for': `203.0.113.${number}` }
    statuses.push((await test.visitor.asks('POST', '/api/auth/local', typed, forged)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  await test.close()
})
