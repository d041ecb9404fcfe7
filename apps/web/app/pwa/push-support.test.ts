import { deviceOf } from '@consoeurs/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { mayAsk, supportsPush } from './push-support.ts'

afterEach(() => vi.unstubAllGlobals())

const phone = deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0.0.0 Mobile Safari/537.36')
const computer = deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')

it.each([
  [true, { supported: true, installed: false, device: computer }],
  [true, { supported: true, installed: true, device: computer }],
  [true, { supported: true, installed: true, device: phone }],
  [false, { supported: true, installed: false, device: phone }],
  [false, { supported: false, installed: true, device: phone }],
  [false, { supported: false, installed: false, device: computer }],
])('asks (%s) where the browser can, and on a phone only in the installed app', (asks, around) => {
  expect(mayAsk(around)).toBe(asks)
})

it.each([
  [true, ['Notification', 'serviceWorker', 'PushManager']],
  [false, ['serviceWorker', 'PushManager']],
  [false, ['Notification', 'PushManager']],
  [false, ['Notification', 'serviceWorker']],
])('is supported (%s) by a browser that has %j', (supported, parts) => {
  const having = Object.fromEntries(parts.map((part) => [part, {}]))
  vi.stubGlobal('window', having)
  vi.stubGlobal('navigator', having)
  expect(supportsPush()).toBe(supported)
})
