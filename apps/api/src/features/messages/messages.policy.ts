import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A conversation of the viewer with a member whom no block separates from her. */
export interface ConversationSubject {
  acceptedAt: Date | null
  ignoredAt: Date | null
  startedById: number
  /** The other is here: not paused, not banned, not hidden. */
  otherPresent: boolean
}

const startedByOther = (viewer: Viewer | null, { startedById }: ConversationSubject) =>
  viewer !== null && viewer.id !== startedById

export const conversationPolicy = definePolicy<ConversationSubject>()({
  /** Open, or a request to her, which her answer accepts. */
  'conversation.write': (viewer, conversation) =>
    conversation.otherPresent && (conversation.acceptedAt !== null || startedByOther(viewer, conversation)),
  'conversation.accept': startedByOther,
  'conversation.ignore': (viewer, conversation) =>
    startedByOther(viewer, conversation) && conversation.acceptedAt === null,
})
