import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { swapVisibleTo } from '../../kitchen/swaps/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag, unblockedAt } from './target-visibility.ts'

const { files, swapImages, swaps, userProfiles, users } = tables

/** Members only. */
export const loadReportedSwap: LoadReported = async (tx, viewer, { targetId }) => {
  if (viewer === null) return null
  const [row] = await tx
    .select({
      swap: swaps,
      username: users.username,
      visible: asFlag(swapVisibleTo(viewer)),
      known: asFlag(swapVisibleTo(viewer, unblockedAt(viewer, users.id, [swaps.createdAt]))),
    })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(swaps.id, targetId ?? 0))
  if (row === undefined) return null
  const { swap, username, visible, known } = row
  const { id, ownerId, title, body, quantity, wanted, createdAt: at } = swap
  const images = await tx
    .select({ file: files.name, alt: swapImages.alt })
    .from(swapImages)
    .innerJoin(files, eq(files.id, swapImages.fileId))
    .where(eq(swapImages.swapId, id))
    .orderBy(asc(swapImages.position))
  return {
    ...{ targetId: id, aboutId: ownerId, visible, known, url: `/trocs/${id}`, excerpt: truncateMessage(title) },
    snapshot: { username, title, body, quantity, wanted, images, at },
  }
}

export const loadSwapExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: swaps.id, title: sql<string>`${swaps.title}` })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(swaps.id, ids), swapVisibleTo(viewer)))
  return new Map(rows.map(({ id, title }) => [id, truncateMessage(title)]))
}
