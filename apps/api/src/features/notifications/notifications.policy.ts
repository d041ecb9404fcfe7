import { definePolicy } from '../../platform/policy.ts'

/** Whose inbox, preferences or lines they are. */
export interface InboxSubject {
  userId: number
}

/** What reaches a member is hers alone, whoever asks. */
export const inboxPolicy = definePolicy<InboxSubject>()({
  'preferences.read': (viewer, { userId }) => viewer !== null && viewer.id === userId,
  'preferences.change': (viewer, { userId }) => viewer !== null && viewer.id === userId,
})
