import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { touchConnection } from './touch-connection.ts'

const now = new Date('2026-03-12T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

let asked: { path: string; method: string | undefined; body: unknown }[]
let status: number

beforeEach(() => {
  asked = []
  status = 200
  vi.useFakeTimers({ now })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ path, method, body: JSON.parse(String(body)) })
    return new Response('{}', { status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the last-connection call of a page (specification §7)', () => {
  it.each([
    ['missing', null],
    ['over 15 minutes old', minutesAgo(15 + 1 / 60)],
  ])('is sent where the previous connection is %s', async (_case, lastConnection) => {
    await touchConnection({ id: 7, lastConnection })
    expect(asked).toEqual([
      {
        path: '/api/users/7',
        method: 'PUT',
        body: {
          lastConnection: now.toISOString(),
          pause: 0,
          deviceType: 'Mobile',
          deviceBrowser: 'Firefox',
          deviceOs: 'Android',
          onPwa: true,
        },
      },
    ])
  })

  it.each([0, 1, 14, 15])('is not sent where it is %i minutes old', async (minutes) => {
    await touchConnection({ id: 7, lastConnection: minutesAgo(minutes) })
    expect(asked).toEqual([])
  })

  it('is only logged where it fails (§8)', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    status = 500
    await touchConnection({ id: 7, lastConnection: null })
    expect(logged.mock.calls).toMatchObject([['last connection not sent', { status: 500 }]])
  })
})
