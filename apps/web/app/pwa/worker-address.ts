import type { PushConfiguration } from '@consoeurs/contract'

const unknownYet: PushConfiguration = { provider: 'webpush', vapidPublicKey: '' }

/**
 * The configuration goes into the query (specification §7), at the path that the provider's SDK expects. Sorted,
 * because another URL is another worker.
 */
export function workerAddress(configuration: PushConfiguration = unknownYet): string {
  const [file, parameters] =
    configuration.provider === 'fcm'
      ? ['/firebase-messaging-sw.js', configuration.firebase]
      : ['/service-worker.js', configuration]
  const known = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${file}?${new URLSearchParams([['init', 'true'], ...known])}`
}
