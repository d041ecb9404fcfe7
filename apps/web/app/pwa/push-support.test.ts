import { deviceOf } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { mayAsk } from './push-support.ts'

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
