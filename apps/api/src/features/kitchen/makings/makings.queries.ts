import { Id, type MakingsPage, type MakingView, type PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, lt, not, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { type FileRow, fileJson } from '../../foundation/files/public.ts'
import { containsMutedWord, memberVisibleTo, notMutedBy } from '../../foundation/visibility/public.ts'
import { type CardContext, linkSelection } from '../../people/members/public.ts'
import { moderatesCommunity } from '../../publishing/communities/public.ts'
import { hiddenMakingsSql, isShownMaking } from '../../publishing/reactions/public.ts'
import { requireShare } from '../../publishing/shares/public.ts'
import { recipePolicy } from './makings.policy.ts'
import { makingView } from './makings.views.ts'

const { files, photos, recipeMakings, shares, userProfiles, users } = tables

/**
 * For queries that join the member's `users` and `user_profiles`.
 * @param unblocked as in `memberVisibleTo`
 */
export const makingVisibleTo = (viewer: Viewer | null, unblocked?: SQL): SQL | undefined =>
  and(isShownMaking, memberVisibleTo(viewer, unblocked))

/** The viewer's own is never muted. */
function mutedFor(viewer: Viewer | null): SQL<boolean> {
  if (viewer === null) return sql<boolean>`false`
  const words = sql`${recipeMakings.text} || ' ' || ${recipeMakings.changes}`
  const listed = and(notMutedBy(viewer.id, recipeMakings.memberId), not(containsMutedWord(viewer.id, words)))
  return sql<boolean>`(${recipeMakings.memberId} <> ${viewer.id} and not (${listed}))`
}

const picture = sql<FileRow | null>`(select ${fileJson} from ${files} where ${files.id} = ${recipeMakings.fileId})`

const makingRows = (db: Queryable, viewer: Viewer | null) =>
  db
    .select({
      making: recipeMakings,
      ownerId: shares.authorId,
      moderatesThere: moderatesCommunity(viewer?.id ?? 0, shares.communityId),
      muted: mutedFor(viewer),
      picture,
      ...linkSelection,
    })
    .from(recipeMakings)
    .innerJoin(shares, eq(shares.id, recipeMakings.shareId))
    .innerJoin(users, eq(users.id, recipeMakings.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

export type MakingRow = Awaited<ReturnType<typeof makingRows>>[number]

async function loadOwn(db: Queryable, cards: CardContext, shareId: number): Promise<MakingView | null> {
  if (cards.viewer === null) return null
  const [row] = await makingRows(db, cards.viewer).where(
    and(eq(recipeMakings.shareId, shareId), eq(recipeMakings.memberId, cards.viewer.id), isShownMaking),
  )
  return row === undefined ? null : makingView(row, cards)
}

async function loadCount(db: Queryable, viewer: Viewer | null, shareId: number): Promise<number> {
  const [row] = await db
    .select({ stored: shares.makingCount, hidden: hiddenMakingsSql(viewer?.id ?? 0) })
    .from(shares)
    .where(eq(shares.id, shareId))
  return row === undefined ? 0 : row.stored - row.hidden
}

/** @throws AppError SHARE_NOT_FOUND */
export async function listMakings(
  db: Queryable,
  cards: CardContext,
  shareId: number,
  { cursor, limit }: PageQuery,
): Promise<MakingsPage> {
  const { viewer } = cards
  const share = await requireShare(db, viewer, shareId)
  const may = { make: can(recipePolicy, viewer, 'recipe.make', share) }
  if (share.covered && viewer === null) return { items: [], cursor: null, count: 0, mine: null, can: may }
  const before = cursor === undefined ? undefined : lt(recipeMakings.id, decodeCursor(cursor, z.tuple([Id]))[0])
  const [rows, count, mine] = await Promise.all([
    makingRows(db, viewer)
      .where(and(eq(recipeMakings.shareId, shareId), makingVisibleTo(viewer), before))
      .orderBy(desc(recipeMakings.id))
      .limit(limit + 1),
    loadCount(db, viewer, shareId),
    loadOwn(db, cards, shareId),
  ])
  const page = takePage(rows, limit, ({ making }) => [making.id])
  return {
    items: page.items.map((row) => makingView(row, cards)),
    cursor: page.cursor,
    count,
    mine,
    can: may,
  }
}

/** @throws AppError MAKING_NOT_FOUND */
export async function loadMaking(db: Queryable, cards: CardContext, id: number): Promise<MakingView> {
  const [row] = await makingRows(db, cards.viewer).where(and(eq(recipeMakings.id, id), makingVisibleTo(cards.viewer)))
  if (row === undefined) throw new AppError('MAKING_NOT_FOUND')
  return makingView(row, cards)
}

/** @throws AppError MAKING_NOT_FOUND, SHARE_NOT_FOUND */
export async function requireMaking(db: Queryable, viewer: Viewer, id: number) {
  const [making] = await db
    .select({ id: recipeMakings.id, shareId: recipeMakings.shareId, memberId: recipeMakings.memberId })
    .from(recipeMakings)
    .innerJoin(users, eq(users.id, recipeMakings.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(recipeMakings.id, id), makingVisibleTo(viewer)))
  if (making === undefined) throw new AppError('MAKING_NOT_FOUND')
  const { authorId: ownerId, moderatesThere } = await requireShare(db, viewer, making.shareId)
  return { ...making, ownerId, moderatesThere }
}
