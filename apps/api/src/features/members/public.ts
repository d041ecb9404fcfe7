export { requireOwnName } from './display-name.ts'
export {
  type CardContext,
  type LinkRow,
  linkQuery,
  linkSelection,
  loadCards,
  loadLinks,
  memberLink,
  plainMember,
} from './members.cards.ts'
export { communityNotMutedBy, notMutedBy, saysMutedWord, unmutedInList } from './members.muted.ts'
export { ofMembersWithin } from './members.nearby.ts'
export { findParted } from './members.parted.ts'
export { memberPolicy } from './members.policy.ts'
export { onlookerViewer } from './members.profile.ts'
export { membersNamed, searchMembers } from './members.search.ts'
export { membersSiteMap } from './members.site-map.ts'
export { type LoadedMember, loadMemberById, loadMemberByUsername, requireMember } from './members.subject.ts'
export {
  isPresent,
  type MemberTerm,
  memberListedFor,
  memberVisibleTo,
  notBlockedEitherWay,
} from './members.visible.ts'
export { loadOwnUser } from './own-user.ts'
