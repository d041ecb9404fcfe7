import {
  type CommunitiesQuery,
  type CommunityCard,
  CommunityNews,
  type CommunityView,
  communityLimits,
  type Page,
} from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileSelection } from '../../foundation/files/public.ts'
import { isCountedSeparately, memberIsShown, memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, requireMember } from '../../people/members/public.ts'
import { latestAnnouncement } from './announcements.queries.ts'
import { type NamedCommunity, requireCommunity, roleOf, standingOf } from './communities.subject.ts'
import { communityAbilities, communityCard, communitySelection, pictureFor } from './communities.views.ts'
import { communityVisibleTo, isInCommunity } from './communities.visible.ts'
import { newestMembers } from './community-members.queries.ts'

const { communities, communityMembers, communityCandidates, favorites, files, formerSlugs, userProfiles, users } =
  tables

/**
 * Subtracted from the count because of blocks; a viewer who is shown to nobody else counts as -1. Only where she may
 * read the member list: elsewhere a count that changes with a block would reveal membership.
 */
const hiddenMembers = (viewer: Asker | null): SQL<number> =>
  viewer === null
    ? sql<number>`0`
    : sql<number>`case when cardinality(${isCountedSeparately(viewer.id)}) > 0
        and (${isInCommunity(viewer.id, communities.id)} or (${communities.access} = 'open' and ${communities.archivedAt} is null))
      then (select coalesce(sum(case when ${communityMembers.userId} = ${viewer.id} then -1 else 1 end), 0)::int from ${communityMembers}
        where ${communityMembers.communityId} = ${communities.id} and ${communityMembers.userId} = any(${isCountedSeparately(viewer.id)})
          and (${communityMembers.userId} = ${viewer.id} or ${memberIsShown(communityMembers.userId)}))
      else 0 end`

export const cardQuery = (db: Queryable, viewer: Asker | null) =>
  db
    .select({
      community: communitySelection,
      avatar: fileSelection,
      role: roleOf(viewer).as('role'),
      standing: standingOf(viewer).as('standing'),
      hiddenMembers: hiddenMembers(viewer),
    })
    .from(communities)
    .leftJoin(files, eq(files.id, communities.avatarId))

