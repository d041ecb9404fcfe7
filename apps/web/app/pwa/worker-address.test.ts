import { expect, it } from 'vitest'
import { workerAddress } from './worker-address.ts'

it('carries the public push configuration, in an order that never changes', () => {
  const address = workerAddress({ vapidPublicKey: 'BPk', provider: 'webpush' })
  expect(address).toBe('/service-worker.js?init=true&provider=webpush&vapidPublicKey=BPk')
  expect(workerAddress({ provider: 'webpush', vapidPublicKey: 'BPk' })).toBe(address)
})

it('hands on every parameter that the provider of the specification has', () => {
  const firebase = { apiKey: 'a', authDomain: 'b', projectId: 'c', storageBucket: 'd', messagingSenderId: 'e' }
  const address = workerAddress({ provider: 'fcm', ...firebase, appId: 'f', measurementId: 'g', vapidPublicKey: 'h' })
  const { searchParams } = new URL(address, 'http://site.test')
  expect(Object.fromEntries(searchParams)).toEqual({
    init: 'true',
    provider: 'fcm',
    ...firebase,
    appId: 'f',
    measurementId: 'g',
    vapidPublicKey: 'h',
  })
})

it('has an address before the server says anything of pushes', () => {
  expect(workerAddress()).toBe('/service-worker.js?init=true&provider=webpush&vapidPublicKey=')
})
