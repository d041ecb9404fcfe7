import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Tx } from './unit-of-work.ts'

/** Counted as it happens, because no row is left to count later. */
export type CountedFigure = 'active' | 'pushesDelivered' | 'pushesFailed'

/** Shards let concurrent transactions count without waiting for each other. */
const SHARDS = 16

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** YYYY-MM-DD. */
export const parisDay = (at: Date): string => calendar.format(at)

/** @param by an id that spreads the writers over the shards */
export async function countOne(tx: Tx, figure: CountedFigure, { at, by }: { at: Date; by: number }): Promise<void> {
  const { dailyFigures } = tables
  await tx
    .insert(dailyFigures)
    .values({ day: parisDay(at), figure, shard: by % SHARDS, value: 1 })
    .onConflictDoUpdate({
      target: [dailyFigures.figure, dailyFigures.day, dailyFigures.shard],
      set: { value: sql`${dailyFigures.value} + 1` },
    })
}
