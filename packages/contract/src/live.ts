import type { ConversationView, MessageView } from './messages.ts'
import type { Counters, NotificationView, SocketMessage } from './notifications.ts'
import type { CommentView, ReactionState } from './shares.ts'

/** Specification §7: the websocket channel of one member. */
export const userChannel = (userId: number) => `canal-user-${userId}` as const
export const shareChannel = (shareId: number) => `share-${shareId}` as const

/**
 * What the server tells an open page besides `canal-user-{id}`. A live event is a hint: each carries the seq that lets
 * the page see a gap and ask for « everything after N ».
 */
export type LiveEvent =
  | { type: 'counters'; counters: Counters; seq: number }
  | { type: 'notification'; notification: NotificationView }
  | { type: 'message'; conversation: ConversationView; message: MessageView }
  | { type: 'conversation'; conversation: ConversationView }
  | { type: 'conversation.removed'; conversationId: number }
  | { type: 'typing'; conversationId: number; userId: number; typing: boolean }
  | {
      type: 'share.reactions'
      shareId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    }
  | { type: 'comment'; shareId: number; comment: CommentView; commentCount: number }
  | {
      type: 'comment.reactions'
      shareId: number
      commentId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    }
  | { type: 'comment.removed'; shareId: number; commentId: number; commentCount: number }
  | { type: 'signed-out' }

export interface ServerToClientEvents {
  [channel: `canal-user-${number}`]: (message: SocketMessage) => void
  live: (event: LiveEvent) => void
}

export type Acknowledge = (answer: { ok: boolean }) => void

export interface ClientToServerEvents {
  /** Her own `canal-user-{id}`; any other name answers `{ok: false}`. */
  subscribe: (channel: string, acknowledge: Acknowledge) => void
  /** An open share page: reactions and comments arrive while it is watched. */
  watch: (channel: string, acknowledge: Acknowledge) => void
  unwatch: (channel: string) => void
  typing: (conversationId: number, typing: boolean) => void
  /** Whether this tab is on screen (the server pushes only when none is). */
  visibility: (visible: boolean) => void
}
