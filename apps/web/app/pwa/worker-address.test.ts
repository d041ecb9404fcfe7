import { expect, it } from 'vitest'
import { workerAddress } from './worker-address.ts'

it('carries the public push configuration, in an order that never changes', () => {
  const address = workerAddress({ vapidPublicKey: 'BPk', provider: 'webpush' })
  expect(address).toBe('/service-worker.js?init=true&provider=webpush&vapidPublicKey=BPk')
  expect(workerAddress({ provider: 'webpush', vapidPublicKey: 'BPk' })).toBe(address)
})

it('is where Firebase looks for it, with every parameter of specification §7', () => {
  const firebase = {
    apiKey: 'a',
    authDomain: 'b',
    projectId: 'c',
    storageBucket: 'd',
    messagingSenderId: 'e',
    appId: 'f',
    measurementId: 'g',
  }
  const address = workerAddress({ provider: 'fcm', vapidPublicKey: 'h', firebase, identity: 'alias', emulator: null })
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  expect(pathname).toBe('/firebase-messaging-sw.js')
  expect(Object.fromEntries(searchParams)).toEqual({ init: 'true', ...firebase })
})

it('has an address before the server says anything of pushes', () => {
  expect(workerAddress()).toBe('/service-worker.js?init=true&provider=webpush&vapidPublicKey=')
})
