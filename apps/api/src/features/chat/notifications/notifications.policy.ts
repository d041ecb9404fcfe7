import { definePolicy } from '../../../platform/http/policy.ts'

export interface InboxSubject {
  userId: number
}

/** Private to the owner, also for staff. */
export const inboxPolicy = definePolicy<InboxSubject>()({
  'preferences.read': (viewer, { userId }) => viewer !== null && viewer.id === userId,
  'preferences.change': (viewer, { userId }) => viewer !== null && viewer.id === userId,
})
