import type { CommentPlace, CommentView } from './comments.ts'
import type { ConversationView, MessageView } from './messages.ts'
import type { Counters, NotificationView, SocketMessage } from './notifications.ts'
import type { RoomDoor, RoomMarks, RoomMessageView, RoomPresence } from './rooms.ts'
import type { ReactionState } from './shares.ts'

/** Specification §7: the websocket channel of one member. */
export const userChannel = (userId: number) => `canal-user-${userId}` as const
export const shareChannel = (shareId: number) => `share-${shareId}` as const
/** An article that a member has open. */
export const articleChannel = (articleId: number) => `article-${articleId}` as const

/** Joined by the server for whoever is in that community: what its rooms tell those who do not look at them. */
export const communityChannel = (communityId: number) => `community-${communityId}` as const
/** An open room; watched like a share. */
export const roomChannel = (roomId: number) => `room-${roomId}` as const

/**
 * What the server tells an open page besides `canal-user-{id}`. A live event is a hint: each carries the seq that lets
 * the page see a gap and ask for « everything after N ».
 */
export type LiveEvent =
  | { type: 'counters'; counters: Counters; seq: number }
  | { type: 'notification'; notification: NotificationView }
  /** Read, or made unread again, wherever she did it; without ids, every line up to `seq`. */
  | { type: 'notifications.marked'; ids: number[] | null; seq: number; read: boolean }
  /** What was undone: lines that tell of fewer, and lines that are gone. */
  | { type: 'notifications.changed'; changed: NotificationView[]; removed: number[] }
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
  /** It says something else, or another comment is its answer: to be asked for again. */
  | { type: 'share.changed'; shareId: number; version: number }
  | { type: 'share.removed'; shareId: number }
  | {
      type: 'article.reactions'
      articleId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    }
  | ({ type: 'comment'; comment: CommentView; commentCount: number } & CommentPlace)
  | ({
      type: 'comment.reactions'
      commentId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    } & CommentPlace)
  | ({ type: 'comment.removed'; commentId: number; commentCount: number } & CommentPlace)
  /**
   * A message, new or changed, to whoever watches the room. Where it is not `own`, it is told to many: its reactions say
   * nothing of the listener's own, which stays as her page knows it.
   */
  | { type: 'room.message'; roomId: number; message: RoomMessageView; own: boolean }
  /** To who watches a room and would read this change otherwise than the others: she asks for everything after N. */
  | { type: 'room.stale'; roomId: number; seq: number }
  /** Whom she meets in rooms is not as before (a block, or its end): what she has open there is to be asked anew. */
  | { type: 'rooms.stale' }
  | { type: 'room.typing'; roomId: number; member: { id: number; displayName: string }; typing: boolean }
  | { type: 'room.presence'; roomId: number; here: RoomPresence }
  /** To who is in the community: something new was said, or else what stood there changed. No words in it. */
  | {
      type: 'rooms.news'
      roomId: number
      communityId: number
      seq: number
      authorId: number
      at: string
      isNew: boolean
    }
  /** A room opened, or is called, placed or closed otherwise. */
  | { type: 'room.changed'; communityId: number; room: RoomDoor }
  /** She is not in that community any more: its rooms are not hers. */
  | { type: 'rooms.gone'; communityId: number }
  /** She read or muted, in one of her tabs. */
  | { type: 'room.marks'; roomId: number; marks: RoomMarks }
  /** She muted, or ends a mute, in one of her tabs: what is listed there is to be asked again. */
  | { type: 'mutes.changed' }
  /** She wrote on in one of her tabs at that instant; null once it is sent or thrown away. */
  | { type: 'draft'; key: string; at: string | null }
  /** Something may not have come: ask for everything after the last seq, as after a reconnection. */
  | { type: 'catch-up' }
  | { type: 'signed-out' }
  /** Another member signed in where this page is open: what it shows is not hers, and the session that stands is. */
  | { type: 'signed-in-anew' }

export interface ServerToClientEvents {
  [channel: `canal-user-${number}`]: (message: SocketMessage) => void
  live: (event: LiveEvent) => void
}

export type Acknowledge = (answer: { ok: boolean }) => void

export interface ClientToServerEvents {
  /** Her own `canal-user-{id}`; any other name answers `{ok: false}`. */
  subscribe: (channel: string, acknowledge: Acknowledge) => void
  /** An open share page or room: what happens there arrives while it is watched. */
  watch: (channel: string, acknowledge: Acknowledge) => void
  unwatch: (channel: string) => void
  typing: (conversationId: number, typing: boolean) => void
  /** In a room that this socket watches. */
  'room-typing': (roomId: number, typing: boolean) => void
  /** Whether this tab is on screen (the server pushes only when none is). */
  visibility: (visible: boolean) => void
}
