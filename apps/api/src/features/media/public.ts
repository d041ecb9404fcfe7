export { loadMedia } from './media.queries.ts'
