import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, eq, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { notMutedBy } from './members.muted.ts'

const { users, userProfiles, blocks } = tables

/** A member in a query: a column, her id, or the place for it where the query is prepared. */
export type MemberTerm = SQL | AnyColumn | Placeholder | number

/** No block between the two, either way: two questions, each of which PostgreSQL may ask once for a whole list. */
export const notBlockedEitherWay = (viewerId: MemberTerm, memberId: MemberTerm): SQL =>
  sql`(not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${memberId}) and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewerId}))`

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
export function memberVisibleTo(viewer: Asker | null): SQL | undefined {
  if (viewer === null) return and(isPresent, eq(userProfiles.status, 'complete'), eq(userProfiles.visibility, 'public'))
  const visible = and(isPresent, sql`${userProfiles.status} <> 'hidden'`, notBlockedEitherWay(viewer.id, users.id))
  return or(eq(users.id, viewer.id), visible)
}

/**
 * Whom lists, counts and notices bring before her: whom she can see and did not mute. Who asks for a member by her name
 * asks `memberVisibleTo`.
 */
export const memberListedFor = (viewer: Asker): SQL | undefined =>
  and(memberVisibleTo(viewer), notMutedBy(viewer.id, users.id))
