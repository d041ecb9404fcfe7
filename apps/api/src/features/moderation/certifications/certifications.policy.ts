import { definePolicy } from '../../../platform/http/policy.ts'

export interface CertificationSubject {
  userId: number
  assigneeId: number | null
  state: string
  /** Granted and still valid. */
  stands: boolean
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Moderators cannot judge their own request or see who does. Only the assignee may open the picture and decide. */
export const certificationPolicy = definePolicy<CertificationSubject>()({
  'certification.open': (viewer, { userId }) => moderates(viewer) && viewer?.id !== userId,
  'certification.take': (viewer, { userId, state }) =>
    moderates(viewer) && viewer?.id !== userId && state === 'waiting',
  'certification.judge': (viewer, { userId, assigneeId, state }) =>
    moderates(viewer) && viewer?.id !== userId && viewer?.id === assigneeId && state === 'waiting',
  'certification.revoke': (viewer, { userId, stands }) => moderates(viewer) && viewer?.id !== userId && stands,
})
