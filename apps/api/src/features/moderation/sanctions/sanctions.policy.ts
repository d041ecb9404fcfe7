import { hasAdminAccess, type Role } from '@consoeurs/contract'
import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface SanctionSubject {
  memberId: number
  role: Role
}

/** Nobody judges herself; only administrators judge staff. */
const judges = (viewer: Viewer | null, { memberId, role }: SanctionSubject): boolean =>
  viewer !== null &&
  viewer.id !== memberId &&
  (viewer.role === 'admin' || (viewer.role === 'moderator' && !hasAdminAccess(role)))

/**
 * An administrator must remove the role before a sanction; the last administrator's cannot be removed. Hiding staff
 * content and ending staff sessions is possible before.
 */
export const sanctionPolicy = definePolicy<SanctionSubject>()({
  'sanction.give': (viewer, subject) => judges(viewer, subject) && !hasAdminAccess(subject.role),
  'sanction.lift': judges,
  'content.hide': judges,
  'session.end': judges,
})
export type SanctionAction = keyof typeof sanctionPolicy
