import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { blockedAt, firstBlockAt, hasBlocked } from '../../people/members/public.ts'

const { communityMembers } = tables

/**
 * Whether the reporter can see the target now, or could before blocking its author. The second uses the usual
 * visibility rule without the block. The target must be older than every block between the two, because anyone can
 * block anyone.
 */
export interface TargetVisibility {
  visible: boolean
  known: boolean
}

type QueryTerm = AnyColumn | SQL

export const asFlag = (condition: SQL | undefined): SQL<boolean> => sql<boolean>`coalesce((${condition}), false)`

/**
 * No block, or one newer than `since`; replaces the block rule in `memberVisibleTo`.
 * @param since when the viewer could first see the target; the latest of several counts
 * @param blocker whose block may be ignored: the viewer's, or either side's for messages to the viewer
 */
export function unblockedAt(
  viewer: Viewer | null,
  memberId: QueryTerm,
  since: readonly QueryTerm[],
  blocker: 'viewer' | 'either' = 'viewer',
): SQL {
  const viewerId = viewer?.id ?? 0
  const own = blocker === 'viewer' ? hasBlocked(viewerId, memberId) : sql`true`
  const from = sql`greatest(${sql.join([...since], sql`, `)})`
  return sql`(${notBlockedEitherWay(viewerId, memberId)} or (${own} and ${firstBlockAt(viewerId, memberId)} > ${from}))`
}

/** Null without a membership or a community. */
export const memberSince = (viewer: Viewer | null, communityId: QueryTerm): SQL =>
  sql`(select ${communityMembers.createdAt} from ${communityMembers} where ${communityMembers.communityId} = ${communityId} and ${communityMembers.userId} = ${viewer?.id ?? 0})`

/** Counted from the viewer's own block if there is one: see `listBlockedMessages`. */
export const isEvidence = (viewer: Viewer | null, memberId: QueryTerm): SQL =>
  sql`coalesce(${blockedAt(viewer?.id ?? 0, memberId)}, ${firstBlockAt(viewer?.id ?? 0, memberId)}) > now() - make_interval(days => ${limits.evidenceDays})`
