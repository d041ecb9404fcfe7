import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const configuration = { provider: 'webpush', vapidPublicKey: 'BPk' }
let registers: ReturnType<typeof vi.fn>
let answer: () => Promise<Response>

async function opensPage() {
  vi.resetModules()
  return (await import('./worker-registration.ts')).registeredWorker()
}

beforeEach(() => {
  registers = vi.fn(async () => ({ scope: '/' }))
  answer = async () => Response.json(configuration)
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    readyState: 'complete',
    cookie: 'consoeurs_signed_in=1',
  })
  vi.stubGlobal('window', { requestIdleCallback: null })
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { register: registers, getRegistration: async () => undefined },
  })
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => vi.unstubAllGlobals())

it('registers the worker of the root with the public push configuration (specification §7)', async () => {
  await opensPage()
  expect(registers).toHaveBeenCalledWith('/service-worker.js?init=true&provider=webpush&vapidPublicKey=BPk', {
    scope: '/',
    updateViaCache: 'none',
  })
})

it('only logs a registration that fails (specification §4)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const failure = new TypeError('refused')
  registers.mockRejectedValue(failure)
  expect(await opensPage()).toBeNull()
  expect(warned).toHaveBeenCalledWith('service worker not registered', failure)
})

it('registers nothing for a visitor, nor where there are no workers', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, readyState: 'complete', cookie: '' })
  expect(await opensPage()).toBeNull()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await opensPage()).toBeNull()
  expect(registers).not.toHaveBeenCalled()
})

it('registers nothing in the shell of a phone, which has a push service of its own', async () => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  expect(await opensPage()).toBeNull()
  expect(registers).not.toHaveBeenCalled()
})

it('has a worker all the same where the server pushes nothing', async () => {
  answer = async () => new Response('{}', { status: 404 })
  await opensPage()
  expect(registers.mock.calls[0]?.[0]).toBe('/service-worker.js?init=true&provider=webpush&vapidPublicKey=')
})
