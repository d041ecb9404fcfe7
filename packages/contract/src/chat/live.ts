import type { ShoppingNews } from '../kitchen/shopping.ts'
import type { CommentTargetId, CommentView } from '../publishing/comments.ts'
import type { LinkPreviewView } from '../publishing/link-previews.ts'
import type { ReactionState } from '../publishing/shares.ts'
import type { GroupRead } from './groups.ts'
import type { ConversationView, MessageView } from './messages.ts'
import type { Counters, NotificationView, SocketMessage } from './notifications.ts'
import type { RoomLink, RoomMarks, RoomMessageView, RoomPresence } from './rooms.ts'

/** Specification §7: the websocket channel of one member. */
export const userChannel = (userId: number) => `canal-user-${userId}` as const
export const shareChannel = (shareId: number) => `share-${shareId}` as const
export const articleChannel = (articleId: number) => `article-${articleId}` as const

/** Of the lists that every member has: joined with `watch`. */
export const swapsChannel = 'swaps-1'
export const outingsChannel = 'outings-1'

/** Joined by the server for members: news from rooms that they do not watch. */
export const communityChannel = (communityId: number) => `community-${communityId}` as const
/** Joined with `watch`, like a share. */
export const roomChannel = (roomId: number) => `room-${roomId}` as const

/**
 * Events for open pages, besides `canal-user-{id}`. They are hints: with the seq, the page detects a gap and fetches
 * everything after it.
 */
export type LiveEvent =
  | { type: 'counters'; counters: Counters; seq: number }
  | { type: 'notification'; notification: NotificationView }
  /** In any tab; null `ids` means every line up to `seq`. */
  | { type: 'notifications.marked'; ids: number[] | null; seq: number; read: boolean }
  /** Undone actions: lines with fewer actors, and removed lines. */
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
  /** Content or accepted answer changed: refetch. */
  | { type: 'share.changed'; shareId: number; version: number }
  | { type: 'share.removed'; shareId: number }
  /** Refetch: what a page may show depends on whether its member has voted. */
  | { type: 'share.voted'; shareId: number }
  /** Refetch: the count and the list depend on the reader's blocks. */
  | { type: 'share.made'; shareId: number }
  | {
      type: 'article.reactions'
      articleId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    }
  | ({ type: 'comment'; comment: CommentView; commentCount: number } & CommentTargetId)
  | ({
      type: 'comment.reactions'
      commentId: number
      reactions: Omit<ReactionState, 'mine'>
      actorId: number
      kind: string | null
    } & CommentTargetId)
  /** The preview of its link was fetched. */
  | ({ type: 'comment.link'; commentId: number; link: LinkPreviewView } & CommentTargetId)
  | ({ type: 'comment.removed'; commentId: number; commentCount: number } & CommentTargetId)
  /** For everyone who watches the room. Unless `own`, the viewer's own reactions are not included. */
  | { type: 'room.message'; roomId: number; message: RoomMessageView; own: boolean }
  /** For watchers who see the change differently: fetch everything after `seq`. */
  | { type: 'room.stale'; roomId: number; seq: number }
  /** A block started or ended: refetch. */
  | { type: 'rooms.stale' }
  | { type: 'room.typing'; roomId: number; member: { id: number; displayName: string }; typing: boolean }
  | { type: 'room.presence'; roomId: number; here: RoomPresence }
  /** For members of the community: new or changed message, without its text. */
  | {
      type: 'rooms.news'
      roomId: number
      communityId: number
      seq: number
      authorId: number
      at: string
      isNew: boolean
    }
  /** Created, renamed, reordered or archived. */
  | { type: 'room.changed'; communityId: number; room: RoomLink }
  /** The member left or was removed. */
  | { type: 'rooms.gone'; communityId: number }
  /** The viewer was invited or joined, or one of her groups changed: refetch the list. */
  | { type: 'groups.stale' }
  /** In a group: how far the other members have read, without their names. */
  | { type: 'group.reads'; roomId: number; reads: GroupRead[] }
  /** From another tab. */
  | { type: 'room.marks'; roomId: number; marks: RoomMarks }
  /** Refetch the lists. */
  | { type: 'mutes.changed' }
  /** Saved in another tab at that instant; null once sent or discarded. */
  | { type: 'draft'; key: string; at: string | null }
  /** Changed lines of a shopping list that the viewer uses, by anyone; `listId` is its owner. */
  | ({ type: 'shopping.lines'; listId: number } & ShoppingNews)
  /** A list is shared with the viewer, or no longer: refetch. */
  | { type: 'shopping.stale' }
  /** Some offer, or some outing, was added, changed or closed: refetch the list. It names nothing. */
  | { type: 'swaps.stale' }
  | { type: 'outings.stale' }
  /** Events may have been lost: fetch everything after the last seq. */
  | { type: 'catch-up' }
  | { type: 'signed-out' }
  /** Another member signed in on this browser; the page belongs to the previous session. */
  | { type: 'signed-in-anew' }

export interface ServerToClientEvents {
  [channel: `canal-user-${number}`]: (message: SocketMessage) => void
  live: (event: LiveEvent) => void
}

export type Acknowledge = (answer: { ok: boolean }) => void

export interface ClientToServerEvents {
  /** Any name but the own `canal-user-{id}` answers `{ok: false}`. */
  subscribe: (channel: string, acknowledge: Acknowledge) => void
  watch: (channel: string, acknowledge: Acknowledge) => void
  unwatch: (channel: string) => void
  typing: (conversationId: number, typing: boolean) => void
  /** Only for a room that this socket watches. */
  'room-typing': (roomId: number, typing: boolean) => void
  /** The server pushes only if no tab is visible. */
  visibility: (visible: boolean) => void
}
