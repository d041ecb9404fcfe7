import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type SQLWrapper, sql } from 'drizzle-orm'

const { pushDevices, sessions } = tables

/** A device whose last push succeeded, on a valid session. */
export const ownReachableDevice = (userId: SQLWrapper | number, now: Date) =>
  sql`exists (select 1 from ${pushDevices} inner join ${sessions} on ${sessions.id} = ${pushDevices.sessionId} where ${pushDevices.userId} = ${userId} and ${pushDevices.lastFailure} is null and ${sessions.expiresAt} > ${now.toISOString()} and ${sessions.lastSeenAt} > ${new Date(now.getTime() - limits.session.idle).toISOString()})`

export async function hasReachableDevice(db: Queryable, userId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`select ${ownReachableDevice(userId, now)} as has`)
  return rows[0]?.has === true
}
