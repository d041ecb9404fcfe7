import type { MessagePermission } from '@consoeurs/contract'
import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface MemberSubject {
  id: number
  present: boolean
  status: string
  visibility: string
  whoMayWrite: MessagePermission
  roleUser: string
  blockedEitherWay: boolean
  /** The member started a conversation with the viewer, honoured her, or both like each other. */
  knowsViewer: boolean
}

const isSelf = (viewer: Viewer | null, member: MemberSubject) => viewer !== null && viewer.id === member.id

const maySee = (viewer: Viewer | null, member: MemberSubject): boolean => {
  if (isSelf(viewer, member)) return true
  if (!member.present || member.status === 'hidden') return false
  if (viewer === null) return member.visibility === 'public' && member.status === 'complete'
  return !member.blockedEitherWay
}

const mayReach = (viewer: Viewer | null, member: MemberSubject): boolean =>
  viewer !== null && !isSelf(viewer, member) && maySee(viewer, member)

/** A member accepts messages from all, from certified members, from those she knows, or from nobody. */
const acceptsWordsFrom = (viewer: Viewer | null, member: MemberSubject): boolean => {
  if (viewer === null) return false
  if (member.knowsViewer || viewer.role !== 'member') return true
  if (member.whoMayWrite === 'all') return true
  return member.whoMayWrite === 'certified' && viewer.certified
}

export const memberPolicy = definePolicy<MemberSubject>()({
  'member.see': maySee,
  'member.write': (viewer, member) => mayReach(viewer, member) && acceptsWordsFrom(viewer, member),
  'member.honor': mayReach,
  'member.visit': mayReach,
  'member.keep': mayReach,
  'member.like': mayReach,
  'member.pass': mayReach,
  'member.mute': mayReach,
  'member.note': mayReach,
  'member.block': (viewer, member) => viewer !== null && !isSelf(viewer, member),
  'member.report': (viewer, member) => !isSelf(viewer, member),
})
