import type { ExcludedView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { firstBlockAt, usernameAtBlock } from '../../people/members/public.ts'

const { communityCandidates, users, userProfiles } = tables

const EXCLUDED_SHOWN = 100

/**
 * The current name where the viewer sees the member, otherwise the one at the exclusion. After a block that name may
 * be new to the viewer, who then gets the username from before the block.
 */
const nameFor = (viewer: Viewer, current: AnyColumn, excluded: AnyColumn) =>
  sql<string>`case when ${memberVisibleTo(viewer)} then ${current} else coalesce(
    case when ${communityCandidates.since} > ${firstBlockAt(viewer.id, users.id)} then null else ${excluded} end,
    ${usernameAtBlock(viewer.id)}) end`

const shownUsername = (viewer: Viewer) => nameFor(viewer, users.username, communityCandidates.excludedUsername)

const excludedRows = (db: Queryable, viewer: Viewer, where: SQL | undefined) =>
  db
    .select({
      memberId: users.id,
      username: shownUsername(viewer),
      displayName: nameFor(viewer, users.name, communityCandidates.excludedName),
      since: communityCandidates.since,
    })
    .from(communityCandidates)
    .innerJoin(users, eq(users.id, communityCandidates.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(communityCandidates.standing, 'excluded'), where))

/** Latest exclusion first. No id: it would link a member's names across a block. */
export async function listExcluded(db: Queryable, viewer: Viewer, communityId: number): Promise<ExcludedView[]> {
  const rows = await excludedRows(db, viewer, eq(communityCandidates.communityId, communityId))
    .orderBy(desc(communityCandidates.since), desc(users.id))
    .limit(EXCLUDED_SHOWN)
  return rows.map(({ username, displayName, since }) => ({ username, displayName, at: since.toISOString() }))
}

/** By the username that the list shows the viewer. */
export async function findExcluded(
  db: Queryable,
  viewer: Viewer,
  { communityId, username }: { communityId: number; username: string },
): Promise<number[]> {
  const isNamed = sql`lower(${shownUsername(viewer)}) = ${username.toLowerCase()}`
  const rows = await excludedRows(db, viewer, and(eq(communityCandidates.communityId, communityId), isNamed))
  return rows.map(({ memberId }) => memberId)
}
