import { EventEmitter } from 'node:events'
import type { SocketMessage } from '@consoeurs/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchCatchUp } from '../events/live-events.ts'
import { NotificationStore } from '../viewer/notification-store.ts'
import { openSocket } from './socket.ts'

const unread = { messages: 0, notifications: 0, visits: 0, honors: 0, requests: 0 }
const camille = { id: 7, username: 'camille', displayName: 'Camille', avatar: null }
const visit: SocketMessage = {
  id: 1,
  seq: 12,
  section: 'profil',
  index: 0,
  notifValue: 'visite',
  slug: 'ines',
  message: 'Inès a visité ton profil.',
  url: '/p/ines',
  author: { ...camille, id: 8, username: 'ines', displayName: 'Inès' },
  recipient: camille,
}

/** The page's end of a connection: what it says is written down, and the test says what it hears. */
class Wire extends EventEmitter {
  connected = true
  said: unknown[][] = []
  acknowledges: (answer: { ok: boolean }) => void = () => undefined
  override emit(event: string, ...parts: unknown[]): boolean {
    const last = parts.at(-1)
    if (typeof last === 'function') this.acknowledges = last as typeof this.acknowledges
    this.said.push([event, ...parts.filter((part) => typeof part !== 'function')])
    return true
  }
  hears(event: string, ...parts: unknown[]): void {
    super.emit(event, ...parts)
  }
  close = vi.fn()
}

let wire: Wire
let store: NotificationStore
let asked: unknown[]
let leave: () => void
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/dashboard', origin: 'https://site.test' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      documentElement: { dataset: {} },
      visibilityState: 'visible',
      hasFocus: () => true,
    }),
  )
  wire = new Wire()
  store = new NotificationStore({ unread, waitingRooms: [], waitingGroups: [], sound: false })
  const place = { name: 'La place', icon: '/brand/mark.svg' }
  const parts = { viewerId: camille.id, place, store, entries: () => new Map(), navigate: () => undefined }
  const connect = (...parts: unknown[]) => {
    asked = parts
    return wire
  }
  leave = openSocket(parts, connect as never)
})
afterEach(() => vi.unstubAllGlobals())

describe('the socket of a page', () => {
  it('asks for her own channel once it is connected, over websocket alone', () => {
    expect(asked).toMatchObject(['https://site.test', { transports: ['websocket'] }])
    expect(wire.said).toEqual([])
    wire.hears('connect')
    expect(wire.said).toEqual([
      ['subscribe', 'canal-user-7'],
      ['visibility', true],
    ])
  })

  it('hands each message of that channel to the notification logic', async () => {
    wire.hears('canal-user-7', visit)
    await vi.waitFor(() => expect(store.read()).toMatchObject({ counter: 1, title: 'Inès', path: '/p/ines' }))
    wire.hears('canal-user-7', { ...visit, id: 2, seq: 13 })
    await vi.waitFor(() => expect(store.read().counter).toBe(2))
  })

  it('asks what is so where another member’s session stands behind it', () => {
    let asked = 0
    const stop = watchCatchUp(() => (asked += 1))
    wire.hears('connect')
    wire.acknowledges({ ok: false })
    expect(asked).toBe(1)
    expect(wire.said.map(([event]) => event)).not.toContain('watch')
    stop()
  })

  it('asks within seconds for what it may have missed, where its server lost sight of the others', () => {
    vi.useFakeTimers()
    const caughtUp = vi.fn()
    const stop = watchCatchUp(caughtUp)
    wire.hears('live', { type: 'catch-up' })
    expect(caughtUp).not.toHaveBeenCalled()
    vi.advanceTimersByTime(3000)
    expect(caughtUp).toHaveBeenCalledTimes(1)
    stop()
    vi.useRealTimers()
  })

  it('ends with the page', () => {
    leave()
    expect(wire.close).toHaveBeenCalledOnce()
  })
})
