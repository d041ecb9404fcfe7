export { addMedia } from './change-media.ts'
export { loadMedia } from './media.queries.ts'
export { mediaFields } from './media.views.ts'
