import type { OpenDatabase } from '@consoeurs/database'
import { expect, it } from 'vitest'
import { connectionsPerWorker } from './connections-per-worker.ts'

const databaseOf = (most: number) =>
  ({
    query: async () => ({ rows: [{ max_connections: String(most) }] }),
    options: { max: 12 },
  }) as unknown as OpenDatabase['pool']

it('gives each process the default if the database allows enough connections', async () => {
  expect(await connectionsPerWorker(databaseOf(100), 4)).toBeUndefined()
})

it('divides the available connections, and leaves some for others', async () => {
  const each = await connectionsPerWorker(databaseOf(100), 8)
  expect(each).toBe(5)
  expect(8 * ((each ?? 0) + 6)).toBeLessThan(100)
})

it('refuses more processes than the database has connections for, and names the possible number', async () => {
  await expect(connectionsPerWorker(databaseOf(60), 16)).rejects.toThrow(
    /^Réglage WORKERS\s: .* 60 connexions, assez pour 5 processus/,
  )
})
