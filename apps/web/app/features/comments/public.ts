export { commentsApi } from './comments.api.ts'
export { ShareComments } from './share-comments.tsx'
