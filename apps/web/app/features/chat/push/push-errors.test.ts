import { afterEach, expect, it, vi } from 'vitest'
import { PushError, subscribeFailure } from './push-errors.ts'

afterEach(() => vi.unstubAllGlobals())

it('says why a browser would not subscribe, in the words of the specification', () => {
  vi.stubGlobal('window', { Notification: {} })
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(subscribeFailure(new Error('no'))).toMatchObject({
    code: 'permission-blocked',
    message: 'Notifications non supportées sur cet appareil ou cette configuration.',
  })
  vi.stubGlobal('Notification', { permission: 'granted' })
  const failure = subscribeFailure(new Error('no'))
  expect(failure).toMatchObject({ code: 'token-subscribe-failed', message: "Impossible d'obtenir le token FCM." })
  expect(failure.cause).toMatchObject({ message: 'no' })
  expect(new PushError('unsupported-browser').message).toBe(
    'Notifications non supportées sur cet appareil ou cette configuration.',
  )
})
