import { deviceOf } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { healthOf } from './device-health.ts'

const computer = { supported: true, installed: false, device: deviceOf('Firefox/140.0 Linux') }
const iphone = { supported: false, installed: false, device: deviceOf('iPhone Safari/604.1') }
const registered = { lastFailure: null }

it.each([
  ['ok', { permission: 'granted', around: computer, device: registered }],
  ['lost', { permission: 'granted', around: computer, device: undefined }],
  ['refused', { permission: 'granted', around: computer, device: { lastFailure: 'refused' } }],
  ['busy', { permission: 'granted', around: computer, device: { lastFailure: 'busy' } }],
  ['off', { permission: 'default', around: computer, device: registered }],
  ['denied', { permission: 'denied', around: computer, device: registered }],
  ['unsupported', { permission: 'unsupported', around: { ...computer, supported: false }, device: undefined }],
  ['iphone', { permission: 'unsupported', around: iphone, device: undefined }],
  ['off', { permission: 'default', around: { ...iphone, supported: true, installed: true }, device: undefined }],
] as const)('says « %s » first', (health, known) => {
  expect(healthOf({ ...known, tooOldIphone: false })).toBe(health)
})

it('sends an old iPhone to its update before anything else', () => {
  expect(healthOf({ permission: 'unsupported', around: iphone, device: undefined, tooOldIphone: true })).toBe(
    'oldIphone',
  )
})
