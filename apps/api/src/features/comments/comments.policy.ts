import { definePolicy } from '../../platform/policy.ts'
import { moderates } from '../shares/public.ts'

/** A comment that the viewer may see. */
export interface CommentSubject {
  authorId: number
  shareAuthorId: number
}

export const commentPolicy = definePolicy<CommentSubject>()({
  'comment.remove': (viewer, comment) =>
    viewer !== null && (viewer.id === comment.authorId || viewer.id === comment.shareAuthorId || moderates(viewer)),
  'comment.report': (viewer, comment) => viewer?.id !== comment.authorId,
})
