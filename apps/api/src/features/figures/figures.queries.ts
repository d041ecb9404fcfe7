import type { FigureDay } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { and, gte, inArray, min, sql } from 'drizzle-orm'
import { type CountedFigure, parisDay } from '../../platform/daily-figures.ts'
import { daysAfter, daysBetween } from './days.ts'
import { countRows, type RowFigure, rowFigures } from './row-figures.ts'

const { dailyFigures } = tables
const countedFigures = ['active', 'pushesDelivered', 'pushesFailed'] as const satisfies CountedFigure[]

type ByDay = Map<string, number>

async function loadKept(db: Database, from: string): Promise<Map<string, ByDay>> {
  const rows = await db
    .select({ figure: dailyFigures.figure, day: dailyFigures.day, value: sql<number>`sum(${dailyFigures.value})::int` })
    .from(dailyFigures)
    .where(gte(dailyFigures.day, from))
    .groupBy(dailyFigures.figure, dailyFigures.day)
  const kept = new Map<string, ByDay>()
  for (const { figure, day, value } of rows) {
    const days = kept.get(figure) ?? new Map<string, number>()
    kept.set(figure, days.set(day, value))
  }
  return kept
}

/** The days that are kept, and those since from the rows themselves: today, and what the clock has not come to yet. */
async function completed(db: Database, figure: RowFigure, kept: ByDay, span: { from: string; until: string }) {
  const last = [...kept.keys()].sort().at(-1)
  const from = last === undefined ? span.from : daysAfter(last, 1)
  return new Map([...kept, ...(await countRows(db, figure, { from, until: span.until }))])
}

/** From when on is counted what leaves no rows; null: not yet. */
async function countedSince(db: Database): Promise<string | null> {
  const [first] = await db
    .select({ day: min(dailyFigures.day) })
    .from(dailyFigures)
    .where(and(inArray(dailyFigures.figure, [...countedFigures])))
  return first?.day ?? null
}

/** The figures of the last days, today’s included. */
export async function loadFigures(db: Database, { days, now }: { days: number; now: Date }): Promise<FigureDay[]> {
  const until = daysAfter(parisDay(now), 1)
  const span = { from: daysAfter(until, -days), until }
  const [kept, since] = await Promise.all([loadKept(db, span.from), countedSince(db)])
  const keptOf = (figure: string): ByDay => kept.get(figure) ?? new Map()
  const rows = await Promise.all(
    rowFigures.map(async (figure) => [figure, await completed(db, figure, keptOf(figure), span)] as const),
  )
  const byFigure = Object.fromEntries(rows) as Record<RowFigure, ByDay>
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
