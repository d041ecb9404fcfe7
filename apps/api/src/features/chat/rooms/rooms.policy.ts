import type { Viewer } from '../../../platform/http/access.ts'
import { can, definePolicy } from '../../../platform/http/policy.ts'
import { type CommunitySubject, communityPolicy } from '../../publishing/communities/public.ts'

export interface RoomSubject {
  archived: boolean
  community: CommunitySubject
}

const isInGroup = ({ community }: RoomSubject) => community.group && community.role !== null

/** Members read, and write unless the room or community is archived. A group has this policy alone. */
export const roomPolicy = definePolicy<RoomSubject>()({
  /** Whether there is such a room for the viewer. */
  'room.know': (viewer, room) => isInGroup(room) || can(communityPolicy, viewer, 'community.see', room.community),
  /** Name and topic only. */
  'room.see': (viewer, room) =>
    isInGroup(room) ||
    can(communityPolicy, viewer, 'community.read', room.community) ||
    (viewer !== null &&
      room.community.access === 'open' &&
      can(communityPolicy, viewer, 'community.see', room.community)),
  'room.read': (viewer, room) => isInGroup(room) || can(communityPolicy, viewer, 'community.read', room.community),
  'room.write': (viewer, room) =>
    !room.archived && (isInGroup(room) || can(communityPolicy, viewer, 'community.publish', room.community)),
  /** In a group, by its admins. */
  'room.moderate': (viewer, room) =>
    (isInGroup(room) && room.community.role === 'owner') ||
    can(communityPolicy, viewer, 'community.moderate', room.community),
})

export interface RoomMessageSubject {
  authorId: number
  deletedAt: Date | null
  poll: unknown
  room: RoomSubject
}

const isAuthor = (viewer: Viewer | null, { authorId }: RoomMessageSubject) => viewer !== null && viewer.id === authorId
const hasPoll = ({ poll }: RoomMessageSubject) => poll !== null
const stands = ({ deletedAt }: RoomMessageSubject) => deletedAt === null
const writes = (viewer: Viewer | null, { room }: RoomMessageSubject) => can(roomPolicy, viewer, 'room.write', room)
const moderates = (viewer: Viewer | null, { room }: RoomMessageSubject) =>
  can(roomPolicy, viewer, 'room.moderate', room)

export const roomMessagePolicy = definePolicy<RoomMessageSubject>()({
  'room-message.edit': (viewer, message) => isAuthor(viewer, message) && stands(message) && writes(viewer, message),
  /** Authors can remove their messages in archived rooms too. */
  'room-message.remove': (viewer, message) => isAuthor(viewer, message) || moderates(viewer, message),
  'room-message.react': (viewer, message) => stands(message) && writes(viewer, message),
  'room-message.vote': (viewer, message) => stands(message) && hasPoll(message) && writes(viewer, message),
  'room-message.end-poll': (viewer, message) => isAuthor(viewer, message) && stands(message) && hasPoll(message),
  'room-message.pin': (viewer, message) => stands(message) && moderates(viewer, message),
})
