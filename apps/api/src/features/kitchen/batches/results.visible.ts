import { type Asker, tables } from '@consoeurs/database'
import { and, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { memberListedFor, memberVisibleTo } from '../../foundation/visibility/public.ts'

const { batches } = tables

const isShared = and(ne(batches.sharing, 'private'), isNotNull(batches.outcome), isNull(batches.hiddenAt))

/** Join the owner's `users` and `user_profiles`. Blocks hide an anonymous result too. */
export const resultVisibleTo = (viewer: Asker | null, unblocked?: SQL): SQL | undefined =>
  viewer === null ? undefined : and(isShared, memberVisibleTo(viewer, unblocked))

/** For lists and their counts. */
export const resultListedFor = (viewer: Asker): SQL | undefined => and(isShared, memberListedFor(viewer))
