import { distanceBands, type FileView, limits, type Page, type SharesQuery, type ShareView } from '@consoeurs/contract'
import { type Asker, prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { fileJson, fileSelection, fileView } from '../../foundation/files/public.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { type CardContext, isWithinRadius, linkSelection, type MemberCardContext } from '../../people/members/public.ts'
import { moderatesCommunity } from '../communities/public.ts'
import { previewOf } from '../link-previews/public.ts'
import { votesSelection } from '../polls/public.ts'
import { hiddenCommentsSql, hiddenMakingsSql, hiddenReactionsSql, ownReaction } from '../reactions/public.ts'
import { ownAnswer, ownGroup, ownWaiting, proposedDates } from './outing/outing-answers.ts'
import { matchesIdOrSlug, readIdOrSlug } from './share-slug.ts'
import { hasTheme } from './share-themes.ts'
import { loadAnswers } from './shares.answers.ts'
import type { ShareSubject } from './shares.policy.ts'
import { type ShareContext, type ShareRow, shareSelection, shareView } from './shares.views.ts'
import { isWithin, ownShare, shareListedFor, shareListedWithin, shareVisibleTo } from './shares.visible.ts'

const { shares, shareImages, bookmarks, comments, files, users, userProfiles, photos, communities } = tables

/** « Près de chez moi »: the fourth distance band. */
const NEAR_KILOMETRES = distanceBands[3]

const isBookmarkedBy = (viewerId: number | Placeholder) =>
  sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${viewerId} and ${bookmarks.shareId} = ${shares.id})`

const picturesOfRow = sql<ShareRow['images']>`(
  select coalesce(json_agg(json_build_object('alt', ${shareImages.alt}, 'file', ${fileJson})
    order by ${shareImages.position}), '[]'::json)
  from ${shareImages} inner join ${files} on ${files.id} = ${shareImages.fileId}
  where ${shareImages.shareId} = ${shares.id})`

export const shareRows = (db: Queryable, viewerId: number | Placeholder) =>
  db
    .select({
      share: shareSelection,
      community: { id: communities.id, slug: communities.slug, name: communities.name },
      moderatesThere: moderatesCommunity(viewerId, shares.communityId),
      within: isWithin(viewerId),
      images: picturesOfRow,
      ownReaction: ownReaction(viewerId, 'share', shares.id),
      hiddenReactions: hiddenReactionsSql(viewerId, 'share', shares.id),
      hiddenComments: hiddenCommentsSql(viewerId, comments.shareId, shares.id),
      hiddenMakings: hiddenMakingsSql(viewerId),
      answer: ownAnswer(viewerId),
      waiting: ownWaiting(viewerId),
      dates: proposedDates(viewerId),
      outingGroup: ownGroup(viewerId),
      kept: isBookmarkedBy(viewerId),
      link: previewOf(shares.linkPreviewId),
      ...votesSelection(viewerId),
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

export async function presentShares(db: Queryable, cards: CardContext, rows: ShareRow[]): Promise<ShareView[]> {
  if (rows.length === 0) return []
  const answered = rows.flatMap(({ share }) => share.answerId ?? [])
  const context: ShareContext = { cards, answers: await loadAnswers(db, cards, answered) }
  return rows.map((row) => shareView(row, context))
}

/** « Près de chez moi »: authors within 100 km who do not hide their distance, and the viewer. */
export async function inScope(
  db: Queryable,
  viewer: Viewer | null,
  scope: SharesQuery['scope'],
): Promise<SQL | undefined> {
  if (scope === 'all') return undefined
  if (viewer === null) throw new AppError('SIGN_IN_REQUIRED')
  if (scope === 'mine') return eq(shares.authorId, viewer.id)
  if (scope === 'kept') return isBookmarkedBy(viewer.id)
  if (scope === 'near') return isWithinRadius(db, viewer, NEAR_KILOMETRES, shares.authorId)
  return eq(shares.visibility, 'community')
}

/** Empty where the viewer may not see the profile, as for an unknown author. `username` in lower case. */
const byAuthor = (viewer: Asker | null, username: string | Placeholder): SQL | undefined =>
  and(sql`lower(${users.username}) = ${username}`, memberVisibleTo(viewer))

export function afterCursor(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${shares.publishedAt}, ${shares.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

export const newestFirst = [desc(shares.publishedAt), desc(shares.id)]

interface FirstPage {
  author: boolean
  kind: boolean
  limit: number
}

/**
 * Constants are inlined: with parameters the generic plan underestimates the visible shares, and reads and sorts all of
 * them.
 */
const prepareFirstPage = ({ author, kind, limit }: FirstPage) =>
  prepared((db) => {
    const viewer = { id: sql.placeholder('viewerId') }
    const listed = author
      ? and(shareVisibleTo(viewer), byAuthor(viewer, sql.placeholder('author')))
      : shareListedFor(viewer)
    const ofKind = kind ? eq(shares.kind, sql.placeholder('kind')) : undefined
    return shareRows(db, viewer.id)
      .where(and(listed, ofKind)?.inlineParams())
      .orderBy(...newestFirst)
      .limit(writtenLimit(limit + 1))
      .prepare(['shares', author ? 'of_author' : 'feed', ...(kind ? ['of_kind'] : []), limit].join('_'))
  })

const keyOf = ({ author, kind, limit }: FirstPage) => `${author} ${kind} ${limit}`

/** Of pages, and of programs that name no limit. */
const firstPages: FirstPage[] = [
  ...[limits.homeShares, limits.firstShares, limits.pageSize].map((limit) => ({ author: false, kind: false, limit })),
  { author: true, kind: false, limit: limits.profileShares },
  { author: true, kind: false, limit: limits.firstShares },
  { author: true, kind: true, limit: limits.profileRecipes },
]
const preparedPages = new Map(firstPages.map((page) => [keyOf(page), prepareFirstPage(page)]))

const preparedPageFor = ({ scope, author, community, kind, theme, cursor, limit }: SharesQuery) =>
  scope === 'all' && [community, theme, cursor].every((asked) => asked === undefined)
    ? preparedPages.get(keyOf({ author: author !== undefined, kind: kind !== undefined, limit }))
    : undefined

/** The member's own list includes shares in communities that she left. */
function listedIn(viewer: Viewer | null, { scope, author, community }: SharesQuery): SQL | undefined {
  if (viewer !== null && scope === 'mine') return ownShare(viewer)
  if (author !== undefined) return shareVisibleTo(viewer)
  return community === undefined ? shareListedFor(viewer) : shareListedWithin(viewer)
}

async function feedRows(db: Queryable, viewer: Viewer | null, query: SharesQuery, limit: number): Promise<ShareRow[]> {
  const author = query.author?.toLowerCase()
  const page = preparedPageFor(query)
  if (viewer !== null && page !== undefined) {
    return page(db).execute({ viewerId: viewer.id, author, kind: query.kind })
  }
  const scope = await inScope(db, viewer, query.scope)
  return shareRows(db, viewer?.id ?? 0)
    .where(
      and(
        listedIn(viewer, query),
        scope,
        author === undefined ? undefined : byAuthor(viewer, author),
        query.community === undefined ? undefined : eq(communities.slug, query.community),
        query.kind === undefined ? undefined : eq(shares.kind, query.kind),
        query.theme === undefined ? undefined : hasTheme(viewer, query.theme),
        query.cursor === undefined ? undefined : afterCursor(query.cursor),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
}

export async function listShares(db: Queryable, cards: CardContext, query: SharesQuery): Promise<Page<ShareView>> {
  const rows = await feedRows(db, cards.viewer, query, query.limit + 1)
  const page = takePage(rows, query.limit, ({ share }) => [share.publishedAt.toISOString(), share.id])
  return { items: await presentShares(db, cards, page.items), cursor: page.cursor }
}

const opensPageFor = (viewer: Asker | null): SQL | undefined =>
  viewer === null ? shareVisibleTo(null) : or(shareVisibleTo(viewer), ownShare(viewer))

async function isRemoved(db: Queryable, idOrSlug: string): Promise<boolean> {
  const wasPublic = and(eq(shares.visibility, 'public'), isNotNull(shares.deletedAt), isNull(shares.hiddenAt))
  return (await db.$count(shares, and(matchesIdOrSlug(idOrSlug), wasPublic))) > 0
}

const prepareOne = (condition: SQL, name: string) =>
  prepared((db) => {
    const viewerId = sql.placeholder('viewerId')
    return shareRows(db, viewerId)
      .where(and(condition, opensPageFor({ id: viewerId })?.inlineParams()))
      .prepare(name)
  })
const shareById = prepareOne(sql`${shares.id} = ${sql.placeholder('id')}`, 'share_by_id')
const shareBySlug = prepareOne(sql`${shares.slug} = any(${sql.placeholder('slugs')})`, 'share_by_slug')

function oneShare(db: Queryable, viewer: Viewer | null, idOrSlug: string): Promise<ShareRow[]> {
  if (viewer === null) return shareRows(db, 0).where(and(matchesIdOrSlug(idOrSlug), opensPageFor(null)))
  const named = readIdOrSlug(idOrSlug)
  const query = 'id' in named ? shareById(db) : shareBySlug(db)
  return query.execute({ viewerId: viewer.id, ...named })
}

/** @throws AppError SHARE_GONE where it was public, otherwise SHARE_NOT_FOUND */
export async function loadShare(db: Queryable, cards: CardContext, idOrSlug: string): Promise<ShareView> {
  const rows = await oneShare(db, cards.viewer, idOrSlug)
  const [view] = await presentShares(db, cards, rows)
  if (view === undefined) throw new AppError((await isRemoved(db, idOrSlug)) ? 'SHARE_GONE' : 'SHARE_NOT_FOUND')
  return view
}

const sharesById = prepared((db) => {
  const viewer = { id: sql.placeholder('viewerId') }
  return shareRows(db, viewer.id)
    .where(and(sql`${shares.id} = any(${sql.placeholder('ids')})`, opensPageFor(viewer)))
    .prepare('shares_by_id')
})

/** Those that the viewer may open, by id. */
export async function loadSharesById(
  db: Queryable,
  cards: MemberCardContext,
  ids: number[],
): Promise<Map<number, ShareView>> {
  if (ids.length === 0) return new Map()
  const rows = await sharesById(db).execute({ viewerId: cards.viewer.id, ids })
  return new Map((await presentShares(db, cards, rows)).map((share) => [share.id, share]))
}

export interface LoadedShare extends ShareSubject {
  id: number
  kind: string
  communityId: number | null
  covered: boolean
  outingAt: Date | null
  outingDates: string[] | null
}

const subjectRows = (db: Queryable, viewer: Viewer | null) =>
  db
    .select({
      id: shares.id,
      authorId: shares.authorId,
      kind: shares.kind,
      hasOuting: sql<boolean>`${shares.outingAt} is not null`,
      outingAt: shares.outingAt,
      outingDates: shares.outingDates,
      choosesDate: sql<boolean>`${shares.outingDates} is not null`,
      hasPoll: sql<boolean>`${shares.poll} is not null`,
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

/** @throws AppError SHARE_NOT_FOUND */
export const requireShare = (db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedShare> =>
  onlyShare(db, viewer, and(eq(shares.id, id), shareVisibleTo(viewer)))

/** @throws AppError SHARE_NOT_FOUND */
export const requireSeenOrOwn = (db: Queryable, viewer: Viewer, id: number): Promise<LoadedShare> =>
  onlyShare(db, viewer, and(eq(shares.id, id), opensPageFor(viewer)))
