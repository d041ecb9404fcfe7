import type { Brand } from '@consoeurs/brand'
import { type SearchQuery, type SearchResults, searchWords } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import { inSearch } from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, searchMembers } from '../../people/members/public.ts'
import { searchArticles } from '../articles/public.ts'
import { searchCommunities } from '../communities/public.ts'
import { searchShares } from '../shares/public.ts'

const nothing = { items: [], cursor: null }

export async function search(
  db: Database,
  context: CardContext & { viewer: Viewer; brand: Brand },
  { q, kind, cursor, limit }: SearchQuery,
): Promise<SearchResults> {
  const words = searchWords(q)
  if (words.length === 0) return { members: nothing, shares: nothing, communities: nothing, articles: nothing }
  const part = { words, limit, cursor: kind === 'all' ? undefined : cursor }
  const asks = (which: typeof kind) => kind === 'all' || kind === which
  return inSearch(db, words, async (tx) => ({
    members: asks('members') ? await searchMembers(tx, context, part) : nothing,
    shares: asks('shares') ? await searchShares(tx, context, part) : nothing,
    communities: asks('communities') ? await searchCommunities(tx, context.viewer, part) : nothing,
    articles: asks('articles') ? await searchArticles(tx, context, part) : nothing,
  }))
}
