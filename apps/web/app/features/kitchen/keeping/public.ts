export { RecipeKeepButton } from './recipe-keep-button.tsx'
