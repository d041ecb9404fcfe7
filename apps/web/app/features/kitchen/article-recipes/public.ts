export { ArticleRecipeTools } from './article-recipe-tools.tsx'
export { loadArticleRecipes, withRecipeAnchors } from './recipe-anchors.ts'
