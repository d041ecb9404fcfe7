import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

/** Visible to the viewer (`shareVisibleTo`). */
export interface ShareSubject {
  authorId: number
  hasOuting: boolean
  /** Its date is still to be chosen. */
  choosesDate: boolean
  hasPoll: boolean
  /** False for an author who left the share's community. */
  within: boolean
  /** Held for review; only its author sees it. */
  held: boolean
  moderatesThere: boolean
}

const isAuthor = (viewer: Viewer | null, share: ShareSubject) => viewer?.id === share.authorId

export const moderates = (viewer: Viewer | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

const isOpenTo = (viewer: Viewer | null, share: ShareSubject) => viewer !== null && share.within && !share.held

export const sharePolicy = definePolicy<ShareSubject>()({
  'share.react': isOpenTo,
  'share.comment': isOpenTo,
  'share.go': (viewer, share) => isOpenTo(viewer, share) && share.hasOuting,
  'share.tick': (viewer, share) => isOpenTo(viewer, share) && share.choosesDate && !isAuthor(viewer, share),
  'share.fix': (viewer, share) => isOpenTo(viewer, share) && share.choosesDate && isAuthor(viewer, share),
  'share.vote': (viewer, share) => isOpenTo(viewer, share) && share.hasPoll,
  'share.edit': (viewer, share) => isAuthor(viewer, share) && isOpenTo(viewer, share),
  'share.remove': (viewer, share) => isAuthor(viewer, share) || moderates(viewer) || share.moderatesThere,
  'share.report': (viewer, share) => !isAuthor(viewer, share),
})
