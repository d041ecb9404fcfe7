import type { FigureDay } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, gte, inArray, min, sql } from 'drizzle-orm'
import { type CountedFigure, parisDay } from '../../../platform/data/daily-figures.ts'
import { daysAfter, daysBetween } from './days.ts'
import { countRows, type RowFigure, rowFigures } from './row-figures.ts'

const { dailyFigures } = tables
const countedFigures = ['active', 'pushesDelivered', 'pushesFailed'] as const satisfies CountedFigure[]

type DailyCounts = Map<string, number>

async function loadStoredFigures(db: Database, from: string): Promise<Map<string, DailyCounts>> {
  const rows = await db
    .select({ figure: dailyFigures.figure, day: dailyFigures.day, value: sql<number>`sum(${dailyFigures.value})::int` })
    .from(dailyFigures)
    .where(gte(dailyFigures.day, from))
    .groupBy(dailyFigures.figure, dailyFigures.day)
  const kept = new Map<string, DailyCounts>()
  for (const { figure, day, value } of rows) {
    const days = kept.get(figure) ?? new Map<string, number>()
    kept.set(figure, days.set(day, value))
  }
  return kept
}

/** Counts later days from the rows: today, and those that the job has not stored yet. */
async function completed(db: Database, figure: RowFigure, kept: DailyCounts, span: { from: string; until: string }) {
  const last = [...kept.keys()].sort().at(-1)
  const from = last === undefined ? span.from : daysAfter(last, 1)
  return new Map([...kept, ...(await countRows(db, figure, { from, until: span.until }))])
}

/** First day of counters that leave no rows; null if none yet. */
async function countedSince(db: Database): Promise<string | null> {
  const [first] = await db
    .select({ day: min(dailyFigures.day) })
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.figure, [...countedFigures])))
  return first?.day ?? null
}

/** Includes today. */
export async function loadFigures(db: Database, { days, now }: { days: number; now: Date }): Promise<FigureDay[]> {
  const until = daysAfter(parisDay(now), 1)
  const span = { from: daysAfter(until, -days), until }
  const [kept, since] = await Promise.all([loadStoredFigures(db, span.from), countedSince(db)])
  const keptOf = (figure: string): DailyCounts => kept.get(figure) ?? new Map()
  const rows = await Promise.all(
    rowFigures.map(async (figure) => [figure, await completed(db, figure, keptOf(figure), span)] as const),
  )
  const byFigure = Object.fromEntries(rows) as Record<RowFigure, DailyCounts>
  return daysBetween(span.from, span.until).map((day) => {
    const counted = (figure: CountedFigure) => (since === null || day < since ? null : (keptOf(figure).get(day) ?? 0))
    const ofRows = (figure: RowFigure) => byFigure[figure].get(day) ?? 0
    return {
      day,
      signUps: ofRows('signUps'),
      active: counted('active'),
      messages: ofRows('messages'),
      roomMessages: ofRows('roomMessages'),
      reports: ofRows('reports'),
      pushesDelivered: counted('pushesDelivered'),
      pushesFailed: counted('pushesFailed'),
    }
  })
}
