import { definePolicy } from '../../../platform/http/policy.ts'
import { moderates } from '../shares/public.ts'

export interface CommentSubject {
  authorId: number
  /** Author of the share; null under an article. */
  ownerId: number | null
  moderatesThere: boolean
}

export const commentPolicy = definePolicy<CommentSubject>()({
  'comment.remove': (viewer, comment) =>
    viewer !== null &&
    (viewer.id === comment.authorId || viewer.id === comment.ownerId || moderates(viewer) || comment.moderatesThere),
  'comment.report': (viewer, comment) => viewer?.id !== comment.authorId,
})
