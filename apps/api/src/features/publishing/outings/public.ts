export { isNearby } from './agenda.queries.ts'
export { loadToldOuting, type ToldOuting } from './outing-news.ts'
export { withdrawFromOutings } from './waiting-list.ts'
