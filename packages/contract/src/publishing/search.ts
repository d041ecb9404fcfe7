import { z } from 'zod'
import { limits } from '../limits.ts'
import { page } from '../paging.ts'
import { MemberCard, MemberLink } from '../people/members.ts'
import { Id, Instant } from '../primitives.ts'
import { CommunityCard, CommunityLink } from './communities.ts'
import { FileView } from './files.ts'
import { searchLimits } from './search-limits.ts'

export const SearchKind = z.enum(['members', 'shares', 'communities', 'articles'])
export type SearchKind = z.infer<typeof SearchKind>

export const SearchQuery = z.object({
  /** Only the first `searchLimits.text` characters are used. */
  q: z.string().max(2000).default(''),
  kind: z.enum(['all', ...SearchKind.options]).default('all'),
  /** To continue results of `all`, query their kind. */
  cursor: z.string().max(400).optional(),
  /** Per kind. */
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(searchLimits.ofEach),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** The excerpt surrounds the match, or is the beginning of the share. */
export const ShareHit = z.object({
  id: Id,
  slug: z.string(),
  kind: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: MemberLink,
  picture: FileView.nullable(),
  community: CommunityLink.nullable(),
  publishedAt: Instant,
})
export type ShareHit = z.infer<typeof ShareHit>

export const ArticleHit = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  readingMinutes: z.number(),
  picture: z.string().nullable(),
})
export type ArticleHit = z.infer<typeof ArticleHit>

/** Best match first, per requested kind, without totals. */
export const SearchResults = z.object({
  members: page(MemberCard),
  shares: page(ShareHit),
  communities: page(CommunityCard),
  articles: page(ArticleHit),
})
export type SearchResults = z.infer<typeof SearchResults>
