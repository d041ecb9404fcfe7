import { type Role, worksAtDesk } from '@consoeurs/contract'
import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** Whom a measure would strike. */
export interface SanctionSubject {
  memberId: number
  role: Role
}

/** Nobody judges herself, and who works here is judged by administrators. */
const judges = (viewer: Viewer | null, { memberId, role }: SanctionSubject): boolean =>
  viewer !== null &&
  viewer.id !== memberId &&
  (viewer.role === 'admin' || (viewer.role === 'moderator' && !worksAtDesk(role)))

/**
 * Who works here is not warned, suspended or banned: an administrator takes her role away first, and the last
 * administrator's nobody can. What she wrote may be hidden before that, a device of hers signed out.
 */
export const sanctionPolicy = definePolicy<SanctionSubject>()({
  'sanction.give': (viewer, subject) => judges(viewer, subject) && !worksAtDesk(subject.role),
  'sanction.lift': judges,
  'content.hide': judges,
  'session.end': judges,
})
export type Judging = keyof typeof sanctionPolicy
