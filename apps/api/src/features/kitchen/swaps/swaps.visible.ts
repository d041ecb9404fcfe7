import { type Asker, tables } from '@consoeurs/database'
import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { containsMutedWord, memberVisibleTo, notMutedBy } from '../../foundation/visibility/public.ts'

const { swaps } = tables

/**
 * For members; join the owner's `users` and `user_profiles`.
 * @param unblocked as in `memberVisibleTo`
 */
export const swapVisibleTo = (viewer: Asker, unblocked?: SQL): SQL | undefined =>
  and(isNull(swaps.hiddenAt), isNull(swaps.deletedAt), memberVisibleTo(viewer, unblocked))

const words = sql`concat_ws(' ', ${swaps.title}, ${swaps.body}, ${swaps.quantity}, ${swaps.wanted})`

/** Visible and not muted. */
export const swapListedFor = (viewer: Asker): SQL | undefined =>
  and(
    swapVisibleTo(viewer),
    or(
      eq(swaps.ownerId, viewer.id),
      and(notMutedBy(viewer.id, swaps.ownerId), not(containsMutedWord(viewer.id, words))),
    ),
  )
