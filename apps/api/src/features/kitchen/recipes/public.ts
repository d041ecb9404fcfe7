export { loadArticleRecipes, sourceOf } from './article-recipes.queries.ts'
export { recipeListedFor } from './recipe-listed.ts'
