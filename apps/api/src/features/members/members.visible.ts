import { tables } from '@consoeurs/database'
import { type AnyColumn, and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'

const { users, userProfiles, blocks } = tables

/** No block between the two, either way; each is a column or an id. */
export const notBlockedEitherWay = (viewerId: SQL | AnyColumn | number, memberId: SQL | AnyColumn | number): SQL =>
  sql`not exists (select 1 from ${blocks} where (${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${memberId}) or (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewerId}))`

/** She is here: confirmed, not banned, not suspended, not paused, her profile not hidden. */
export const isPresent = and(
  eq(users.emailVerified, true),
  eq(users.blocked, false),
  eq(users.banned, false),
  eq(users.pause, 0),
  or(isNull(users.suspendedUntil), lte(users.suspendedUntil, sql`now()`)),
)

/**
 * The SQL side of `member.see`: every query that shows members has it in its where clause. It needs `users` and
 * `user_profiles` joined. Kept equal to the policy by a table test.
 */
export function memberVisibleTo(viewer: Pick<Viewer, 'id'> | null): SQL | undefined {
  if (viewer === null) return and(isPresent, eq(userProfiles.status, 'complete'), eq(userProfiles.visibility, 'public'))
  const visible = and(isPresent, sql`${userProfiles.status} <> 'hidden'`, notBlockedEitherWay(viewer.id, users.id))
  return or(eq(users.id, viewer.id), visible)
}
