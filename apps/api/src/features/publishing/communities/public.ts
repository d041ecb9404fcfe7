export { communitiesCollection } from './communities.collection.ts'
export { type CommunitySubject, communityPolicy } from './communities.policy.ts'
export { findCommunitiesByName, searchCommunities } from './communities.search.ts'
export { communitiesSiteMap } from './communities.site-map.ts'
export {
  type CommunityBonds,
  communityBonds,
  communitySubject,
  lockCommunity,
  requireCommunity,
} from './communities.subject.ts'
export { pictureFor } from './communities.views.ts'
export {
  communityVisibleTo,
  isInCommunity,
  moderatesCommunity,
  selectCommunityMembers,
} from './communities.visible.ts'
export { loadCommunitiesOf, loadSharedCommunities } from './communities-of.queries.ts'
export { addMember, countMembers, removeMember } from './membership.ts'
export { requirePublishing } from './require-publishing.ts'
export { isOfOwnGroup, isSharedInGroup } from './shared-in-group.ts'
