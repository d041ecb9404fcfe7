export { requireOwnGroup } from './notebooks.subject.ts'
export { loadKnownRecipes, recipeCard } from './recipe-card.ts'
export { requireRecipe } from './require-recipe.ts'
export { isOfOwnGroup, isSharedInGroup } from './shared-in-group.ts'
