import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, ne, type Placeholder, type SQL } from 'drizzle-orm'
import { isPresent, memberVisibleTo } from '../members/public.ts'

const { shares, userProfiles } = tables

/**
 * Which shares the viewer may see; every query that shows shares has it in its where clause, with the author's `users`
 * and `user_profiles` joined. A public share stays public where its author's profile is for members only: a visitor
 * then reads her display name and nothing more of her (`authorLink`).
 */
export function shareVisibleTo(viewer: { id: number | Placeholder } | null): SQL | undefined {
  const kept = and(isNull(shares.hiddenAt), isNull(shares.deletedAt))
  if (viewer === null) return and(kept, eq(shares.visibility, 'public'), isPresent, ne(userProfiles.status, 'hidden'))
  return and(kept, inArray(shares.visibility, ['public', 'members']), memberVisibleTo(viewer))
}
