export { isShare, placeOf } from './comment-place.ts'
export { requireComment } from './comments.queries.ts'
export { hideComment, showCommentAgain } from './hide-comment.ts'
