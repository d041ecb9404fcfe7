import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A share that the viewer may see (`shareVisibleTo` decided that in SQL); what is left to decide is what she may do. */
export interface ShareSubject {
  authorId: number
  hasOuting: boolean
  /** The viewer may be where it was said: false for an author who left the community since. */
  within: boolean
  /** A filter keeps it from everyone but its author. */
  held: boolean
  /** The viewer keeps order in the community where it was said. */
  moderatesThere: boolean
}

const isAuthor = (viewer: Viewer | null, share: ShareSubject) => viewer?.id === share.authorId

export const moderates = (viewer: Viewer | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

const isOpenTo = (viewer: Viewer | null, share: ShareSubject) => viewer !== null && share.within && !share.held

export const sharePolicy = definePolicy<ShareSubject>()({
  'share.react': isOpenTo,
  'share.comment': isOpenTo,
  'share.go': (viewer, share) => isOpenTo(viewer, share) && share.hasOuting,
  'share.edit': (viewer, share) => isAuthor(viewer, share) && isOpenTo(viewer, share),
  'share.remove': (viewer, share) => isAuthor(viewer, share) || moderates(viewer) || share.moderatesThere,
  'share.report': (viewer, share) => !isAuthor(viewer, share),
})
