import { type Asker, tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import {
  containsMutedWord,
  isPresent,
  isUnmutedInList,
  memberVisibleTo,
  notMutedBy,
} from '../../foundation/visibility/public.ts'
import { isInCommunity } from '../communities/public.ts'

const { heldItems, shares, userProfiles } = tables

/**
 * For every query that returns shares; join the author's `users` and `user_profiles`. A public share stays public
 * when its author's profile is not (`authorLink`). A community share is for current members; its author is no
 * exception.
 * @param unblocked as in `memberVisibleTo`
 */
export function shareVisibleTo(viewer: Asker | null, unblocked?: SQL): SQL | undefined {
  const kept = and(isNull(shares.hiddenAt), isNull(shares.deletedAt))
  if (viewer === null) return and(kept, eq(shares.visibility, 'public'), isPresent, ne(userProfiles.status, 'hidden'))
  const meantForHer = or(
    inArray(shares.visibility, ['public', 'members']),
    and(eq(shares.visibility, 'community'), isInCommunity(viewer.id, shares.communityId)),
  )
  return and(kept, meantForHer, memberVisibleTo(viewer, unblocked))
}

/** For use outside the share's page: notifications, mails, lists. */
export const uncovered = (words: typeof shares.title | typeof shares.body): SQL<string> =>
  sql<string>`case when ${shares.cover} is null then ${words} else '' end`

/** Held for review. */
export const isHeld: SQL<boolean> = sql<boolean>`exists (select 1 from ${heldItems}
  where ${heldItems.shareId} = ${shares.id} and ${heldItems.state} = 'open')`

/** Authors can read and remove shares in communities that they left, and held ones. */
export const ownShare = (viewer: Asker): SQL | undefined =>
  and(eq(shares.authorId, viewer.id), or(isNull(shares.hiddenAt), isHeld), isNull(shares.deletedAt))

export const isWithin = (viewerId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`(${shares.communityId} is null or ${isInCommunity(viewerId, shares.communityId)})`

const words = sql`concat_ws(' ', ${shares.title}, ${shares.body}, ${shares.recipe}::text, ${shares.poll} ->> 'choices')`

/** Visible and not muted, plus the viewer's own. For one share or one author's shares use `shareVisibleTo`. */
export function shareListedFor(viewer: Asker | null): SQL | undefined {
  if (viewer === null) return shareVisibleTo(null)
  const heard = and(
    isUnmutedInList(viewer.id, shares.authorId, shares.communityId),
    not(containsMutedWord(viewer.id, words)),
  )
  return and(shareVisibleTo(viewer), or(eq(shares.authorId, viewer.id), heard))
}

/** A muted community shows on its own page; muted members and words do not. */
export function shareListedWithin(viewer: Asker | null): SQL | undefined {
  if (viewer === null) return shareVisibleTo(null)
  const heard = and(notMutedBy(viewer.id, shares.authorId), not(containsMutedWord(viewer.id, words)))
  return and(shareVisibleTo(viewer), or(eq(shares.authorId, viewer.id), heard))
}
