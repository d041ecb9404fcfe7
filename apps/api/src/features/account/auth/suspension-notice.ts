import type { SuspensionNotice } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'

/** What prevents a sign-in (specification §4: banned users are logged out; blocked may not sign in). */
export interface AccountStanding {
  blocked: boolean
  banned: boolean
  suspendedUntil: Date | null
}

export function isSuspended({ blocked, banned, suspendedUntil }: AccountStanding, now: Date): boolean {
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

interface NoticeReader {
  userId: number
  now: Date
  /** Where the member may ask for a review. */
  contact: string
  /** Just authenticated, not only a revoked session. */
  proven: boolean
}

/** Null once it has ended. */
export async function loadSuspensionNotice(
  db: Queryable,
  { userId, now, contact, proven }: NoticeReader,
): Promise<SuspensionNotice | null> {
  const standing = await loadStanding(db, userId)
  if (standing === undefined || standing.leftAt !== null || !isSuspended(standing, now)) return null
  const { blocked, banned, suspendedUntil, reason, leavingAt } = standing
  const said = { until: null, reason, contact, mayKeep: false }
  if (banned) return { ...said, kind: 'banned' }
  if (leavingAt !== null) {
    return { ...said, kind: 'leaving', until: leavingAt.toISOString(), mayKeep: proven && leavingAt > now }
  }
  if (blocked) return { ...said, kind: 'blocked' }
  return { ...said, kind: 'suspended', until: suspendedUntil?.toISOString() ?? null }
}
