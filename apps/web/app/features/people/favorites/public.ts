export { FavoriteButton, TellMeButton } from './favorite-buttons.tsx'
export { favoritesApi } from './favorites.api.ts'
export { useFavorite } from './use-favorite.ts'
