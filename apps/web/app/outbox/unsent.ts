import type { FileView, MessageQuote, PublishShare, RoomQuote } from '@consoeurs/contract'

/** How far something she wrote has come on its way. */
export interface OnItsWay {
  /** Made here, once: whatever is sent again under it is the same thing. A reaction's names what it is on. */
  clientId: string
  authorId: number
  /** When she sent it, and so its place among the others. */
  at: number
  attempts: number
  /** Not before this moment; 0 at first. */
  retryAt: number
  /** Why it waits: no network, or a server that is busy. */
  waitsFor: 'network' | 'server' | null
  /** Why it will not be accepted as it is. */
  refusal: string | null
}

export interface UnsentPicture {
  file: File
  /** Where an earlier part of it already is. */
  uploadUrl: string | null
}

/** Something said in a talk. */
interface UnsentWords extends OnItsWay {
  text: string
  images: FileView[]
  /** Those that the server does not have yet; they come after the others. Missing in what was kept before they could. */
  pictures?: UnsentPicture[]
}

export interface UnsentMessage extends UnsentWords {
  kind: 'message'
  /** Username of the one it is for. */
  to: string
  /** What it answers; missing in what was kept before answers existed. */
  replyTo?: MessageQuote | null
}

export interface UnsentRoomMessage extends UnsentWords {
  kind: 'roomMessage'
  roomId: number
  replyTo: RoomQuote | null
}

export interface UnsentComment extends OnItsWay {
  kind: 'comment'
  /** What it is said under: a share or an article, one of the two. */
  shareId?: number
  articleId?: number
  text: string
  parentId: number | null
}

/** Her last wish on one thing: an earlier one is not sent any more. */
export interface UnsentReaction extends OnItsWay {
  kind: 'reaction'
  target: 'shares' | 'articles' | 'comments' | 'messages' | 'rooms/messages'
  targetId: number
  /** The share, or that of the comment; an article or a message has none. */
  shareId: number | null
  /** The article, or that of the comment. Missing in what was kept before articles were answered. */
  articleId?: number | null
  reaction: string | null
}

export interface UnsentShare extends OnItsWay {
  kind: 'share'
  publication: PublishShare
  /** Those that the server does not have yet; they come after the others. */
  pictures: UnsentPicture[]
  /** As she typed it, to be taken up again. */
  draft: object
}

/** Her last answer for a meeting: that all is well, or that her contact is to know. */
export interface UnsentCheckIn extends OnItsWay {
  kind: 'checkIn'
  meetingId: number
  answer: 'well' | 'tell'
}

/** What she wrote, on its way. It leaves the outbox once the server has it, or when she takes it back. */
export type Unsent = UnsentMessage | UnsentRoomMessage | UnsentComment | UnsentReaction | UnsentShare | UnsentCheckIn

/** What has pictures that must go up first. */
export type WithPictures = (UnsentMessage | UnsentRoomMessage | UnsentShare) & { pictures: UnsentPicture[] }

export const hasPictures = (unsent: Unsent): unsent is WithPictures =>
  'pictures' in unsent && unsent.pictures !== undefined && unsent.pictures.length > 0

/** What is commented, as addresses name it. */
const commentedBy = ({ shareId, articleId }: UnsentComment) =>
  articleId === undefined ? `shares/${shareId}` : `articles/${articleId}`

/** What follows the same lane is sent in the order of writing. */
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
      return unsent.clientId
    case 'share':
      return 'share'
  }
}

interface Call {
  method: 'post' | 'put'
  path: string
  body: Record<string, unknown>
}

const describedIn = (images: FileView[]) => images.map(({ id: fileId, alt }) => ({ fileId, alt }))

/** The call of the API that delivers it. */
export function callOf(unsent: Unsent): Call {
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
    case 'share':
      return { method: 'post', path: '/api/shares', body: { ...unsent.publication } }
  }
}
