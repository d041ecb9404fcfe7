export type { ShareNews } from './favorites.queries.ts'
export { favoriteNewsKey } from './mark-favorites-seen.ts'
