import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import { toArticleChannel } from '../articles/public.ts'
import { isShare } from '../comments/public.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { toShareChannel } from '../shares/public.ts'
import { reactionState } from './reactions.state.ts'

const { shares, articles, comments } = tables

/** Counts without `mine`: every page knows its own. */
function sharedState(counts: Record<string, number>) {
  const { mine: _mine, ...shared } = reactionState(counts, null)
  return shared
}

/** Open pages of the share or the article see the counts move. */
export const reactionsListeners = ({ realtime }: Pick<FeatureOptions, 'realtime'>): EventListener[] => [
  on('share.reacted', async ({ shareId, actorId, kind }, tx) => {
    const [share] = await tx.select({ counts: shares.reactionCounts }).from(shares).where(eq(shares.id, shareId))
    if (share === undefined) return
    const reactions = sharedState(share.counts)
    await toShareChannel(tx, realtime, { type: 'share.reactions', shareId, reactions, actorId, kind }, actorId)
  }),
  on('article.reacted', async ({ articleId, actorId, kind }, tx) => {
    const [article] = await tx
      .select({ counts: articles.reactionCounts })
      .from(articles)
      .where(eq(articles.id, articleId))
    if (article === undefined) return
    const reactions = sharedState(article.counts)
    await toArticleChannel(tx, realtime, { type: 'article.reactions', articleId, reactions, actorId, kind }, actorId)
  }),
  on('comment.reacted', async (event, tx) => {
    const { commentId, actorId, kind } = event
    const [comment] = await tx
      .select({ counts: comments.reactionCounts })
      .from(comments)
      .where(eq(comments.id, commentId))
    if (comment === undefined) return
    const told = {
      type: 'comment.reactions' as const,
      commentId,
      reactions: sharedState(comment.counts),
      actorId,
      kind,
    }
    if (isShare(event)) await toShareChannel(tx, realtime, { ...told, shareId: event.shareId }, actorId)
    else await toArticleChannel(tx, realtime, { ...told, articleId: event.articleId }, actorId)
  }),
]
