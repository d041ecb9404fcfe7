import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followPressedPushes } from './pressed-pushes.ts'
import type { PushMessage } from './push-messages.ts'

let worker: EventTarget
const by = vi.fn()
const taken = vi.fn()

beforeEach(() => {
  worker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: worker })
  by.mockClear()
  taken.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const says = (data: PushMessage) =>
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: taken }] }))

it('only logs what arrives while she is looking, and takes it from the worker', () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  followPressedPushes(by)
  says({ type: 'push.received', tag: 'essai' })
  expect(logged.mock.calls).toEqual([['push received in the foreground', 'essai']])
  expect(by).not.toHaveBeenCalled()
  expect(taken).toHaveBeenCalledOnce()
})

it('leads where she pressed, until the page goes', () => {
  const leave = followPressedPushes(by)
  says({ type: 'push.pressed', path: '/notifications' })
  expect(by.mock.calls).toMatchObject([['/notifications', {}]])
  leave()
  says({ type: 'push.pressed', path: '/messages' })
  expect(by).toHaveBeenCalledOnce()
})
