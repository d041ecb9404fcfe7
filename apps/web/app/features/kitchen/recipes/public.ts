export { IngredientMonths } from './ingredient-months.tsx'
export { loadNearest, loadTopic, requireKitchen } from './load-recipes.ts'
export {
  ingredientPath,
  readRecipesQuery,
  recipesPath,
  seasonPath,
  techniquePath,
} from './recipe-address.ts'
export { RecipeFinder } from './recipe-finder.tsx'
export { recipesApi } from './recipes.api.ts'
export { recipesText } from './recipes.text.ts'
export { TableFinder } from './table-finder.tsx'
export { TopicPage } from './topic-page.tsx'
