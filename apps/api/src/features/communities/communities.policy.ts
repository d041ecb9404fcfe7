import { type CommunityAccess, type CommunityRole, type CommunityStanding, roleOpens } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A community and what binds the viewer to it, as loaded for one decision. */
export interface CommunitySubject {
  access: CommunityAccess
  archived: boolean
  role: CommunityRole | null
  /** Invited also where she holds a link. */
  standing: CommunityStanding | null
}

const runs = ({ role }: CommunitySubject) => role === 'owner' || role === 'moderator'
const isIn = ({ role }: CommunitySubject) => role !== null
const isOpenTo = (viewer: Viewer | null, { archived, role, standing }: CommunitySubject) =>
  viewer !== null && role === null && !archived && standing !== 'excluded'

/** A secret community exists for its members and for whom they invited; nobody of the staff looks in by her role. */
export const communityPolicy = definePolicy<CommunitySubject>()({
  'community.see': (viewer, community) =>
    isIn(community) ||
    (!community.archived && (community.access !== 'secret' || (viewer !== null && community.standing === 'invited'))),
  'community.join': (viewer, community) =>
    isOpenTo(viewer, community) && (community.access === 'open' || community.standing === 'invited'),
  'community.ask': (viewer, community) =>
    isOpenTo(viewer, community) &&
    community.access === 'request' &&
    (community.standing === null || community.standing === 'declined'),
  'community.leave': (_viewer, community) => isIn(community) && community.role !== 'owner',
  'community.read': (_viewer, community) => isIn(community),
  'community.members': (viewer, community) =>
    isIn(community) || (viewer !== null && community.access === 'open' && !community.archived),
  'community.publish': (_viewer, community) => isIn(community) && !community.archived,
  'community.invite': (_viewer, community) =>
    isIn(community) && !community.archived && (runs(community) || community.access === 'open'),
  'community.moderate': (_viewer, community) => runs(community),
  'community.announce': (_viewer, community) => runs(community) && !community.archived,
  'community.own': (_viewer, community) => community.role === 'owner',
  /** At the desk of the house. */
  'community.edit': (viewer, { access }) => access !== 'secret' && roleOpens('editor', viewer?.role ?? null),
  'community.report': (_viewer, community) => community.role !== 'owner',
})
