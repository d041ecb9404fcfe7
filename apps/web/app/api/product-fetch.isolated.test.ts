import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from './client.ts'

const base = 'https://api.exemple.fr'
const token = { token: 'page~7~1~signature', expiresIn: 600 }

interface SentRequest {
  address: string
  method: string | undefined
  bearer: string | null
  credentials: string | undefined
}
let asked: SentRequest[]

/** A page of its own, where nothing has been asked yet. */
async function openPage({ api: dataset = '', cookie = 'consoeurs_signed_in=1' } = {}): Promise<ApiClient> {
  vi.resetModules()
  vi.stubGlobal('document', { cookie, documentElement: { dataset: dataset === '' ? {} : { api: dataset } } })
  return (await import('./browser-api.ts')).api
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const { method, credentials } = init
    const address = String(input)
    asked.push({ address, method, credentials, bearer: new Headers(init.headers).get('authorization') })
    return new Response(JSON.stringify(address.endsWith('/page-token') ? token : {}))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const addresses = () => asked.map(({ address }) => address)

describe('the product calls of a page', () => {
  it('go to its own origin, with its cookie, where no other base is set', async () => {
    const api = await openPage()
    await api.get('/api/inbox', { after: 3 })
    expect(asked).toEqual([{ address: '/api/inbox?after=3', method: 'GET', bearer: null, credentials: 'same-origin' }])
  })

  it('go to the base of the public settings, with a bearer and without a cookie', async () => {
    const api = await openPage({ api: base })
    await api.get('/api/inbox', { after: 3 })
    await api.put('/api/users/7', { pause: 0 })
    const bearer = `Bearer ${token.token}`
    expect(asked.slice(1)).toEqual([
      { address: `${base}/api/inbox?after=3`, method: 'GET', bearer, credentials: 'omit' },
      { address: `${base}/api/users/7`, method: 'PUT', bearer, credentials: 'omit' },
    ])
  })

  it('ask for one bearer, and for the next before it is over', async () => {
    const api = await openPage({ api: base })
    await Promise.all([api.get('/api/inbox'), api.get('/api/counters')])
    expect(addresses().filter((address) => address === '/api/auth/page-token')).toHaveLength(1)
    vi.advanceTimersByTime(560_000)
    await api.get('/api/inbox')
    expect(addresses().filter((address) => address === '/api/auth/page-token')).toHaveLength(1)
    vi.advanceTimersByTime(20_000)
    await api.get('/api/inbox')
    expect(addresses().filter((address) => address === '/api/auth/page-token')).toHaveLength(2)
  })

  it('go without one where nobody is signed in', async () => {
    const api = await openPage({ api: base, cookie: 'consoeurs_signed_in=0' })
    await api.get('/api/faq')
    expect(asked).toEqual([{ address: `${base}/api/faq`, method: 'GET', bearer: null, credentials: 'omit' }])
  })

  it.each(['/api/auth/sign-out', '/api/account/pause', '/api/second-factor', '/api/passkeys/options'])(
    'stay with the origin that keeps the cookie where they are about the session: %s',
    async (path) => {
      const api = await openPage({ api: base })
      await api.post(path)
      expect(asked).toMatchObject([{ address: path, bearer: null, credentials: 'same-origin' }])
    },
  )
})
