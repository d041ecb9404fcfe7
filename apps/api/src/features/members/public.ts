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
export { memberPolicy } from './members.policy.ts'
export { kilometres } from './members.queries.ts'
export { type LoadedMember, loadMemberById, loadMemberByUsername, requireMember } from './members.subject.ts'
export { isPresent, memberVisibleTo, notBlockedEitherWay } from './members.visible.ts'
export { loadOwnUser } from './own-user.ts'
