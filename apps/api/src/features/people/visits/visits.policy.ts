import { definePolicy } from '../../../platform/http/policy.ts'

export interface VisitSubject {
  visitedId: number
  /** Browses without leaving visits. */
  discreet: boolean
  /** The visitor's own profile is visible. */
  visitorShown: boolean
}

export const visitPolicy = definePolicy<VisitSubject>()({
  /** Own profile, staff and discreet visitors leave no visit. */
  'visit.leave': (viewer, { visitedId, discreet, visitorShown }) =>
    viewer !== null && viewer.id !== visitedId && viewer.role === 'member' && !discreet && visitorShown,
})
