export { requireOwnGroup } from './notebooks.subject.ts'
export { loadKnownRecipes, recipeCard } from './recipe-card.ts'
export { requireRecipe } from './require-recipe.ts'
