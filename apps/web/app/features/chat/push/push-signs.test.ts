import { deviceOf } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { pushSigns } from './push-signs.ts'

const device = deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
const computer = { supported: true, installed: false, device }
const without = { ...computer, supported: false }
const phone = { ...computer, device: deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari') }

it.each([
  ['default', computer, { prompt: true, bell: false }],
  ['granted', computer, { prompt: false, bell: false }],
  ['denied', computer, { prompt: false, bell: true }],
  ['default', phone, { prompt: false, bell: false }],
  ['denied', phone, { prompt: false, bell: true }],
  ['default', without, { prompt: false, bell: false }],
  ['denied', without, { prompt: false, bell: false }],
  ['unsupported', without, { prompt: false, bell: false }],
] as const)('%s: %j shows %j', (permission, around, signs) => {
  expect(pushSigns(permission, around, { later: false })).toEqual(signs)
})

it('asks nobody who said « later »; the bell stays', () => {
  expect(pushSigns('default', computer, { later: true })).toEqual({ prompt: false, bell: false })
  expect(pushSigns('denied', computer, { later: true })).toEqual({ prompt: false, bell: true })
})
