import { figureSpans } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, max } from 'drizzle-orm'
import { parisDay } from '../../../platform/data/daily-figures.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { daysAfter, daysBetween } from './days.ts'
import { countRows, type RowFigure } from './row-figures.ts'

const { dailyFigures } = tables

/** Earlier days are never shown, so they are not counted. */
const LONGEST = Math.max(...figureSpans)

/** Stores the counts of every past day up to yesterday; idempotent. */
export async function countDays(tx: Tx, figure: RowFigure, now: Date): Promise<void> {
  const today = parisDay(now)
  const [last] = await tx
    .select({ day: max(dailyFigures.day) })
    .from(dailyFigures)
    .where(eq(dailyFigures.figure, figure))
  const from = last?.day == null ? daysAfter(today, -LONGEST) : daysAfter(last.day, 1)
  const days = daysBetween(from, today)
  if (days.length === 0) return
  const counts = await countRows(tx, figure, { from, until: today })
  await tx
    .insert(dailyFigures)
    .values(days.map((day) => ({ day, figure, value: counts.get(day) ?? 0 })))
    .onConflictDoNothing()
}
