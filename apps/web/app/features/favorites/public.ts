export { FavoriteHeart, TellMeButton } from './favorite-buttons.tsx'
export { favoritesApi } from './favorites.api.ts'
