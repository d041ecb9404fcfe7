import { definePolicy } from '../../../platform/http/policy.ts'

export interface FirstPhotoSubject {
  userId: number
  assigneeId: number | null
  state: string
}

const moderates = (viewer: { role: string } | null) => viewer?.role === 'moderator' || viewer?.role === 'admin'

/** Moderators cannot judge their own photos. Only the assignee may open the picture and decide. */
export const firstPhotosPolicy = definePolicy<FirstPhotoSubject>()({
  'first-photo.open': (viewer, { userId }) => moderates(viewer) && viewer?.id !== userId,
  'first-photo.take': (viewer, { userId, state }) => moderates(viewer) && viewer?.id !== userId && state === 'waiting',
  'first-photo.judge': (viewer, { userId, assigneeId, state }) =>
    moderates(viewer) && viewer?.id !== userId && viewer?.id === assigneeId && state === 'waiting',
})
