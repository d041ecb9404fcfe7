import { definePolicy } from '../../platform/policy.ts'
import { moderates } from '../shares/public.ts'

/** A comment that the viewer may see. */
export interface CommentSubject {
  authorId: number
  /** She whose share it stands under; null under an article. */
  ownerId: number | null
  /** The viewer keeps order in the community where it was said. */
  moderatesThere: boolean
}

export const commentPolicy = definePolicy<CommentSubject>()({
  'comment.remove': (viewer, comment) =>
    viewer !== null &&
    (viewer.id === comment.authorId || viewer.id === comment.ownerId || moderates(viewer) || comment.moderatesThere),
  'comment.report': (viewer, comment) => viewer?.id !== comment.authorId,
})
