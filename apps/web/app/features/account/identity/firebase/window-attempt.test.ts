import { federatedChannel, federatedEnds } from '@consoeurs/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../../../api/client.ts'
import { type AttemptStep, openAttempt } from './window-attempt.ts'

const { signedIn } = federatedEnds
const attempt = '6a0f2c1e-0000-4000-8000-000000000000'
const provider = 'https://provider.test/authorize'

interface OpenedWindow {
  closed: boolean
  features: string
  leadsTo: string
  close: () => void
}
let opened: OpenedWindow
/** Whatever the page hears of the attempt, in order. */
let heard: AttemptStep[]
/** What arrives on the channel of our own origin. */
let arrives: (data: unknown, origin?: string) => void

function browserThat({ blocks = false } = {}): void {
  vi.stubGlobal('window', {
    open(_url: string, _target: string, features: string) {
      const document = { title: '', body: { textContent: '' } }
      const location = { replace: (url: string) => void Object.assign(opened, { leadsTo: url }) }
      opened = { closed: false, features, leadsTo: '', close: () => void Object.assign(opened, { closed: true }) }
      return blocks ? null : Object.assign(opened, { document, location })
    },
  })
}

beforeEach(() => {
  heard = []
  browserThat()
  const screen = { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 }
  for (const [name, value] of Object.entries(screen)) vi.stubGlobal(name, value)
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('crypto', { randomUUID: () => attempt })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      onmessage?: (message: object) => void
      constructor(name: string) {
        expect(name).toBe(federatedChannel)
        arrives = (data, origin = 'https://site.test') => this.onmessage?.({ data, origin })
      }
      close(): void {
        arrives = () => undefined
      }
    },
  )
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begins = (start = async () => ({ url: provider })) => openAttempt({ start, hear: (step) => heard.push(step) })

describe('signing in in a window of its own', () => {
  it('opens it 500 by 600, in the middle of hers, and leads it to the provider', async () => {
    begins()
    await vi.advanceTimersByTimeAsync(0)
    expect(opened.features).toBe('popup,width=500,height=600,left=570,top=200')
    expect(opened.leadsTo).toBe(provider)
    expect(heard).toEqual([])
  })

  it('says that it was blocked', () => {
    browserThat({ blocks: true })
    begins()
    expect(heard).toEqual([{ end: 'POPUP_BLOCKED' }])
  })

  it('takes it for given up eight seconds after she closed it', () => {
    begins()
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual([])
    opened.closed = true
    vi.advanceTimersByTime(500)
    expect(heard).toEqual(['closing'])
    vi.advanceTimersByTime(7_999)
    expect(heard).toEqual(['closing'])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['closing', { end: 'POPUP_CLOSED_BY_USER' }])
  })

  it('takes an answer that comes while it closes, of this attempt and from here alone', () => {
    begins()
    opened.closed = true
    vi.advanceTimersByTime(1_000)
    arrives({ attempt: 'another', end: signedIn })
    arrives({ attempt, end: signedIn }, 'https://elsewhere.test')
    arrives(signedIn)
    expect(heard).toEqual(['closing'])
    arrives({ attempt, end: signedIn })
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual(['closing', { end: signedIn }])
  })

  it('says that there is no network, and closes the window', async () => {
    begins(async () => {
      throw new ApiFailure('OFFLINE')
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ end: 'NETWORK_REQUEST_FAILED' }])
    expect(opened.closed).toBe(true)
  })

  it('passes on what our own server refuses, with its sentence', async () => {
    begins(async () => {
      throw new ApiFailure('FEDERATED_UNAVAILABLE', { status: 503, text: 'Plus tard.' })
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([{ end: 'FEDERATED_UNAVAILABLE', text: 'Plus tard.' }])
  })

  it('closes with the page, and nothing more is heard of it', () => {
    const { stop } = begins()
    stop()
    arrives({ attempt, end: signedIn })
    vi.advanceTimersByTime(60_000)
    expect(opened.closed).toBe(true)
    expect(heard).toEqual([])
  })
})
