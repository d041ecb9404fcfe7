import type { OpenDatabase } from '@consoeurs/database'

/** Counts what leaves for PostgreSQL: each message ends in one Sync, or is a query in words. */
export function countMessages({ pool }: OpenDatabase): { count: number } {
  const counted = { count: 0 }
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: Record<'sync' | 'query', (...said: unknown[]) => void> }
    for (const way of ['sync', 'query'] as const) {
      const said = connection[way].bind(connection)
      connection[way] = (...words) => {
        counted.count++
        said(...words)
      }
    }
  })
  return counted
}
