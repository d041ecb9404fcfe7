import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, type SQL } from 'drizzle-orm'
import type { PushDevice } from '../../../platform/delivery/push.ts'
import { tokenOf } from './device-address.ts'

const { pushDevices, sessions } = tables

/** A push needs an open session: neither expired nor idle. */
const sessionIsOpen = (now: Date): SQL | undefined =>
  and(gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, new Date(now.getTime() - limits.session.idle)))

const reachable = (db: Queryable, now: Date, which: SQL | undefined) =>
  db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(which, sessionIsOpen(now)))
    .orderBy(desc(pushDevices.refreshedAt), desc(pushDevices.id))

export async function loadDevices(db: Queryable, userId: number, now: Date): Promise<PushDevice[]> {
  return (await reachable(db, now, eq(pushDevices.userId, userId))).map(({ device }) => device)
}

export async function findDevice(
  db: Queryable,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<PushDevice | null> {
  const [row] = await reachable(db, now, and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
  return row?.device ?? null
}

export async function findDeviceByEndpoint(db: Queryable, endpoint: string, now: Date): Promise<PushDevice | null> {
  const [row] = await reachable(db, now, eq(pushDevices.endpoint, endpoint))
  return row?.device ?? null
}

/** Token of specification §7. */
export async function loadOwnToken(
  db: Queryable,
  sessionId: number | null,
): Promise<{ token: string; at: Date } | null> {
  if (sessionId === null) return null
  const [row] = await db.select().from(pushDevices).where(eq(pushDevices.sessionId, sessionId))
  if (row === undefined) return null
  return { token: tokenOf(row), at: row.refreshedAt }
}
