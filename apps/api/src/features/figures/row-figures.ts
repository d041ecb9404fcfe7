import { type Queryable, tables } from '@consoeurs/database'
import { and, gte, lt, sql } from 'drizzle-orm'

const { users, messages, roomMessages, reports } = tables

/** Figures whose rows say when they came, each with its index by time. */
const sources = {
  signUps: { table: users, at: users.createdAt },
  messages: { table: messages, at: messages.createdAt },
  roomMessages: { table: roomMessages, at: roomMessages.createdAt },
  reports: { table: reports, at: reports.createdAt },
} as const
export type RowFigure = keyof typeof sources
export const rowFigures = Object.keys(sources) as RowFigure[]

/** When a day begins in Paris. */
const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/Paris')`

/** How many rows there are for each day from `from` to `until` (not included); a day without any is absent. */
export async function countRows(
  db: Queryable,
  figure: RowFigure,
  { from, until }: { from: string; until: string },
): Promise<Map<string, number>> {
  const { table, at } = sources[figure]
  const day = sql<string>`(${at} at time zone 'Europe/Paris')::date::text`.as('day')
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(table)
    .where(and(gte(at, midnight(from)), lt(at, midnight(until))))
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.day, row.count]))
}
