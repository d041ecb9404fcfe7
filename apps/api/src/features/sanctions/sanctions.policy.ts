import type { Role } from '@consoeurs/contract'
import { definePolicy } from '../../platform/policy.ts'

/** Whom a measure would strike. */
export interface SanctionSubject {
  memberId: number
  role: Role
}

/** Nobody judges herself, and who works here is judged by administrators. */
export const sanctionPolicy = definePolicy<SanctionSubject>()({
  'sanction.give': (viewer, { memberId, role }) =>
    viewer !== null &&
    viewer.id !== memberId &&
    (viewer.role === 'admin' || (viewer.role === 'moderator' && role === 'member')),
})
