export { isArticleRecipePublished } from './article-recipe-published.ts'
export { indexArticles } from './article-recipes.ts'
export { loadVocabulary } from './ingredients.queries.ts'
export { indexRecipes, saveRecipeFacts } from './recipe-index.ts'
export { loadRecipeFacts, understoodRecipe } from './recipe-ingredients.ts'
export {
  meetsSearch,
  type RecipeSearch,
  recipeSearch,
  type SeasonPlace,
  seasonPlaceOf,
  tagsOfText,
} from './recipe-search.ts'
export { recipesSiteMap } from './recipes.site-map.ts'
