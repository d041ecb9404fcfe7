import { afterEach, expect, it, vi } from 'vitest'
import { keepDevice } from './keep-device.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks nothing of the push service where the browser was not given the permission (specification §6)', async () => {
  const asked = vi.fn()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: asked, register: asked } })
  vi.stubGlobal('fetch', asked)
  await keepDevice(7, false)
  expect(asked).not.toHaveBeenCalled()
})

it('only logs a push token that could not be updated (specification §8)', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await keepDevice(7, true)
  expect(logged.mock.calls).toMatchObject([['push registration failed', { code: 'unsupported-browser' }]])
})
