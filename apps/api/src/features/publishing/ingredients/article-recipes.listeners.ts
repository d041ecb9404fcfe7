import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { saveArticleRecipes } from './article-recipes.ts'

export const articleRecipesListeners = ({ brand }: Pick<FeatureOptions, 'brand'>): EventListener[] => [
  on('content.changed', async ({ collection, id }, tx) => {
    if (collection === 'articles') await saveArticleRecipes(tx, brand, id)
  }),
]
