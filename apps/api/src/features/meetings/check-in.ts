import type { CheckIn } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'

const { meetings, users } = tables

/** Of the member that the query is about: her next meeting that she has not answered for. */
export const nextCheckIn = sql<CheckIn | null>`(
  select json_build_object('id', ${meetings.id}, 'dueAt', to_char(${meetings.dueAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${meetings}
  where ${meetings.userId} = ${users.id} and ${meetings.state} = 'open'
  order by ${meetings.dueAt} limit 1)`

/** She has not said yet that all is well. */
export async function isMeetingUnanswered(db: Queryable, meetingId: number): Promise<boolean> {
  return (await db.$count(meetings, and(eq(meetings.id, meetingId), inArray(meetings.state, ['open', 'told'])))) > 0
}
