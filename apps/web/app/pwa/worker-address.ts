/** What the server says of its pushes (PushConfiguration): `provider`, and whatever the provider's browser side needs. */
type Configuration = Record<string, unknown>

const unknownYet: Configuration = { provider: 'webpush', vapidPublicKey: '' }

/**
 * The worker is asked for with the public push configuration as query parameters (specification §7). The same
 * configuration gives the same address: another one would be another worker to the browser.
 */
export function workerAddress(configuration: Configuration = unknownYet): string {
  const known = Object.entries(configuration).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return `/service-worker.js?${new URLSearchParams([['init', 'true'], ...known.sort(([a], [b]) => (a < b ? -1 : 1))])}`
}
