import { deviceOf, limits, type SessionView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt } from 'drizzle-orm'

const { sessions } = tables

/** The current device comes first. */
export async function listSessions(
  db: Queryable,
  { id: userId, sessionId }: { id: number; sessionId: number },
  now: Date,
): Promise<SessionView[]> {
  const idleSince = new Date(now.getTime() - limits.session.idle)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.userAgent ?? ''),
      since: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === sessionId,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current))
}
