import type { MemberStanding } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm'

const { users } = tables

type StandingColumns = Pick<typeof users.$inferSelect, 'banned' | 'blocked' | 'suspendedUntil' | 'pause' | 'approval'>

/** The most severe restriction wins. */
export function standingOf(
  { banned, blocked, suspendedUntil, pause, approval }: StandingColumns,
  now: Date,
): MemberStanding {
  if (banned) return 'banned'
  if (blocked) return 'blocked'
  if (suspendedUntil !== null && suspendedUntil > now) return 'suspended'
  if (approval !== null) return 'waiting'
  return pause === 0 ? 'well' : 'paused'
}

/** SQL version of `standingOf`. */
export function hasStanding(standing: MemberStanding, now: Date): SQL | undefined {
  const banned = eq(users.banned, true)
  const blocked = eq(users.blocked, true)
  const welcome = and(eq(users.banned, false), eq(users.blocked, false))
  const inside = and(welcome, or(isNull(users.suspendedUntil), lte(users.suspendedUntil, now)))
  const rules: Record<MemberStanding, SQL | undefined> = {
    banned,
    blocked: and(blocked, eq(users.banned, false)),
    suspended: and(welcome, gt(users.suspendedUntil, now)),
    waiting: and(inside, isNotNull(users.approval)),
    paused: and(inside, isNull(users.approval), ne(users.pause, 0)),
    well: and(inside, isNull(users.approval), eq(users.pause, 0)),
  }
  return rules[standing]
}
