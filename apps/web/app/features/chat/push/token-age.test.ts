import { constants } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { mustTell } from './token-age.ts'

const at = Date.parse('2026-03-12T10:00:00.000Z')
const device = { refreshedAt: '2026-03-12T10:00:00.000Z' }
const told = { device, toldEndpoint: 'https://push.example/a', endpoint: 'https://push.example/a', passwordKept: true }

it('leaves a token alone for seven days', () => {
  expect(mustTell(told, at + constants.pushTokenMaxAge)).toBe(false)
  expect(mustTell(told, at + constants.pushTokenMaxAge + 1)).toBe(true)
})

it('tells a token that the server does not have, or not any more', () => {
  expect(mustTell({ ...told, device: undefined }, at)).toBe(true)
})

it('tells a token whose password is missing', () => {
  expect(mustTell({ ...told, passwordKept: false }, at)).toBe(true)
})

it('tells a subscription that the browser renewed', () => {
  expect(mustTell({ ...told, endpoint: 'https://push.example/b' }, at)).toBe(true)
  expect(mustTell({ ...told, toldEndpoint: null }, at)).toBe(true)
})
