import { tables } from '@consoeurs/database'
import { type SQL, sql } from 'drizzle-orm'
import type { MemberTerm } from '../../foundation/visibility/public.ts'

const { blocks, usernameHistory, users } = tables

export const hasBlocked = (blockerId: MemberTerm, blockedId: MemberTerm): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${blocks} where ${blocks.blockerId} = ${blockerId} and ${blocks.blockedId} = ${blockedId})`

export const blockedAt = (blockerId: MemberTerm, blockedId: MemberTerm): SQL<Date | null> =>
  sql`(select ${blocks.createdAt} from ${blocks} where ${blocks.blockerId} = ${blockerId} and ${blocks.blockedId} = ${blockedId})`.mapWith(
    blocks.createdAt,
  ) as SQL<Date | null>

/** The first block between the two, in either direction. */
export const firstBlockAt = (viewerId: MemberTerm, memberId: MemberTerm): SQL<Date | null> =>
  sql`(select min(${blocks.createdAt}) from ${blocks} where (${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${memberId}) or (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${viewerId}))`.mapWith(
    blocks.createdAt,
  ) as SQL<Date | null>

/**
 * The row's username at the time of the first block; a later one would reveal the account to the blocked viewer.
 * Times are whole milliseconds: a rename in the same one counts as later.
 */
export const usernameAtBlock = (viewerId: MemberTerm): SQL<string> =>
  sql<string>`coalesce((select ${usernameHistory.username} from ${usernameHistory}
    where ${usernameHistory.userId} = ${users.id} and ${usernameHistory.createdAt} >= ${firstBlockAt(viewerId, users.id)}
    order by ${usernameHistory.createdAt} limit 1), ${users.username})`
