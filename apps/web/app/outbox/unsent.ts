import type { FileView, MessageQuote, PublishShare, RoomQuote } from '@consoeurs/contract'

/** State of an outbox entry. */
export interface OutboxState {
  /** Idempotency key, generated once. A reaction's key contains its target. */
  clientId: string
  authorId: number
  /** Time of sending, in milliseconds; also the sort order. */
  at: number
  attempts: number
  /** Earliest time of the next attempt; 0 at first. */
  retryAt: number
  /** 'server': overloaded or failing. */
  waitsFor: 'network' | 'server' | null
  /** The server's reason for rejecting it. */
  refusal: string | null
}

export interface UnsentPicture {
  file: File
  /** URL of a partial upload to resume. */
  uploadUrl: string | null
}

interface UnsentText extends OutboxState {
  text: string
  images: FileView[]
  /** Pictures still to upload, placed after `images`. Missing in older entries. */
  pictures?: UnsentPicture[]
}

export interface UnsentMessage extends UnsentText {
  kind: 'message'
  to: string
  /** Missing in entries stored before replies existed. */
  replyTo?: MessageQuote | null
}

export interface UnsentRoomMessage extends UnsentText {
  kind: 'roomMessage'
  roomId: number
  replyTo: RoomQuote | null
}

export interface UnsentComment extends OutboxState {
  kind: 'comment'
  /** Comment target: exactly one of `shareId` and `articleId`. */
  shareId?: number
  articleId?: number
  text: string
  parentId: number | null
}

/** Only the latest reaction to a target is sent. */
export interface UnsentReaction extends OutboxState {
  kind: 'reaction'
  target: 'shares' | 'articles' | 'comments' | 'messages' | 'rooms/messages'
  targetId: number
  /** The share, or that of the comment; null for articles and messages. */
  shareId: number | null
  /** The article, or that of the comment. Missing in older entries. */
  articleId?: number | null
  reaction: string | null
}

export interface UnsentShare extends OutboxState {
  kind: 'share'
  publication: PublishShare
  /** Pictures still to upload, placed after those in `publication`. */
  pictures: UnsentPicture[]
  draft: object
}

/** The latest safety check-in for a meeting: all is well, or alert the contact. */
export interface UnsentCheckIn extends OutboxState {
  kind: 'checkIn'
  meetingId: number
  answer: 'well' | 'tell'
}

/** The latest vote in a share's poll. */
export interface UnsentVote extends OutboxState {
  kind: 'vote'
  shareId: number
  /** Positions. */
  choices: number[]
}

/** An outbox entry; removed once the server has it or the author withdraws it. */
export type Unsent =
  | UnsentMessage
  | UnsentRoomMessage
  | UnsentComment
  | UnsentReaction
  | UnsentShare
  | UnsentCheckIn
  | UnsentVote

export type WithPictures = (UnsentMessage | UnsentRoomMessage | UnsentShare) & { pictures: UnsentPicture[] }

export const hasPictures = (unsent: Unsent): unsent is WithPictures =>
  'pictures' in unsent && unsent.pictures !== undefined && unsent.pictures.length > 0

const commentedBy = ({ shareId, articleId }: UnsentComment) =>
  articleId === undefined ? `shares/${shareId}` : `articles/${articleId}`

/** Entries of one lane are sent in order of writing. */
export function laneOf(unsent: Unsent): string {
  switch (unsent.kind) {
    case 'message':
      return `message ${unsent.to}`
    case 'roomMessage':
      return `room ${unsent.roomId}`
    case 'comment':
      return `comment ${commentedBy(unsent)}`
    case 'reaction':
    case 'checkIn':
    case 'vote':
      return unsent.clientId
    case 'share':
      return 'share'
  }
}

interface ApiCall {
  method: 'post' | 'put'
  path: string
  body: Record<string, unknown>
}

const describedIn = (images: FileView[]) => images.map(({ id: fileId, alt }) => ({ fileId, alt }))

export function apiCallOf(unsent: Unsent): ApiCall {
  switch (unsent.kind) {
    case 'message': {
      const { clientId, to, text, images, replyTo } = unsent
      return {
        method: 'post',
        path: '/api/messages',
        body: { clientId, to, text, images: describedIn(images), replyTo: replyTo?.id ?? null },
      }
    }
    case 'roomMessage': {
      const { clientId, roomId, text, images, replyTo } = unsent
      return {
        method: 'post',
        path: `/api/rooms/${roomId}/messages`,
        body: {
          clientId,
          text,
          images: describedIn(images),
          replyTo: replyTo?.id ?? null,
        },
      }
    }
    case 'comment': {
      const { clientId, text, parentId } = unsent
      return { method: 'post', path: `/api/${commentedBy(unsent)}/comments`, body: { clientId, text, parentId } }
    }
    case 'reaction': {
      const { target, targetId, reaction } = unsent
      return { method: 'put', path: `/api/${target}/${targetId}/reaction`, body: { kind: reaction } }
    }
    case 'checkIn':
      return { method: 'put', path: `/api/meetings/${unsent.meetingId}/answer`, body: { answer: unsent.answer } }
    case 'vote':
      return { method: 'put', path: `/api/shares/${unsent.shareId}/vote`, body: { choices: unsent.choices } }
    case 'share':
      return { method: 'post', path: '/api/shares', body: { ...unsent.publication } }
  }
}
