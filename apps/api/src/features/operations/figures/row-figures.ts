import { type Queryable, tables } from '@consoeurs/database'
import { and, gte, lt, sql } from 'drizzle-orm'

const { users, messages, roomMessages, reports } = tables

/** Figures that can be counted from timestamped rows with an index. */
const sources = {
  signUps: { table: users, at: users.createdAt },
  messages: { table: messages, at: messages.createdAt },
  roomMessages: { table: roomMessages, at: roomMessages.createdAt },
  reports: { table: reports, at: reports.createdAt },
} as const
export type RowFigure = keyof typeof sources
export const rowFigures = Object.keys(sources) as RowFigure[]

/** Midnight in Paris. */
const midnight = (day: string) => sql`(${day}::timestamp at time zone 'Europe/Paris')`

/** Rows per day, `until` excluded; days without rows are absent. */
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
