import {
  type CommunityMemberView,
  communityLimits,
  Id,
  type MemberCard,
  type Page,
  type PageQuery,
  type RequestView,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { CursorInstant, decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor, memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, loadCards } from '../../people/members/public.ts'
import { asRole, type LoadedCommunity } from './communities.subject.ts'

const { communityMembers, communityCandidates, users, userProfiles } = tables

const rank = sql<number>`case ${communityMembers.role} when 'owner' then 2 when 'moderator' then 1 else 0 end`

const RankCursor = z.tuple([z.int().min(0).max(2), CursorInstant, Id])

function afterMember(cursor: string): SQL {
  const [at, since, id] = decodeCursor(cursor, RankCursor)
  return sql`(${rank}, ${communityMembers.createdAt}, ${communityMembers.userId}) < (${at}, ${since}, ${id})`
}

const memberRows = (db: Queryable) =>
  db
    .select({ membership: communityMembers, rank })
    .from(communityMembers)
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))

/** Owner and moderators first, then the most recent. */
export async function listCommunityMembers(
  db: Queryable,
  context: CardContext,
  community: LoadedCommunity,
  { cursor, limit }: PageQuery,
): Promise<Page<CommunityMemberView>> {
  const rows = await memberRows(db)
    .where(
      and(
        eq(communityMembers.communityId, community.id),
        memberVisibleTo(context.viewer),
        cursor === undefined ? undefined : afterMember(cursor),
      ),
    )
    .orderBy(desc(rank), desc(communityMembers.createdAt), desc(communityMembers.userId))
    .limit(limit + 1)
  const page = takePage(rows, limit, (row) => [row.rank, row.membership.createdAt.toISOString(), row.membership.userId])
  const cards = await loadCards(
    db,
    context,
    page.items.map(({ membership }) => membership.userId),
  )
  const items = page.items.flatMap(({ membership }) =>
    memberView(membership, cards.get(membership.userId), community, context.viewer),
  )
  return { items, cursor: page.cursor }
}

function memberView(
  { userId, role: kept, createdAt }: typeof communityMembers.$inferSelect,
  member: MemberCard | undefined,
  { role: own }: LoadedCommunity,
  viewer: Viewer | null,
): CommunityMemberView[] {
  if (member === undefined) return []
  const role = asRole(kept) ?? 'member'
  const other = viewer?.id !== userId && role !== 'owner'
  const putOut = other && (own === 'owner' || (own === 'moderator' && role === 'member'))
  return [
    { id: userId, member, role, since: createdAt.toISOString(), can: { putOut, changeRole: other && own === 'owner' } },
  ]
}

export async function newestMembers(db: Queryable, context: CardContext, communityId: number): Promise<MemberCard[]> {
  const { viewer } = context
  const listed = viewer === null ? memberVisibleTo(null) : memberListedFor(viewer)
  const rows = await memberRows(db)
    .where(and(eq(communityMembers.communityId, communityId), listed))
    .orderBy(desc(communityMembers.createdAt), desc(communityMembers.userId))
    .limit(communityLimits.faces)
  const ids = rows.map(({ membership }) => membership.userId)
  const cards = await loadCards(db, context, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

export async function listRequests(
  db: Queryable,
  context: CardContext,
  communityId: number,
  { cursor, limit }: PageQuery,
): Promise<Page<RequestView>> {
  const rows = await db
    .select({ candidate: communityCandidates })
    .from(communityCandidates)
    .innerJoin(users, eq(users.id, communityCandidates.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.standing, 'asked'),
        memberVisibleTo(context.viewer),
        cursor === undefined ? undefined : afterRequest(cursor),
      ),
    )
    .orderBy(asc(communityCandidates.since), asc(communityCandidates.userId))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ candidate }) => [candidate.since.toISOString(), candidate.userId])
  const cards = await loadCards(
    db,
    context,
    page.items.map(({ candidate }) => candidate.userId),
  )
  const items = page.items.flatMap(({ candidate: { userId, answers, since } }) => {
    const member = cards.get(userId)
    return member === undefined ? [] : [{ id: userId, member, answers, at: since.toISOString() }]
  })
  return { items, cursor: page.cursor }
}

function afterRequest(cursor: string): SQL {
  const [since, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${communityCandidates.since}, ${communityCandidates.userId}) > (${since}, ${id})`
}
