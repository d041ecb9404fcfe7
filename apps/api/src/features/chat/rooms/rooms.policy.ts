import type { Viewer } from '../../../platform/http/access.ts'
import { can, definePolicy } from '../../../platform/http/policy.ts'
import { type CommunitySubject, communityPolicy } from '../../publishing/communities/public.ts'

export interface RoomSubject {
  archived: boolean
  community: CommunitySubject
}

const inCommunity =
  (action: keyof typeof communityPolicy) =>
  (viewer: Viewer | null, { community }: RoomSubject) =>
    can(communityPolicy, viewer, action, community)

/** Members read, and write unless the room or community is archived. */
export const roomPolicy = definePolicy<RoomSubject>()({
  /** Name and topic only. */
  'room.see': (viewer, { community }) =>
    can(communityPolicy, viewer, 'community.read', community) ||
    (viewer !== null && community.access === 'open' && can(communityPolicy, viewer, 'community.see', community)),
  'room.read': inCommunity('community.read'),
  'room.write': (viewer, room) => !room.archived && can(communityPolicy, viewer, 'community.publish', room.community),
  'room.moderate': inCommunity('community.moderate'),
})

export interface RoomMessageSubject {
  authorId: number
  deletedAt: Date | null
  room: RoomSubject
}

const isAuthor = (viewer: Viewer | null, { authorId }: RoomMessageSubject) => viewer !== null && viewer.id === authorId
const stands = ({ deletedAt }: RoomMessageSubject) => deletedAt === null
const writes = (viewer: Viewer | null, { room }: RoomMessageSubject) => can(roomPolicy, viewer, 'room.write', room)
const moderates = (viewer: Viewer | null, { room }: RoomMessageSubject) =>
  can(roomPolicy, viewer, 'room.moderate', room)

export const roomMessagePolicy = definePolicy<RoomMessageSubject>()({
  'room-message.edit': (viewer, message) => isAuthor(viewer, message) && stands(message) && writes(viewer, message),
  /** Authors can remove their messages in archived rooms too. */
  'room-message.remove': (viewer, message) => isAuthor(viewer, message) || moderates(viewer, message),
  'room-message.react': (viewer, message) => stands(message) && writes(viewer, message),
  'room-message.pin': (viewer, message) => stands(message) && moderates(viewer, message),
})
