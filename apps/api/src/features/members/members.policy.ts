import type { WhoMayWrite } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A member and what binds her to the viewer, as loaded for one decision. */
export interface MemberSubject {
  id: number
  present: boolean
  status: string
  visibility: string
  whoMayWrite: WhoMayWrite
  roleUser: string
  blockedEitherWay: boolean
  /** She wrote to the viewer or honoured her before. */
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

/** Who may write to her: all, certified members, those she wrote to or honoured, nobody. */
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
  'member.pass': mayReach,
  'member.mute': mayReach,
  'member.note': mayReach,
  'member.block': (viewer, member) => viewer !== null && !isSelf(viewer, member),
  'member.report': (viewer, member) => !isSelf(viewer, member),
})
