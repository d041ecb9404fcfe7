import type { FavoriteView, MemberCard } from '@consoeurs/contract'
import { truncateTitle } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'

export interface FavoriteRow {
  favorite: typeof tables.favorites.$inferSelect
  news: number
}

export interface LastShare {
  slug: string
  title: string
  body: string
  publishedAt: Date
}

export function favoriteView(
  { favorite, news }: FavoriteRow,
  member: MemberCard | undefined,
  share: LastShare | undefined,
): FavoriteView[] {
  if (member === undefined) return []
  const { id, tellMe, createdAt } = favorite
  const lastShare =
    share === undefined
      ? null
      : { slug: share.slug, title: truncateTitle(share.title || share.body), at: share.publishedAt.toISOString() }
  return [{ id, member, tellMe, news, lastShare, at: createdAt.toISOString() }]
}
