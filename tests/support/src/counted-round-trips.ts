import type { OpenDatabase } from '@consoeurs/database'

/** Counts how often a connection has been answered all that it was sent. */
export function countRoundTrips({ pool }: OpenDatabase): { count: number } {
  const counted = { count: 0 }
  pool.on('connect', (client) => void client.on('drain', () => counted.count++))
  return counted
}
