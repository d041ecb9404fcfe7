import { type Asker, tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isInCommunity } from '../communities/public.ts'
import { isPresent, memberVisibleTo, notMutedBy, saysMutedWord, unmutedInList } from '../members/public.ts'

const { heldItems, shares, userProfiles } = tables

/**
 * Which shares the viewer may see; every query that shows shares has it in its where clause, with the author's `users`
 * and `user_profiles` joined. A public share stays public where its author's profile is for members only: a visitor
 * then reads her display name and nothing more of her (`authorLink`). What was said in a community is read by who is in it at
 * this moment, its author too.
 */
export function shareVisibleTo(viewer: Asker | null): SQL | undefined {
  const kept = and(isNull(shares.hiddenAt), isNull(shares.deletedAt))
  if (viewer === null) return and(kept, eq(shares.visibility, 'public'), isPresent, ne(userProfiles.status, 'hidden'))
  const meantForHer = or(
    inArray(shares.visibility, ['public', 'members']),
    and(eq(shares.visibility, 'community'), isInCommunity(viewer.id, shares.communityId)),
  )
  return and(kept, meantForHer, memberVisibleTo(viewer))
}

/** Words of a share where they stand outside it (a notice, a mail, a list): none of one that is covered. */
export const uncovered = (words: typeof shares.title | typeof shares.body): SQL<string> =>
  sql<string>`case when ${shares.cover} is null then ${words} else '' end`

/** A filter keeps it: its author alone sees it, until it was read. */
export const isHeld: SQL<boolean> = sql<boolean>`exists (select 1 from ${heldItems}
  where ${heldItems.shareId} = ${shares.id} and ${heldItems.state} = 'open')`

/**
 * Her own words stay hers to read and to take away, where she left the community that she said them in too, and while a
 * filter holds them.
 */
export const ownShare = (viewer: { id: number }): SQL | undefined =>
  and(eq(shares.authorId, viewer.id), or(isNull(shares.hiddenAt), isHeld), isNull(shares.deletedAt))

/** The viewer may be where it was said. */
export const isWithin = (viewerId: number | Placeholder): SQL<boolean> =>
  sql<boolean>`(${shares.communityId} is null or ${isInCommunity(viewerId, shares.communityId)})`

const words = sql`concat_ws(' ', ${shares.title}, ${shares.body}, ${shares.recipe}::text)`

/**
 * Which shares a list brings before her: those she may see, without whom and what she muted; her own always. Who asks
 * for a share, or for one author's, asks `shareVisibleTo`.
 */
export function shareListedFor(viewer: Asker | null): SQL | undefined {
  if (viewer === null) return shareVisibleTo(null)
  const heard = and(unmutedInList(viewer.id, shares.authorId, shares.communityId), not(saysMutedWord(viewer.id, words)))
  return and(shareVisibleTo(viewer), or(eq(shares.authorId, viewer.id), heard))
}

/** The same on a community's own page: who opens it asks for it, muted or not. */
export function shareListedWithin(viewer: Asker | null): SQL | undefined {
  if (viewer === null) return shareVisibleTo(null)
  const heard = and(notMutedBy(viewer.id, shares.authorId), not(saysMutedWord(viewer.id, words)))
  return and(shareVisibleTo(viewer), or(eq(shares.authorId, viewer.id), heard))
}
