export { withdrawFromOutings } from './fill-seats.ts'
export { loadToldOuting, type ToldOuting } from './outing-news.ts'
