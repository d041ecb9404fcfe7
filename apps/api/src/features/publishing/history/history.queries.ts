import type { CheckedHistory, CheckHistory } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import { findMembersByName, type MemberCardContext } from '../../people/members/public.ts'
import { findArticlesByTitle } from '../articles/public.ts'
import { findCommunitiesByName } from '../communities/public.ts'
import { findSharesByTitle } from '../shares/public.ts'
import { historyArticle, historyCommunity, historyMember, historyShare } from './history.views.ts'

/**
 * Each feature applies its visibility rule of lists. Blocked, paused, renamed and deleted items look like unknown
 * ones.
 */
export async function checkHistory(
  db: Database,
  context: MemberCardContext,
  asked: CheckHistory,
): Promise<CheckedHistory> {
  const [members, shares, communities, articles] = await Promise.all([
    findMembersByName(db, context, asked.members),
    findSharesByTitle(db, context, asked.shares),
    findCommunitiesByName(db, context.viewer, asked.communities),
    findArticlesByTitle(db, context, asked.articles),
  ])
  return {
    members: members.map(historyMember),
    shares: shares.map(historyShare),
    communities: communities.map(historyCommunity),
    articles: articles.map(historyArticle),
  }
}
