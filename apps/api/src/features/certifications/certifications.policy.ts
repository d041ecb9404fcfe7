import { definePolicy } from '../../platform/policy.ts'

/** A request on the desk. */
export interface CertificationSubject {
  userId: number
  assigneeId: number | null
  state: string
  /** It was granted, and stands. */
  stands: boolean
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/**
 * Nobody judges herself, nor learns who does. A picture opens for her alone who took the request on, and she alone
 * decides.
 */
export const certificationPolicy = definePolicy<CertificationSubject>()({
  'certification.open': (viewer, { userId }) => moderates(viewer) && viewer?.id !== userId,
  'certification.take': (viewer, { userId, state }) =>
    moderates(viewer) && viewer?.id !== userId && state === 'waiting',
  'certification.judge': (viewer, { userId, assigneeId, state }) =>
    moderates(viewer) && viewer?.id !== userId && viewer?.id === assigneeId && state === 'waiting',
  'certification.revoke': (viewer, { userId, stands }) => moderates(viewer) && viewer?.id !== userId && stands,
})
