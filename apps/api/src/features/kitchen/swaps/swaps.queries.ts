import type { SwapRequest, SwapView } from '@consoeurs/contract'
import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type FileRow, fileJson } from '../../foundation/files/public.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import { linkSelection, type MemberCardContext, memberLink } from '../../people/members/public.ts'
import type { SwapSubject } from './swaps.policy.ts'
import { swapView } from './swaps.views.ts'
import { swapVisibleTo } from './swaps.visible.ts'

const { conversationMembers, files, photos, swapImages, swapRequests, swaps, userProfiles, users } = tables

const pictures = sql<Array<{ alt: string; file: FileRow }>>`(
  select coalesce(json_agg(json_build_object('alt', ${swapImages.alt}, 'file', ${fileJson})
    order by ${swapImages.position}), '[]'::json)
  from ${swapImages} inner join ${files} on ${files.id} = ${swapImages.fileId}
  where ${swapImages.swapId} = ${swaps.id} and ${swapImages.position} >= 0)`

const askedBy = (viewerId: number) =>
  sql<boolean>`exists (select 1 from ${swapRequests} where ${swapRequests.swapId} = ${swaps.id} and ${swapRequests.memberId} = ${viewerId})`

export const swapRows = (db: Queryable, viewer: Viewer) =>
  db
    .select({
      swap: swaps,
      pictures,
      asked: askedBy(viewer.id),
      place: { latitude: users.latitude, longitude: users.longitude, hidden: userProfiles.hideDistance },
      ...linkSelection,
    })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))

export type SwapRow = Awaited<ReturnType<typeof swapRows>>[number]
/** @throws AppError SWAP_NOT_FOUND */
export async function loadSwap(db: Queryable, cards: MemberCardContext, id: number): Promise<SwapView> {
  const [row] = await swapRows(db, cards.viewer).where(and(eq(swaps.id, id), swapVisibleTo(cards.viewer)))
  if (row === undefined) throw new AppError('SWAP_NOT_FOUND')
  return swapView(row, cards)
}

export type LoadedSwap = SwapSubject & typeof swaps.$inferSelect

/**
 * Locked, so that two answers to one offer follow each other.
 * @throws AppError SWAP_NOT_FOUND
 */
export async function requireSwap(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<LoadedSwap> {
  const [row] = await db
    .select({ swap: swaps })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(swaps.id, id), swapVisibleTo(viewer)))
    .for('no key update', { of: swaps })
  if (row === undefined) throw new AppError('SWAP_NOT_FOUND')
  return { ...row.swap, now }
}

/** Her message has reached the owner: one that a filter holds has not. */
const hasWritten = (ownerId: number) =>
  sql`exists (select 1 from ${conversationMembers} where ${conversationMembers.userId} = ${ownerId} and ${conversationMembers.otherId} = ${swapRequests.memberId})`

/** Whether the owner has her request in her list. */
export async function hasRequestOf(
  db: Queryable,
  owner: Viewer,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const [request] = await db
    .select({ one: sql`1` })
    .from(swapRequests)
    .innerJoin(users, eq(users.id, swapRequests.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(swapRequests.swapId, id), eq(users.id, memberId), memberVisibleTo(owner), hasWritten(owner.id)))
  return request !== undefined
}

/** First come first. */
export async function listRequests(
  db: Queryable,
  cards: MemberCardContext,
  { id, ownerId, reservedForId }: Pick<LoadedSwap, 'id' | 'ownerId' | 'reservedForId'>,
): Promise<SwapRequest[]> {
  const rows = await db
    .select({ at: swapRequests.createdAt, ...linkSelection })
    .from(swapRequests)
    .innerJoin(users, eq(users.id, swapRequests.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .where(and(eq(swapRequests.swapId, id), memberVisibleTo(cards.viewer), hasWritten(ownerId)))
    .orderBy(asc(swapRequests.createdAt), asc(swapRequests.memberId))
    .limit(limits.swaps.requesters)
  return rows.map(({ at, ...row }) => ({
    member: memberLink(row, cards),
    at: at.toISOString(),
    chosen: row.user.id === reservedForId,
  }))
}
