import type { CheckedHistory, CheckHistory } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { articlesNamed } from '../articles/public.ts'
import { communitiesNamed } from '../communities/public.ts'
import { type CardContext, membersNamed } from '../members/public.ts'
import { sharesNamed } from '../shares/public.ts'
import { articleFound, communityFound, memberFound, shareFound } from './history.views.ts'

/**
 * What of these a list would bring before her now: each feature knows what she may see of its own. Whoever blocked her,
 * paused or changed her name, and what was taken away, is not told apart from what never was.
 */
export async function checkHistory(
  db: Database,
  context: CardContext & { viewer: Viewer },
  asked: CheckHistory,
): Promise<CheckedHistory> {
  const [members, shares, communities, articles] = await Promise.all([
    membersNamed(db, context, asked.members),
    sharesNamed(db, context, asked.shares),
    communitiesNamed(db, context.viewer, asked.communities),
    articlesNamed(db, context, asked.articles),
  ])
  return {
    members: members.map(memberFound),
    shares: shares.map(shareFound),
    communities: communities.map(communityFound),
    articles: articles.map(articleFound),
  }
}
