import type { CommunityRole, CommunityStanding } from '@consoeurs/contract'
import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface GroupSubject {
  /** An admin is an owner; a group may have several. */
  role: CommunityRole | null
  standing: CommunityStanding | null
}

const isMember = (_viewer: Viewer | null, { role }: GroupSubject) => role !== null
const isInvited = (viewer: Viewer | null, { role, standing }: GroupSubject) =>
  viewer !== null && role === null && standing === 'invited'

/** Who may read and write is the policy of its room (`roomPolicy`). Staff roles give no access. */
export const groupPolicy = definePolicy<GroupSubject>()({
  'group.see': (viewer, group) => isMember(viewer, group) || isInvited(viewer, group),
  'group.answer': isInvited,
  'group.leave': isMember,
  /** Invite, remove, name another admin, change name and picture. */
  'group.manage': (_viewer, { role }) => role === 'owner',
})
