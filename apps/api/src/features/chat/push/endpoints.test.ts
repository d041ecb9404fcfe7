import { expect, it } from 'vitest'
import { acceptsEndpoint } from './endpoints.ts'

const production = { mode: 'production', pushServices: ['fcm.googleapis.com', '*.push.apple.com'] } as const
const open = { mode: 'production', pushServices: ['*'] } as const
const demo = { mode: 'demo', pushServices: ['fcm.googleapis.com'] } as const
const accepts = (rules: typeof production | typeof open | typeof demo, endpoint: string) =>
  acceptsEndpoint({ mode: rules.mode, pushServices: [...rules.pushServices] }, endpoint)

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QabC',
  'https://FCM.googleapis.com:443/a',
])('accepts %s', (endpoint) => {
  expect(accepts(production, endpoint)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user:secret@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.evil.test/a',
  'https://evil.test/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.test/a',
  'https://push.apple.com.evil.test/a',
  'https://xpush.apple.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/a',
  'nothing',
])('refuses %s in production', (endpoint) => {
  expect(accepts(production, endpoint)).toBe(false)
})

const disguises = ['127.0.0.1', '127.1', '0x7f.1', '2130706433', '0177.0.0.1', '10.0.0.8', '192.168.1.1', '172.16.0.1']
const reserved = ['169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1']
const sixes = ['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1]', '[fc00::1]', '[ff02::1]']

it.each([...disguises, ...reserved, ...sixes, '[64:ff9b::7f00:1]', '[2002:7f00:1::]'])(
  'refuses https://%s/ even if any public host is accepted',
  (host) => {
    expect(accepts(open, `https://${host}/push`)).toBe(false)
  },
)

it('accepts any public host where the setting allows it', () => {
  expect(accepts(open, 'https://push.example.org/abc')).toBe(true)
  expect(accepts(open, 'https://93.184.216.34/abc')).toBe(true)
})

it('accepts the local machine in the demo only', () => {
  for (const endpoint of ['http://127.0.0.1:4567/a', 'https://localhost:4567/a', 'http://[::1]:80/a']) {
    expect([accepts(demo, endpoint), accepts(open, endpoint)]).toEqual([true, false])
  }
  expect(accepts(demo, 'http://127.0.0.2:4567/a')).toBe(false)
  expect(accepts(demo, 'http://192.168.1.1/a')).toBe(false)
})
