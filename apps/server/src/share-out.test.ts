import type { OpenDatabase } from '@consoeurs/database'
import { expect, it } from 'vitest'
import { shareOut } from './share-out.ts'

const databaseOf = (most: number) =>
  ({
    query: async () => ({ rows: [{ max_connections: String(most) }] }),
    options: { max: 12 },
  }) as unknown as OpenDatabase['pool']

it('leaves each process what it would have alone where the database has enough', async () => {
  expect(await shareOut(databaseOf(100), 4)).toBeUndefined()
})

it('shares out what there is, and leaves some for others', async () => {
  const each = await shareOut(databaseOf(100), 8)
  expect(each).toBe(5)
  expect(8 * ((each ?? 0) + 6)).toBeLessThan(100)
})

it('refuses more processes than the database lets in, and says how many it does', async () => {
  await expect(shareOut(databaseOf(60), 16)).rejects.toThrow(
    /^Réglage WORKERS\s: .* 60 connexions, assez pour 5 processus/,
  )
})
