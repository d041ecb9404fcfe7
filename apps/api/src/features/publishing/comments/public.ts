export { isShare, toCommentTarget } from './comment-target.ts'
export { commentVisibleTo } from './comments.queries.ts'
export { hideComment, showCommentAgain } from './hide-comment.ts'
