import { figureSpans } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, max } from 'drizzle-orm'
import { parisDay } from '../../platform/daily-figures.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { daysAfter, daysBetween } from './days.ts'
import { countRows, type RowFigure } from './row-figures.ts'

const { dailyFigures } = tables

/** Days whose figures are wanted at most: what came before is not counted any more. */
const LONGEST = Math.max(...figureSpans)

/** Writes down what each day that is over has seen, up to yesterday. Again, it finds nothing to do. */
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
