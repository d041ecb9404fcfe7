import type { PushConfiguration } from '@consoeurs/contract'

const unknownYet: PushConfiguration = { provider: 'webpush', vapidPublicKey: '' }

/**
 * The worker is asked for with the public push configuration as query parameters (specification §7), at the address that
 * its provider's own SDK looks for: the code is the same. The same configuration gives the same address: another one
 * would be another worker to the browser.
 */
export function workerAddress(configuration: PushConfiguration = unknownYet): string {
  const [file, parameters] =
    configuration.provider === 'fcm'
      ? ['/firebase-messaging-sw.js', configuration.firebase]
      : ['/service-worker.js', configuration]
  const known = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${file}?${new URLSearchParams([['init', 'true'], ...known])}`
}