export function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(fold_text(${communities.name}) like fold_text(${words}) or fold_text(${communities.tagline}) like fold_text(${words}))`
}

/** Includes pending requests and invitations. */
function isOwnMembership(viewer: Asker): SQL {
  return sql`(${isInCommunity(viewer.id, communities.id)} or exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewer.id} and ${communityCandidates.standing} in ('asked', 'invited')))`
}

/** Favourites of the viewer; a closed community must not reveal its members. */
const loadKnownMembers = (viewer: Viewer): SQL =>
  sql`case when ${communities.access} = 'open' then (select count(*) from ${communityMembers} inner join ${favorites} on ${favorites.memberId} = ${communityMembers.userId} where ${communityMembers.communityId} = ${communities.id} and ${favorites.userId} = ${viewer.id}) else 0 end`

/** Communities with favourites first, then the largest. */
async function suggestCommunities(db: Queryable, viewer: Viewer): Promise<Page<CommunityCard>> {
  const standsThere = sql`exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewer.id})`
  const rows = await cardQuery(db, viewer)
    .where(
      and(
        communityVisibleTo(viewer),
        isNull(communities.archivedAt),
        sql`not ${isInCommunity(viewer.id, communities.id)}`,
        sql`not ${standsThere}`,
      ),
    )
    .orderBy(sql`${loadKnownMembers(viewer)} desc`, desc(communities.memberCount), desc(communities.id))
    .limit(communityLimits.suggested)
  return { items: rows.map(communityCard), cursor: null }
}

/** Member count, then id. */
const SizeCursor = z.tuple([z.int().min(0), z.int().positive()])

function after(cursor: string): SQL {
  const [size, id] = decodeCursor(cursor, SizeCursor)
  return sql`(${communities.memberCount}, ${communities.id}) < (${size}, ${id})`
}

/** Of one list, and the member of « shared ». */
function conditionOf(which: CommunitiesQuery['which'], viewer: Asker | null, memberId: Asker['id']): SQL | undefined {
  if (viewer === null) return isNull(communities.archivedAt)
  if (which === 'mine') return isOwnMembership(viewer)
  const shared = and(isInCommunity(viewer.id, communities.id), isInCommunity(memberId, communities.id))
  return and(isNull(communities.archivedAt), which === 'shared' ? shared : undefined)
}

const largestFirst = [desc(communities.memberCount), desc(communities.id)]

/** Rows of a prepared page: with a placeholder as limit PostgreSQL would plan each call again. */
const PREPARED_SIZES = [6, 21, 51, 101]

const prepareFirstPage = (which: CommunitiesQuery['which'], limit: number) =>
  prepared((db) => {
    const viewer = { id: sql.placeholder('viewerId') }
    return cardQuery(db, viewer)
      .where(and(communityVisibleTo(viewer), conditionOf(which, viewer, sql.placeholder('memberId'))))
      .orderBy(...largestFirst)
      .limit(writtenLimit(limit))
      .prepare(`first_communities_${which}_${limit}`)
  })
const firstPages = new Map<string, ReturnType<typeof prepareFirstPage>>()

interface CommunitiesSelection {
  query: CommunitiesQuery
  memberId: number
  limit: number
}

function firstPage(db: Queryable, viewer: Viewer, { query: { which }, memberId, limit }: CommunitiesSelection) {
  const size = PREPARED_SIZES.find((rows) => rows >= limit) ?? limit
  const key = `${which} ${size}`
  const query = firstPages.get(key) ?? prepareFirstPage(which, size)
  firstPages.set(key, query)
  return query(db).execute({ viewerId: viewer.id, memberId })
}

async function listedRows(db: Queryable, viewer: Viewer | null, selection: CommunitiesSelection) {
  const { query, memberId, limit } = selection
  const { which, q, cursor } = query
  if (viewer !== null && !q && cursor === undefined) return firstPage(db, viewer, selection)
  return cardQuery(db, viewer)
    .where(
      and(
        communityVisibleTo(viewer),
        conditionOf(which, viewer, memberId),
        matching(q),
        cursor === undefined ? undefined : after(cursor),
      ),
    )
    .orderBy(...largestFirst)
    .limit(limit)
}

export async function listCommunities(
  db: Queryable,
  viewer: Viewer | null,
  query: CommunitiesQuery,
): Promise<Page<CommunityCard>> {
  const { which, with: username = '', limit } = query
  if (viewer === null && which !== 'all') throw new AppError('SIGN_IN_REQUIRED')
  if (viewer !== null && which === 'suggested') return suggestCommunities(db, viewer)
  const member =
    viewer !== null && which === 'shared' ? await requireMember(db, viewer, { username }, 'member.see') : null
  const rows = await listedRows(db, viewer, { query, memberId: member?.id ?? 0, limit: limit + 1 })
  const page = takePage(rows, limit, ({ community }) => [community.memberCount, community.id])
  return { items: page.items.map(communityCard), cursor: page.cursor }
}

const coverOf = (db: Queryable, id: number) =>
  db
    .select({ file: fileSelection, description: communities.description, rules: communities.rules })
    .from(communities)
    .leftJoin(files, eq(files.id, communities.coverId))
    .where(eq(communities.id, id))

async function loadNews(db: Queryable, viewer: Viewer | null, communityId: number): Promise<CommunityNews | null> {
  const [row] = await db
    .select({ news: communityMembers.news })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer?.id ?? 0)))
  return row === undefined ? null : CommunityNews.catch('mentions').parse(row.news)
}

async function countRequests(db: Queryable, viewer: Viewer | null, communityId: number): Promise<number> {
  const [row] = await db
    .select({ requests: count() })
    .from(communityCandidates)
    .innerJoin(users, eq(users.id, communityCandidates.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.standing, 'asked'),
        memberVisibleTo(viewer),
      ),
    )
  return row?.requests ?? 0
}

/** The former address of a renamed community redirects. */
async function presentSlug(db: Queryable, slug: string): Promise<string> {
  const wasIts = and(eq(formerSlugs.collection, 'communities'), eq(formerSlugs.slug, slug))
  const isTaken = sql`exists (select 1 from ${communities} as present where present.slug = ${slug})`
  const [moved] = await db
    .select({ slug: communities.slug })
    .from(formerSlugs)
    .innerJoin(communities, eq(communities.id, formerSlugs.targetId))
    .where(and(wasIts, sql`not ${isTaken}`))
  return moved?.slug ?? slug
}

/** @throws AppError COMMUNITY_NOT_FOUND */
export async function loadCommunity(
  db: Queryable,
  context: CardContext,
  named: NamedCommunity,
): Promise<CommunityView> {
  const { viewer } = context
  const subject = await requireCommunity(db, viewer, { ...named, slug: await presentSlug(db, named.slug) })
  const can = communityAbilities(context, subject)
  const [[row], [whole], faces, announcement, news, requests] = await Promise.all([
    cardQuery(db, viewer).where(eq(communities.id, subject.id)),
    coverOf(db, subject.id),
    can.members ? newestMembers(db, context, subject.id) : [],
    can.read ? latestAnnouncement(db, context, subject.id) : null,
    loadNews(db, viewer, subject.id),
    can.moderate ? countRequests(db, viewer, subject.id) : 0,
  ])
  if (row === undefined || whole === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  const { description, rules, file } = whole
  return {
    ...communityCard(row),
    standing: subject.standing,
    description,
    rules,
    questions: subject.questions,
    cover: pictureFor(subject, file),
    faces,
    announcement,
    news,
    requests,
    can,
  }
}
