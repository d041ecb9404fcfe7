import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A share that the viewer may see (`shareVisibleTo` decided that in SQL); what is left to decide is what she may do. */
export interface ShareSubject {
  authorId: number
  hasOuting: boolean
}

const isAuthor = (viewer: Viewer | null, share: ShareSubject) => viewer?.id === share.authorId

export const moderates = (viewer: Viewer | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

export const sharePolicy = definePolicy<ShareSubject>()({
  'share.react': (viewer) => viewer !== null,
  'share.comment': (viewer) => viewer !== null,
  'share.go': (viewer, share) => viewer !== null && share.hasOuting,
  'share.remove': (viewer, share) => isAuthor(viewer, share) || moderates(viewer),
  'share.report': (viewer, share) => !isAuthor(viewer, share),
})
