export type { AnswerMark } from './comment-item.tsx'
export { commentsApi } from './comments.api.ts'
export { ShareComments } from './share-comments.tsx'
