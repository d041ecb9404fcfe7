import { definePolicy } from '../../platform/policy.ts'

/**
 * Who sees a stored picture, while its owner is there. public: anyone. members: members who may see its owner. accepted: those of them with whom
 * she has an open conversation. conversation: the two who write in it. community: its members who may see its owner. owner: herself alone, until it is attached.
 */
export const fileAudiences = ['public', 'members', 'accepted', 'conversation', 'community', 'owner'] as const
export type FileAudience = (typeof fileAudiences)[number]

/** A file and what binds its owner to the viewer, as loaded for one decision. */
export interface FileSubject {
  audience: FileAudience
  ownerId: number | null
  /** Its owner is here: not paused, suspended or banned. A file of the house has no owner. */
  ownerPresent: boolean
  /** The viewer may see its owner: present, not hidden, no block between the two. A file of the house has no owner. */
  ownerVisible: boolean
  /** No block between the two. */
  unblocked: boolean
  /** The viewer is one of the two who write in the file's conversation. */
  inConversation: boolean
  /** The viewer is in the file's community. */
  inCommunity: boolean
  /** The two have a conversation that both wanted. */
  accepted: boolean
}

export const filePolicy = definePolicy<FileSubject>()({
  'file.see': (viewer, file) => {
    if (viewer !== null && viewer.id === file.ownerId) return true
    if (file.audience === 'public') return file.ownerPresent
    if (viewer === null) return false
    if (file.audience === 'members') return file.ownerVisible
    if (file.audience === 'accepted') return file.ownerVisible && file.accepted
    if (file.audience === 'community') return file.ownerVisible && file.inCommunity
    return file.audience === 'conversation' && file.inConversation && file.unblocked
  },
})
