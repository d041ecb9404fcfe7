export type { AnswerMark } from './comment-item.tsx'
export { commentsApi } from './comments.api.ts'
export { Comments } from './comments.tsx'
