import { lazyPart } from '../../../ui/lazy-part.tsx'

export const RecipeTools = lazyPart(async () => (await import('./recipe-tools.tsx')).RecipeTools, {
  drawnAs: '[data-hook~="recipe-tools"]',
})
