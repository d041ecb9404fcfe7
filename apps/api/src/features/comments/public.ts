export { type LoadedComment, loadComment, requireComment } from './comments.queries.ts'
