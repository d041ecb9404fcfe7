import type { ShutOutNotice } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'

/** What keeps a known member out (specification §4: banned users are logged out; blocked may not sign in). */
export interface Standing {
  blocked: boolean
  banned: boolean
  suspendedUntil: Date | null
}

export function isShutOut({ blocked, banned, suspendedUntil }: Standing, now: Date): boolean {
  return blocked || banned || (suspendedUntil !== null && suspendedUntil > now)
}

export async function loadStanding(db: Queryable, userId: number) {
  const { blocked, banned, suspendedUntil, reason, leavingAt, leftAt } = tables.users
  const [row] = await db
    .select({ blocked, banned, suspendedUntil, reason, leavingAt, leftAt })
    .from(tables.users)
    .where(eq(tables.users.id, userId))
  return row
}

interface Reader {
  userId: number
  now: Date
  /** Where she may ask for another look. */
  contact: string
  /** She has just shown who she is, and not by a session that was taken from her. */
  proven: boolean
}

/** What she reads of it; null once it is over. */
export async function loadNotice(
  db: Queryable,
  { userId, now, contact, proven }: Reader,
): Promise<ShutOutNotice | null> {
  const standing = await loadStanding(db, userId)
  if (standing === undefined || standing.leftAt !== null || !isShutOut(standing, now)) return null
  const { blocked, banned, suspendedUntil, reason, leavingAt } = standing
  const said = { until: null, reason, contact, mayKeep: false }
  if (banned) return { ...said, kind: 'banned' }
  if (leavingAt !== null) {
    return { ...said, kind: 'leaving', until: leavingAt.toISOString(), mayKeep: proven && leavingAt > now }
  }
  if (blocked) return { ...said, kind: 'blocked' }
  return { ...said, kind: 'suspended', until: suspendedUntil?.toISOString() ?? null }
}
