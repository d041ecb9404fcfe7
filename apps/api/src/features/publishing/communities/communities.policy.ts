import { type CommunityAccess, type CommunityRole, type CommunityStanding, roleHasAccess } from '@consoeurs/contract'
import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface CommunitySubject {
  /** It has no page: only its room, by the room's policy. */
  group: boolean
  access: CommunityAccess
  archived: boolean
  role: CommunityRole | null
  /** Also 'invited' with an invitation link. */
  standing: CommunityStanding | null
}

const isStaffOf = ({ group, role }: CommunitySubject) => !group && (role === 'owner' || role === 'moderator')
const isMember = ({ group, role }: CommunitySubject) => !group && role !== null
const isOpenTo = (viewer: Viewer | null, { group, archived, role, standing }: CommunitySubject) =>
  viewer !== null && !group && role === null && !archived && standing !== 'excluded'

/** A secret community is visible to members and invitees only; staff roles give no access. */
export const communityPolicy = definePolicy<CommunitySubject>()({
  'community.see': (viewer, community) =>
    isMember(community) ||
    (!community.group &&
      !community.archived &&
      (community.access !== 'secret' || (viewer !== null && community.standing === 'invited'))),
  'community.join': (viewer, community) =>
    isOpenTo(viewer, community) && (community.access === 'open' || community.standing === 'invited'),
  'community.ask': (viewer, community) =>
    isOpenTo(viewer, community) &&
    community.access === 'request' &&
    (community.standing === null || community.standing === 'declined'),
  'community.leave': (_viewer, community) => isMember(community) && community.role !== 'owner',
  'community.read': (_viewer, community) => isMember(community),
  'community.members': (viewer, community) =>
    isMember(community) || (viewer !== null && community.access === 'open' && !community.archived),
  'community.publish': (_viewer, community) => isMember(community) && !community.archived,
  'community.invite': (_viewer, community) =>
    isMember(community) && !community.archived && (isStaffOf(community) || community.access === 'open'),
  'community.moderate': (_viewer, community) => isStaffOf(community),
  'community.announce': (_viewer, community) => isStaffOf(community) && !community.archived,
  'community.own': (_viewer, community) => isMember(community) && community.role === 'owner',
  /** In the admin app. */
  'community.edit': (viewer, { access }) => access !== 'secret' && roleHasAccess('editor', viewer?.role ?? null),
  'community.report': (_viewer, community) => community.role !== 'owner',
})
