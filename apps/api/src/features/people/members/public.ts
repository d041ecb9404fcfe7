export { haveAcceptedConversation } from './accepted-conversation.ts'
export { blockedAt, firstBlockAt, hasBlocked, usernameAtBlock } from './first-block.ts'
export { ANY_MEMBER, memberTerm } from './member-terms.ts'
export { type BlockedName, listBlockedNames } from './members.blocked.ts'
export {
  type CardContext,
  type LinkRow,
  linkQuery,
  linkSelection,
  loadCards,
  loadLinks,
  loadWholeMember,
  type MemberCardContext,
  memberLink,
  minimalViewer,
} from './members.cards.ts'
export { boxAround, kilometres } from './members.distance.ts'
export { passedBy, passedUntil } from './members.filters.ts'
export { isWithinRadius } from './members.nearby.ts'
export { memberPolicy } from './members.policy.ts'
export { loadProfile, onlookerViewer } from './members.profile.ts'
export { filterListed } from './members.queries.ts'
export { findMembersByName, searchMembers } from './members.search.ts'
export { findSeparated } from './members.separated.ts'
export { membersSiteMap } from './members.site-map.ts'
export { type LoadedMember, loadMemberById, loadMemberByUsername, requireMember } from './members.subject.ts'
export { prepareBroadcast } from './prepare-broadcast.ts'
