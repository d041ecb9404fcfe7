import {
  type CommunitiesQuery,
  type CommunityCard,
  CommunityNews,
  type CommunityView,
  communityLimits,
  type Page,
} from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, takePage } from '../../platform/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { fileSelection } from '../files/public.ts'
import { type CardContext, requireMember } from '../members/public.ts'
import { latestAnnouncement } from './announcements.queries.ts'
import { type NamedCommunity, requireCommunity, roleOf, standingOf } from './communities.subject.ts'
import { communityAbilities, communityCard, communitySelection, pictureFor } from './communities.views.ts'
import { communityVisibleTo, isInCommunity } from './communities.visible.ts'
import { newestMembers } from './community-members.queries.ts'

const { communities, communityMembers, communityCandidates, favorites, files, formerSlugs } = tables

export const cardQuery = (db: Queryable, viewer: Asker | null) =>
  db
    .select({
      community: communitySelection,
      avatar: fileSelection,
      role: roleOf(viewer).as('role'),
      standing: standingOf(viewer).as('standing'),
    })
    .from(communities)
    .leftJoin(files, eq(files.id, communities.avatarId))

export function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const words = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(fold_text(${communities.name}) like fold_text(${words}) or fold_text(${communities.tagline}) like fold_text(${words}))`
}

/** Those that she is in, has asked to enter or was invited to. */
function hers(viewer: Asker): SQL {
  return sql`(${isInCommunity(viewer.id, communities.id)} or exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewer.id} and ${communityCandidates.standing} in ('asked', 'invited')))`
}

/** Members of an open community whom she keeps: what is closed tells nothing of who is in it. */
const knownThere = (viewer: Viewer): SQL =>
  sql`case when ${communities.access} = 'open' then (select count(*) from ${communityMembers} inner join ${favorites} on ${favorites.memberId} = ${communityMembers.userId} where ${communityMembers.communityId} = ${communities.id} and ${favorites.userId} = ${viewer.id}) else 0 end`

/** Neither in it nor on her way: those where she knows somebody first, then the liveliest. */
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
    .orderBy(sql`${knownThere(viewer)} desc`, desc(communities.memberCount), desc(communities.id))
    .limit(communityLimits.suggested)
  return { items: rows.map(communityCard), cursor: null }
}

/** Members, then id. */
const SizeCursor = z.tuple([z.int().min(0), z.int().positive()])

function after(cursor: string): SQL {
  const [size, id] = decodeCursor(cursor, SizeCursor)
  return sql`(${communities.memberCount}, ${communities.id}) < (${size}, ${id})`
}

/** Those where both are; who is in one sees who else is. */
async function sharedWith(db: Queryable, viewer: Viewer, username: string): Promise<SQL | undefined> {
  const member = await requireMember(db, viewer, { username }, 'member.see')
  return and(isInCommunity(viewer.id, communities.id), isInCommunity(member.id, communities.id))
}

const largestFirst = [desc(communities.memberCount), desc(communities.id)]

/** The first of hers stand beside what she opens every day. */
const firstOfHers = prepared((db) => {
  const viewer = { id: sql.placeholder('viewerId') }
  return cardQuery(db, viewer)
    .where(and(communityVisibleTo(viewer), hers(viewer)))
    .orderBy(...largestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('her_communities')
})

interface Asked {
  query: CommunitiesQuery
  shared: SQL | undefined
  limit: number
}

async function listedRows(db: Queryable, viewer: Viewer | null, { query, shared, limit }: Asked) {
  const { which, q, cursor } = query
  const isHers = viewer !== null && which === 'mine'
  if (isHers && !q && cursor === undefined) return firstOfHers(db).execute({ viewerId: viewer.id, limit })
  return cardQuery(db, viewer)
    .where(
      and(
        communityVisibleTo(viewer),
        shared,
        isHers ? hers(viewer) : isNull(communities.archivedAt),
        matching(q),
        cursor === undefined ? undefined : after(cursor),
      ),
    )
    .orderBy(...largestFirst)
    .limit(limit)
}

/** The communities that she may see, the largest first. */
export async function listCommunities(
  db: Queryable,
  viewer: Viewer | null,
  query: CommunitiesQuery,
): Promise<Page<CommunityCard>> {
  const { which, with: username = '', limit } = query
  if (viewer === null && which !== 'all') throw new AppError('SIGN_IN_REQUIRED')
  if (viewer !== null && which === 'suggested') return suggestCommunities(db, viewer)
  const shared = viewer !== null && which === 'shared' ? await sharedWith(db, viewer, username) : undefined
  const rows = await listedRows(db, viewer, { query, shared, limit: limit + 1 })
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

const countRequests = (db: Queryable, communityId: number) =>
  db.$count(
    communityCandidates,
    and(eq(communityCandidates.communityId, communityId), eq(communityCandidates.standing, 'asked')),
  )

/** Its slug of today, where an editor changed it since: the page of its former address goes on to it. */
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

/** One community with what its page shows. @throws AppError COMMUNITY_NOT_FOUND */
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
    can.moderate ? countRequests(db, subject.id) : 0,
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
