import { distanceBands, type FileView, limits, type Page, type SharesQuery, type ShareView } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { moderatesCommunity } from '../communities/public.ts'
import { fileSelection, fileView } from '../files/public.ts'
import { type CardContext, linkSelection, memberVisibleTo, ofMembersWithin } from '../members/public.ts'
import { ownReaction } from '../reactions/public.ts'
import { namedBy } from './share-slug.ts'
import { loadAnswers } from './shares.answers.ts'
import type { ShareSubject } from './shares.policy.ts'
import { type ShareContext, type ShareRow, shareSelection, shareView } from './shares.views.ts'
import { isWithin, ownShare, shareListedFor, shareListedWithin, shareVisibleTo } from './shares.visible.ts'

const { shares, shareImages, shareParticipants, bookmarks, files, users, userProfiles, photos, communities } = tables

/** « Près de chez moi »: the fourth band. */
const NEAR_KILOMETRES = distanceBands[3]

const goes = (viewerId: number | Placeholder) =>
  sql<boolean>`exists (select 1 from ${shareParticipants} where ${shareParticipants.userId} = ${viewerId} and ${shareParticipants.shareId} = ${shares.id})`

const keptBy = (viewerId: number | Placeholder) =>
  sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${viewerId} and ${bookmarks.shareId} = ${shares.id})`

const fileAsJson = sql.join(
  Object.entries(fileSelection).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
)

/** The pictures of the row, in their order. */
const picturesOfRow = sql<ShareRow['images']>`(
  select coalesce(json_agg(json_build_object('alt', ${shareImages.alt}, 'file', json_build_object(${fileAsJson}))
    order by ${shareImages.position}), '[]'::json)
  from ${shareImages} inner join ${files} on ${files.id} = ${shareImages.fileId}
  where ${shareImages.shareId} = ${shares.id})`

/** Shares with their author, their pictures and what the viewer did with them, in one query. */
const shareRows = (db: Queryable, viewerId: number | Placeholder) =>
  db
    .select({
      share: shareSelection,
      community: { id: communities.id, slug: communities.slug, name: communities.name },
      moderatesThere: moderatesCommunity(viewerId, shares.communityId),
      within: isWithin(viewerId),
      images: picturesOfRow,
      ownReaction: ownReaction(viewerId, 'share', shares.id),
      going: goes(viewerId),
      kept: keptBy(viewerId),
      ...linkSelection,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .leftJoin(communities, eq(communities.id, shares.communityId))

const imagesOf = prepared((db) =>
  db
    .select({ shareId: shareImages.shareId, alt: shareImages.alt, file: fileSelection })
    .from(shareImages)
    .innerJoin(files, eq(files.id, shareImages.fileId))
    .where(sql`${shareImages.shareId} = any(${sql.placeholder('shareIds')})`)
    .orderBy(asc(shareImages.shareId), asc(shareImages.position))
    .prepare('share_images'),
)

export async function loadImages(db: Queryable, shareIds: number[]): Promise<Map<number, FileView[]>> {
  const rows = await imagesOf(db).execute({ shareIds })
  const images = new Map<number, FileView[]>()
  for (const { shareId, alt, file } of rows) {
    images.set(shareId, [...(images.get(shareId) ?? []), fileView(file, alt)])
  }
  return images
}

/** The marked comments come beside: one query more where a share has one. */
async function presentShares(db: Queryable, cards: CardContext, rows: ShareRow[]): Promise<ShareView[]> {
  if (rows.length === 0) return []
  const answered = rows.flatMap(({ share }) => share.answerId ?? [])
  const context: ShareContext = { cards, answers: await loadAnswers(db, cards, answered) }
  return rows.map((row) => shareView(row, context))
}

/** « Près de chez moi » are authors within 100 km who do not hide their distance, and herself. */
async function inScope(db: Queryable, viewer: Viewer | null, scope: SharesQuery['scope']): Promise<SQL | undefined> {
  if (scope === 'all') return undefined
  if (viewer === null) throw new AppError('SIGN_IN_REQUIRED')
  if (scope === 'mine') return eq(shares.authorId, viewer.id)
  if (scope === 'kept') return keptBy(viewer.id)
  if (scope === 'near') return ofMembersWithin(db, viewer, NEAR_KILOMETRES, shares.authorId)
  return eq(shares.visibility, 'community')
}

/** Shares of one author: none where the viewer may not see her profile, as for an author who does not exist. */
const byAuthor = (viewer: Viewer | null, username: string): SQL | undefined =>
  and(sql`lower(${users.username}) = ${username.toLowerCase()}`, memberVisibleTo(viewer))

function afterCursor(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${shares.publishedAt}, ${shares.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

const newestFirst = [desc(shares.publishedAt), desc(shares.id)]

/**
 * The feed as every member opens it. PostgreSQL plans it once for whoever asks: it must read there what all requests have
 * in common, or it takes hardly any share for one that she may see, and reads them all to sort the few.
 */
const openingOfFeed = prepared((db) =>
  shareRows(db, sql.placeholder('viewerId'))
    .where(shareListedFor({ id: sql.placeholder('viewerId') })?.inlineParams())
    .orderBy(...newestFirst)
    .limit(writtenLimit(limits.pageSize + 1))
    .prepare('shares_feed'),
)

const isOpening = ({ scope, author, community, kind, cursor, limit }: SharesQuery) =>
  [author, community, kind, cursor].every((asked) => asked === undefined) &&
  scope === 'all' &&
  limit === limits.pageSize

/** A list of hers holds what she said in communities that she has left; the others hold what she may see, unmuted. */
function listedIn(viewer: Viewer | null, { scope, author, community }: SharesQuery): SQL | undefined {
  if (viewer !== null && scope === 'mine') return ownShare(viewer)
  if (author !== undefined) return shareVisibleTo(viewer)
  return community === undefined ? shareListedFor(viewer) : shareListedWithin(viewer)
}

async function feedRows(db: Queryable, viewer: Viewer | null, query: SharesQuery, limit: number): Promise<ShareRow[]> {
  if (viewer !== null && isOpening(query)) return openingOfFeed(db).execute({ viewerId: viewer.id })
  const scope = await inScope(db, viewer, query.scope)
  return shareRows(db, viewer?.id ?? 0)
    .where(
      and(
        listedIn(viewer, query),
        scope,
        query.author === undefined ? undefined : byAuthor(viewer, query.author),
        query.community === undefined ? undefined : eq(communities.slug, query.community),
        query.kind === undefined ? undefined : eq(shares.kind, query.kind),
        query.cursor === undefined ? undefined : afterCursor(query.cursor),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
}

/** The feed: newest first, nothing ranked. */
export async function listShares(db: Queryable, cards: CardContext, query: SharesQuery): Promise<Page<ShareView>> {
  const rows = await feedRows(db, cards.viewer, query, query.limit + 1)
  const page = takePage(rows, query.limit, ({ share }) => [share.publishedAt.toISOString(), share.id])
  return { items: await presentShares(db, cards, page.items), cursor: page.cursor }
}

const opensFor = (viewer: Viewer | null): SQL | undefined =>
  viewer === null ? shareVisibleTo(null) : or(shareVisibleTo(viewer), ownShare(viewer))

/** Everybody could read it, and it was taken away: its address says so while we know of it. */
async function isGone(db: Queryable, idOrSlug: string): Promise<boolean> {
  const wasPublic = and(eq(shares.visibility, 'public'), isNotNull(shares.deletedAt), isNull(shares.hiddenAt))
  return (await db.$count(shares, and(namedBy(idOrSlug), wasPublic))) > 0
}

/** @throws AppError SHARE_GONE where it was public, SHARE_NOT_FOUND where there is none or the viewer may not see it */
export async function loadShare(db: Queryable, cards: CardContext, idOrSlug: string): Promise<ShareView> {
  const rows = await shareRows(db, cards.viewer?.id ?? 0).where(and(namedBy(idOrSlug), opensFor(cards.viewer)))
  const [view] = await presentShares(db, cards, rows)
  if (view === undefined) throw new AppError((await isGone(db, idOrSlug)) ? 'SHARE_GONE' : 'SHARE_NOT_FOUND')
  return view
}

export interface LoadedShare extends ShareSubject {
  id: number
  kind: string
  communityId: number | null
  covered: boolean
}

const subjectRows = (db: Queryable, viewer: Viewer | null) =>
  db
    .select({
      id: shares.id,
      authorId: shares.authorId,
      kind: shares.kind,
      hasOuting: sql<boolean>`${shares.outingAt} is not null`,
      moderatesThere: moderatesCommunity(viewer?.id ?? 0, shares.communityId),
      within: isWithin(viewer?.id ?? 0),
      held: sql<boolean>`${shares.hiddenAt} is not null`,
      communityId: shares.communityId,
      covered: sql<boolean>`${shares.cover} is not null`,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))

async function onlyShare(db: Queryable, viewer: Viewer | null, which: SQL | undefined): Promise<LoadedShare> {
  const [share] = await subjectRows(db, viewer).where(which)
  if (share === undefined) throw new AppError('SHARE_NOT_FOUND')
  return share
}

/** The share, if the viewer may see it. @throws AppError SHARE_NOT_FOUND */
export const requireShare = (db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedShare> =>
  onlyShare(db, viewer, and(eq(shares.id, id), shareVisibleTo(viewer)))

/** The share, if the viewer may see it or wrote it. @throws AppError SHARE_NOT_FOUND */
export const requireSeenOrOwn = (db: Queryable, viewer: Viewer, id: number): Promise<LoadedShare> =>
  onlyShare(db, viewer, and(eq(shares.id, id), opensFor(viewer)))
