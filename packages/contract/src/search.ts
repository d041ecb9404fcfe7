import { z } from 'zod'
import { CommunityCard, CommunityLink } from './communities.ts'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { MemberCard, MemberLink } from './members.ts'
import { page } from './paging.ts'
import { Id, Instant } from './primitives.ts'
import { searchLimits } from './search-limits.ts'

export const SearchKind = z.enum(['members', 'shares', 'communities', 'articles'])
export type SearchKind = z.infer<typeof SearchKind>

export const SearchQuery = z.object({
  /** What is longer than `searchLimits.text` is looked for by its beginning. */
  q: z.string().max(2000).default(''),
  kind: z.enum(['all', ...SearchKind.options]).default('all'),
  /** Of one kind only: those of `all` go on as the kind they are of. */
  cursor: z.string().max(400).optional(),
  /** Of each kind. */
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(searchLimits.ofEach),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** A share as a line of results: its beginning, or what stands around the word she looked for. */
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

/** An article as a line of results. */
export const ArticleHit = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string().nullable(),
  readingMinutes: z.number(),
  /** Its cover, as small as a line shows it. */
  picture: z.string().nullable(),
})
export type ArticleHit = z.infer<typeof ArticleHit>

/** What was found, of each kind that was asked for; best first. Nobody is told how many there are in all. */
export const SearchResults = z.object({
  members: page(MemberCard),
  shares: page(ShareHit),
  communities: page(CommunityCard),
  articles: page(ArticleHit),
})
export type SearchResults = z.infer<typeof SearchResults>
