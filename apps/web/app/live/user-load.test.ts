import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/client.ts'
import { endsSession, leave, userLoadFailed } from './user-load.ts'

it.each([401, 403, 404])('a user load that answers %i signs her out', (status) => {
  expect(endsSession(new ApiFailure('BAD_REQUEST', { status, text: 'Non.' }))).toBe(true)
})

it.each([400, 408, 409, 425, 429, 500, 502, 503, 504])('a user load that answers %i keeps her signed in', (status) => {
  expect(endsSession(new ApiFailure('BAD_REQUEST', { status, text: 'Non.' }))).toBe(false)
})

it('no network keeps her signed in, and so does a fault of our own', () => {
  expect(endsSession(new ApiFailure('OFFLINE'))).toBe(false)
  expect(endsSession(new TypeError('Failed to fetch'))).toBe(false)
})

describe('a failed user load', () => {
  const assign = vi.fn()
  const asked: string[] = []
  const logged: unknown[] = []

  beforeEach(() => {
    asked.length = 0
    logged.length = 0
    assign.mockClear()
    vi.spyOn(console, 'warn').mockImplementation((words) => void logged.push(words))
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    vi.stubGlobal('location', { assign })
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      return new Response('{}')
    })
  })
  afterEach(() => {
    dispatchEvent(new Event('pageshow'))
    vi.unstubAllGlobals()
  })

  it('is only logged where it says nothing of her', async () => {
    await userLoadFailed(new ApiFailure('INTERNAL'))
    expect(logged).toEqual(['user load failed'])
    expect(asked).toEqual([])
    expect(assign).not.toHaveBeenCalled()
  })

  it('signs her out where it says that she is not signed in', async () => {
    await userLoadFailed(new ApiFailure('BAD_REQUEST', { status: 401, text: 'Non.' }))
    expect(asked).toEqual(['/api/auth/sign-out'])
    expect(assign.mock.calls).toEqual([['/logout']])
  })

  it('leaves once, however many say so, until the browser brings the page back', async () => {
    const refused = new ApiFailure('BAD_REQUEST', { status: 401, text: 'Non.' })
    await Promise.all([leave(), userLoadFailed(refused), userLoadFailed(refused), leave()])
    expect(assign).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
    dispatchEvent(new Event('pageshow'))
    await leave()
    expect(assign).toHaveBeenCalledTimes(2)
  })
})
