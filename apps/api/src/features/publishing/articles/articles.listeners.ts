import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { sharedReactionState } from '../reactions/public.ts'
import { publishToArticle } from './articles.discussion.ts'
import { publishDueArticles } from './publish-due-articles.ts'

const { articles } = tables

/** Scheduled articles are announced by the job `articles.tell`. */
export const articlesListeners = ({ now, realtime }: Pick<FeatureOptions, 'now' | 'realtime'>): EventListener[] => [
  on('content.changed', async ({ collection }, tx) => {
    if (collection === 'articles') await publishDueArticles(tx, now())
  }),
  on('article.reacted', async ({ articleId, actorId, kind }, tx) => {
    const [article] = await tx
      .select({ counts: articles.reactionCounts })
      .from(articles)
      .where(eq(articles.id, articleId))
    if (article === undefined) return
    const reactions = sharedReactionState(article.counts)
    await publishToArticle(tx, realtime, { type: 'article.reactions', articleId, reactions, actorId, kind }, actorId)
  }),
]
