export { containsMutedWord, isCommunityNotMutedBy, isUnmutedInList, notMutedBy } from './members.muted.ts'
export {
  isAmongVisibleMembers,
  isCountedSeparately,
  isPresent,
  type MemberTerm,
  memberIsShown,
  memberListedFor,
  memberVisibleTo,
  notBlockedEitherWay,
} from './members.visible.ts'
export { awaitPresence, lockPresence, requestRecount } from './presence.ts'
