import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playNotificationSound } from './notification-sound.ts'

/** What is turned up or down on its way out, nearest to her ear first. */
let gains: { value: number }[]
const loudspeakers = 'the loudspeakers'

const nothing = () => undefined

class Audio {
  currentTime = 0
  destination = loudspeakers
  createGain() {
    const shape = { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing }
    const gain = { value: 1, ...shape }
    return {
      gain,
      connect(next: unknown) {
        if (next === loudspeakers) gains.push(gain)
        return next
      },
    }
  }
  createOscillator() {
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start: nothing, stop: nothing }
  }
}

beforeEach(() => {
  gains = []
  const kept = new Map<string, string>()
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const pageThatWas = (touched: boolean) =>
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: touched },
    locks: { request: async (_name: string, then: () => void) => then() },
  })

it('rings at half the volume, once for an arrival', async () => {
  pageThatWas(true)
  await playNotificationSound(7, 12)
  expect(gains.map(({ value }) => value)).toEqual([0.5])
  await playNotificationSound(7, 12)
  await playNotificationSound(7, 11)
  expect(gains).toHaveLength(1)
  await playNotificationSound(7, 13)
  expect(gains).toHaveLength(2)
})

it('is silent in a page that she has not touched yet', async () => {
  pageThatWas(false)
  await playNotificationSound(7, 12)
  expect(gains).toEqual([])
})
