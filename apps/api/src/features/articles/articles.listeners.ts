import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { tellOfArticles } from './tell-of-articles.ts'

/** What is published now is told now; what has a later day waits for its clock (`articles.tell`). */
export const articlesListeners = ({ now }: Pick<FeatureOptions, 'now'>): EventListener[] => [
  on('content.changed', async ({ collection }, tx) => {
    if (collection === 'articles') await tellOfArticles(tx, now())
  }),
]
