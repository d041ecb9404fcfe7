export { loadMedia } from './media.queries.ts'
export { mediaFields } from './media.views.ts'
