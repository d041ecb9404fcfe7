import type { CheckIn } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'

const { meetings, users } = tables

/** The member's next open meeting, as JSON, for a query on `users`. */
export const nextCheckIn = sql<CheckIn | null>`(
  select json_build_object('id', ${meetings.id}, 'dueAt', to_char(${meetings.dueAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from ${meetings}
  where ${meetings.userId} = ${users.id} and ${meetings.state} = 'open'
  order by ${meetings.dueAt} limit 1)`

export async function isMeetingUnanswered(db: Queryable, meetingId: number): Promise<boolean> {
  return (await db.$count(meetings, and(eq(meetings.id, meetingId), inArray(meetings.state, ['open', 'told'])))) > 0
}
