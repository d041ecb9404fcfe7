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
  const { blocked, banned, suspendedUntil, reason } = tables.users
  const [row] = await db
    .select({ blocked, banned, suspendedUntil, reason })
    .from(tables.users)
    .where(eq(tables.users.id, userId))
  return row
}

/** What she reads of it; null once it is over. */
export async function loadNotice(
  db: Queryable,
  userId: number,
  now: Date,
  contact: string,
): Promise<ShutOutNotice | null> {
  const standing = await loadStanding(db, userId)
  if (standing === undefined || !isShutOut(standing, now)) return null
  const { blocked, banned, suspendedUntil, reason } = standing
  if (banned) return { kind: 'banned', until: null, reason, contact }
  if (blocked) return { kind: 'blocked', until: null, reason, contact }
  return { kind: 'suspended', until: suspendedUntil?.toISOString() ?? null, reason, contact }
}
