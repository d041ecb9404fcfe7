import { distanceBands, type FileView, type Page, type SharesQuery, type ShareView } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import { fileSelection, fileView } from '../files/public.ts'
import { type CardContext, kilometres, linkSelection, memberVisibleTo } from '../members/public.ts'
import { loadOwnReactions } from '../reactions/public.ts'
import type { ShareSubject } from './shares.policy.ts'
import { type ShareContext, type ShareRow, shareSelection, shareView } from './shares.views.ts'
import { shareVisibleTo } from './shares.visible.ts'

const { shares, shareImages, shareParticipants, files, users, userProfiles, photos } = tables

/** « Près de chez moi »: the fourth band. */
const NEAR_KILOMETRES = distanceBands[3]

/** Shares with their author, in one query. */
const shareRows = (db: Queryable) =>
  db
    .select({ share: shareSelection, ...linkSelection })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

const imagesOf = prepared((db) =>
  db
    .select({ shareId: shareImages.shareId, alt: shareImages.alt, file: fileSelection })
    .from(shareImages)
    .innerJoin(files, eq(files.id, shareImages.fileId))
    .where(sql`${shareImages.shareId} = any(${sql.placeholder('shareIds')})`)
    .orderBy(asc(shareImages.shareId), asc(shareImages.position))
    .prepare('share_images'),
)

async function loadImages(db: Queryable, shareIds: number[]): Promise<Map<number, FileView[]>> {
  const rows = await imagesOf(db).execute({ shareIds })
  const images = new Map<number, FileView[]>()
  for (const { shareId, alt, file } of rows) {
    images.set(shareId, [...(images.get(shareId) ?? []), fileView(file, alt)])
  }
  return images
}

async function loadGoing(db: Queryable, viewer: Viewer | null, shareIds: number[]): Promise<Set<number>> {
  if (viewer === null || shareIds.length === 0) return new Set()
  const rows = await db
    .select({ shareId: shareParticipants.shareId })
    .from(shareParticipants)
    .where(and(eq(shareParticipants.userId, viewer.id), inArray(shareParticipants.shareId, shareIds)))
  return new Set(rows.map((row) => row.shareId))
}

/** One batch per table, whatever the number of shares. */
async function presentShares(db: Queryable, cards: CardContext, rows: ShareRow[]): Promise<ShareView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ share }) => share.id)
  const outings = rows.filter(({ share }) => share.outingAt !== null).map(({ share }) => share.id)
  const [images, ownReactions, going] = await Promise.all([
    loadImages(db, ids),
    loadOwnReactions(db, cards.viewer, 'share', ids),
    loadGoing(db, cards.viewer, outings),
  ])
  const context: ShareContext = { cards, images, ownReactions, going }
  return rows.map((row) => shareView(row, context))
}

/** Authors within 100 km who do not hide their distance, and herself. */
function nearTo(viewer: Viewer): SQL {
  if (viewer.latitude === null || viewer.longitude === null) return sql`false`
  return sql`(${shares.authorId} = ${viewer.id} or (not ${userProfiles.hideDistance} and ${users.latitude} is not null and ${kilometres(viewer)} < ${NEAR_KILOMETRES}))`
}

function inScope(viewer: Viewer | null, scope: SharesQuery['scope']): SQL | undefined {
  if (scope === 'all') return undefined
  if (viewer === null) throw new AppError('SIGN_IN_REQUIRED')
  return scope === 'mine' ? eq(shares.authorId, viewer.id) : nearTo(viewer)
}

/** Shares of one author: none where the viewer may not see her profile, as for an author who does not exist. */
const byAuthor = (viewer: Viewer | null, username: string): SQL | undefined =>
  and(sql`lower(${users.username}) = ${username.toLowerCase()}`, memberVisibleTo(viewer))

function afterCursor(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${shares.publishedAt}, ${shares.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

const newestFirst = [desc(shares.publishedAt), desc(shares.id)]

/** The feed as every member opens it. */
const openingOfFeed = prepared((db) =>
  shareRows(db)
    .where(shareVisibleTo({ id: sql.placeholder('viewerId') }))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('shares_feed'),
)

const isOpening = ({ scope, author, kind, cursor }: SharesQuery) =>
  scope === 'all' && author === undefined && kind === undefined && cursor === undefined

function feedRows(db: Queryable, viewer: Viewer | null, query: SharesQuery, limit: number): Promise<ShareRow[]> {
  if (viewer !== null && isOpening(query)) return openingOfFeed(db).execute({ viewerId: viewer.id, limit })
  return shareRows(db)
    .where(
      and(
        shareVisibleTo(viewer),
        inScope(viewer, query.scope),
        query.author === undefined ? undefined : byAuthor(viewer, query.author),
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

/** A slug always holds a hyphen (`publish-share.ts`), so that digits alone are an id. */
const namedBy = (idOrSlug: string): SQL =>
  /^\d{1,15}$/.test(idOrSlug) ? eq(shares.id, Number(idOrSlug)) : eq(shares.slug, idOrSlug)

/** @throws AppError SHARE_NOT_FOUND where it does not exist or the viewer may not see it */
export async function loadShare(db: Queryable, cards: CardContext, idOrSlug: string): Promise<ShareView> {
  const rows = await shareRows(db).where(and(namedBy(idOrSlug), shareVisibleTo(cards.viewer)))
  const [view] = await presentShares(db, cards, rows)
  if (view === undefined) throw new AppError('SHARE_NOT_FOUND')
  return view
}

export interface LoadedShare extends ShareSubject {
  id: number
}

/** The share, if the viewer may see it. @throws AppError SHARE_NOT_FOUND */
export async function requireShare(db: Queryable, viewer: Viewer | null, id: number): Promise<LoadedShare> {
  const [share] = await db
    .select({
      id: shares.id,
      authorId: shares.authorId,
      hasOuting: sql<boolean>`${shares.outingAt} is not null`,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(shares.id, id), shareVisibleTo(viewer)))
  if (share === undefined) throw new AppError('SHARE_NOT_FOUND')
  return share
}
