import type { LookupFunction } from 'node:net'
import { sendingLimits } from '@consoeurs/contract'
import { PushService, vapidOf } from '@consoeurs/test-support'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import type { PushDevice } from '../../../platform/delivery/push.ts'
import { retryAfterOf } from './retry-after.ts'
import { answerOf, webPushProvider } from './web-push.provider.ts'

let service: PushService
beforeAll(async () => {
  service = await PushService.open()
})
afterAll(() => service.close())
beforeEach(() => {
  service.received.length = 0
  logged.length = 0
})

const keys = webPush.generateVAPIDKeys()
const manner = { ...sendingLimits.pushes.talk, topic: 'sujet' }

function deviceAt(endpoint: string): PushDevice {
  const { token } = service.subscribes()
  const given = JSON.parse(token).keys as { p256dh: string; auth: string }
  return { id: 1, endpoint, ...given } as PushDevice
}

interface Site {
  mode?: 'demo' | 'production'
  lookup?: LookupFunction
  pushContact?: string
}

/** What the server wrote of its pushes. */
const logged: unknown[][] = []

const providerOf = ({ mode = 'production', lookup, pushContact }: Site = {}) =>
  webPushProvider({
    keys: async () => keys,
    settings: { mode, pushServices: ['*'], pushContact },
    operatorEmail: () => 'contact@demo.test',
    logger: { info: (...line: unknown[]) => void logged.push(line) },
    ...(lookup && { lookup }),
  })

/** A resolver of our own: what an attacker's name server would say, one answer after the other. */
function resolvesTo(...addresses: string[]): LookupFunction {
  const answers = addresses.values()
  return (_host, options, done) => {
    const address = answers.next().value ?? ''
    const family = address.includes(':') ? 6 : 4
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

describe('a host name that resolves to a private address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
  ])('is not called at %s', async (address) => {
    const provider = providerOf({ lookup: resolvesTo(address) })
    const answer = await provider.send(deviceAt('https://push.example.org/abc'), '{}', manner)
    expect(answer).toEqual({ result: 'refused', why: 'no public address' })
  })

  it('is resolved again at every call (DNS rebinding)', async () => {
    // The demo may call this machine, where nobody listens; then the name leads into the house (DNS rebinding).
    const provider = providerOf({ mode: 'demo', lookup: resolvesTo('127.0.0.1', '10.0.0.1') })
    const device = deviceAt('https://push.example.org/abc')
    expect(await provider.send(device, '{}', manner)).toEqual({ result: 'unreachable' })
    expect(await provider.send(device, '{}', manner)).toEqual({ result: 'refused', why: 'no public address' })
  })

  it('is not called when the list of allowed services changed after registration', async () => {
    const answer = await providerOf().send(deviceAt(`${service.origin}/push/a`), '{}', manner)
    expect(answer).toEqual({ result: 'refused', why: 'no push service' })
    expect(service.received).toEqual([])
  })
})

it('sends the contact address to the push service', async () => {
  const provider = providerOf({ mode: 'demo', pushContact: 'https://exemple.fr/contact' })
  const { endpoint, token } = service.subscribes()
  const device = { ...deviceAt(endpoint), ...JSON.parse(token).keys }
  expect(await provider.send(device, '{}', manner)).toEqual({ result: 'accepted' })
  const [push] = service.received
  if (push === undefined) throw new Error('nothing arrived')
  expect((await vapidOf(push)).claims.sub).toBe('https://exemple.fr/contact')
})

it('refuses invalid keys', async () => {
  const device = { ...deviceAt(`${service.origin}/push/a`), p256dh: 'A'.repeat(87) }
  expect(await providerOf({ mode: 'demo' }).send(device, '{}', manner)).toMatchObject({ result: 'refused' })
})

it('logs only a push that was not accepted, without its address (specification §8)', async () => {
  const { endpoint, token } = service.subscribes()
  const reached = { ...deviceAt(endpoint), ...JSON.parse(token).keys }
  await providerOf({ mode: 'demo' }).send(reached, '{}', manner)
  expect(logged).toEqual([])
  await providerOf({ lookup: resolvesTo('10.0.0.1') }).send(deviceAt('https://push.example.org/abc'), '{}', manner)
  expect(logged).toEqual([
    [{ device: 1, host: 'push.example.org', result: 'refused', why: 'no public address' }, 'push not taken'],
  ])
})

describe('an HTTP status', () => {
  const now = new Date('2026-03-12T08:00:00Z')

  it.each([
    [201, 'accepted'],
    [204, 'accepted'],
    [302, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'refused'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
  ])('%i: %s', (status, result) => {
    expect(answerOf(status, undefined, '', now).result).toBe(result)
  })

  it.each([
    ['120', 120_000],
    ['Thu, 12 Mar 2026 08:05:00 GMT', 300_000],
    ['Thu, 12 Mar 2020 08:05:00 GMT', 0],
    ['soon', 0],
    [undefined, 0],
  ])('Retry-After %s', (header, milliseconds) => {
    expect(retryAfterOf(header, now)).toBe(milliseconds)
  })
})
