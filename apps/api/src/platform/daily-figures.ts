import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Tx } from './unit-of-work.ts'

/** What is counted as it happens, because no row is left that could be counted later. */
export type CountedFigure = 'active' | 'pushesDelivered' | 'pushesFailed'

/** So many may count the same at the same moment without waiting for each other. */
const SHARDS = 16

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** The day in Paris, as PostgreSQL writes it. */
export const parisDay = (at: Date): string => calendar.format(at)

/** One more of something, on its day. @param by whose it is: a number that spreads those who count */
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
