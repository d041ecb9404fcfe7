import type { Viewer } from '../../../platform/http/access.ts'
import { definePolicy } from '../../../platform/http/policy.ts'

export interface ConversationSubject {
  acceptedAt: Date | null
  ignoredAt: Date | null
  startedById: number
  /** A filter holds the first message until a moderator has reviewed it. */
  held: string | null
  /** Not paused, banned or hidden. */
  otherPresent: boolean
}

export interface MessageSubject {
  authorId: number
  deletedAt: Date | null
  conversation: ConversationSubject
}

const startedByOther = (viewer: Viewer | null, { startedById }: ConversationSubject) =>
  viewer !== null && viewer.id !== startedById

const isRequestToViewer = (viewer: Viewer | null, conversation: ConversationSubject) =>
  conversation.acceptedAt === null && startedByOther(viewer, conversation)

export const conversationPolicy = definePolicy<ConversationSubject>()({
  /** The recipient of a request may write too: her answer accepts it. */
  'conversation.write': (viewer, conversation) =>
    conversation.otherPresent && (conversation.acceptedAt !== null || startedByOther(viewer, conversation)),
  'conversation.accept': startedByOther,
  'conversation.ignore': isRequestToViewer,
  /** Requests are accepted or ignored instead. */
  'conversation.archive': (viewer, conversation) => viewer !== null && !isRequestToViewer(viewer, conversation),
  'conversation.mute': (viewer) => viewer !== null,
})

const isAuthor = (viewer: Viewer | null, { authorId }: MessageSubject) => viewer !== null && viewer.id === authorId

export const messagePolicy = definePolicy<MessageSubject>()({
  'message.edit': (viewer, message) =>
    isAuthor(viewer, message) && message.deletedAt === null && message.conversation.held === null,
  /** A held message is withdrawn instead. */
  'message.remove': (viewer, message) => isAuthor(viewer, message) && message.conversation.held === null,
  /** Not on a request: a reaction would reveal that it was read. */
  'message.react': (viewer, { deletedAt, conversation }) =>
    viewer !== null && deletedAt === null && conversation.acceptedAt !== null,
})
