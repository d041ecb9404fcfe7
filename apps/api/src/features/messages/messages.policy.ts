import type { Viewer } from '../../platform/access.ts'
import { definePolicy } from '../../platform/policy.ts'

/** A conversation of the viewer with a member whom no block separates from her. */
export interface ConversationSubject {
  acceptedAt: Date | null
  ignoredAt: Date | null
  startedById: number
  /** A filter keeps the first message: it stays as it was written until somebody has read it. */
  held: string | null
  /** The other is here: not paused, not banned, not hidden. */
  otherPresent: boolean
}

/** A message of a conversation that the viewer sees. */
export interface MessageSubject {
  authorId: number
  deletedAt: Date | null
  conversation: ConversationSubject
}

const startedByOther = (viewer: Viewer | null, { startedById }: ConversationSubject) =>
  viewer !== null && viewer.id !== startedById

const isAskedOfViewer = (viewer: Viewer | null, conversation: ConversationSubject) =>
  conversation.acceptedAt === null && startedByOther(viewer, conversation)

export const conversationPolicy = definePolicy<ConversationSubject>()({
  /** Open, or a request to her, which her answer accepts. */
  'conversation.write': (viewer, conversation) =>
    conversation.otherPresent && (conversation.acceptedAt !== null || startedByOther(viewer, conversation)),
  'conversation.accept': startedByOther,
  'conversation.ignore': isAskedOfViewer,
  /** A request is accepted or ignored. */
  'conversation.archive': (viewer, conversation) => viewer !== null && !isAskedOfViewer(viewer, conversation),
  'conversation.mute': (viewer) => viewer !== null,
})

const isAuthor = (viewer: Viewer | null, { authorId }: MessageSubject) => viewer !== null && viewer.id === authorId

export const messagePolicy = definePolicy<MessageSubject>()({
  'message.edit': (viewer, message) =>
    isAuthor(viewer, message) && message.deletedAt === null && message.conversation.held === null,
  /** What is kept is taken back whole, with its conversation. */
  'message.remove': (viewer, message) => isAuthor(viewer, message) && message.conversation.held === null,
  /** Not on a request: who wrote it is not told that it was read. */
  'message.react': (viewer, { deletedAt, conversation }) =>
    viewer !== null && deletedAt === null && conversation.acceptedAt !== null,
})
