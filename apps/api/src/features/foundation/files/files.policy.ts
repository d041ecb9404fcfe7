import { definePolicy } from '../../../platform/http/policy.ts'

/**
 * Who may see a picture while its owner is present. public: anyone. members: who may see the owner. accepted: of them,
 * who has an open conversation with the owner. conversation: its two members. community: its members who may see the
 * owner. owner: only the owner, until it is attached.
 */
export const fileAudiences = ['public', 'members', 'accepted', 'conversation', 'community', 'owner'] as const
export type FileAudience = (typeof fileAudiences)[number]

export interface FileSubject {
  audience: FileAudience
  ownerId: number | null
  /** Not paused, suspended or banned; true without an owner. */
  ownerPresent: boolean
  /** The viewer may see the owner; true without an owner. */
  ownerVisible: boolean
  /** No block between owner and viewer. */
  unblocked: boolean
  inConversation: boolean
  inCommunity: boolean
  /** Owner and viewer have an accepted conversation. */
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
