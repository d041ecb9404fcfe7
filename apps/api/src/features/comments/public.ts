export { requireComment } from './comments.queries.ts'
