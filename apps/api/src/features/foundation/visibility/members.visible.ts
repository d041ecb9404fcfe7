import { type Asker, tables } from '@consoeurs/database'
import { type AnyColumn, and, eq, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { notMutedBy } from './members.muted.ts'

const { users, userProfiles, blocks } = tables

/** A column, an id, or a placeholder of a prepared query. */
export type MemberTerm = SQL | AnyColumn | Placeholder | number

/** Two conditions, each of which PostgreSQL may evaluate once for a whole list. */
export const notBlockedEitherWay = (viewerId: MemberTerm, memberId: MemberTerm): SQL =>
  sql`(not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${memberId}) and not exists (select 1 from ${blocks} where ${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewerId}))`

export const isPresent = and(
  eq(users.emailVerified, true),
  eq(users.blocked, false),
  eq(users.banned, false),
  eq(users.pause, 0),
  isNull(users.approval),
  or(isNull(users.suspendedUntil), lte(users.suspendedUntil, sql`now()`)),
)

/** Visible to members without a block. */
const isShown = and(isPresent, sql`${userProfiles.status} <> 'hidden'`)

/** For a member who is not joined. Not with `users.id`: the subquery has its own `users`. */
export const memberIsShown = (memberId: MemberTerm): SQL =>
  sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${memberId} and ${isShown})`

/**
 * Members whom stored counts and the viewer's lists treat differently: those with a block in either direction, and the
 * viewer while not shown. Empty for most; one array per statement.
 */
export const isCountedSeparately = (viewerId: MemberTerm): SQL =>
  sql`array(select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId} union all select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId} union all select ${users.id} from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${viewerId} and not (${isShown}))`

/**
 * The SQL side of `member.see`, kept equal by a table test: every query that shows members needs it. Requires `users`
 * and `user_profiles` joined.
 * @param unblocked condition on blocks; only reports use another moment than now
 */
export function memberVisibleTo(viewer: Asker | null, unblocked?: SQL): SQL | undefined {
  if (viewer === null) return and(isPresent, eq(userProfiles.status, 'complete'), eq(userProfiles.visibility, 'public'))
  const notBlocked = unblocked ?? notBlockedEitherWay(viewer.id, users.id)
  return or(eq(users.id, viewer.id), and(isShown, notBlocked))
}

/** For a member who is not joined, like `memberIsShown`. */
export const isAmongVisibleMembers = (viewer: Asker | null, memberId: MemberTerm): SQL =>
  sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${memberId} and ${memberVisibleTo(viewer)})`

/** For lists, counts and notifications: visible and not muted. A direct request for a member uses `memberVisibleTo`. */
export const memberListedFor = (viewer: Asker): SQL | undefined =>
  and(memberVisibleTo(viewer), notMutedBy(viewer.id, users.id))
