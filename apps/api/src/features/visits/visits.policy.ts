import { definePolicy } from '../../platform/policy.ts'

/** A look at a profile: whose it is, and how she who looks wants to be seen. */
export interface VisitSubject {
  visitedId: number
  /** She looks at profiles without leaving a trace. */
  discreet: boolean
  /** Her own profile can be seen; a name that leads nowhere tells nothing. */
  visitorShown: boolean
}

export const visitPolicy = definePolicy<VisitSubject>()({
  /** None on herself, by staff at work, or by a discreet visitor. */
  'visit.leave': (viewer, { visitedId, discreet, visitorShown }) =>
    viewer !== null && viewer.id !== visitedId && viewer.role === 'member' && !discreet && visitorShown,
})
