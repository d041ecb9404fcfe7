import {
  chosenQuoteOf,
  type FileView,
  type MessageQuote,
  type PollDraft,
  type ProfileQuote,
  type PublishShare,
  type RoomQuote,
  type ShoppingChange,
} from '@consoeurs/contract'

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

/** A voice recording. */
export interface UnsentRecording {
  file: File
  /** URL of a partial upload to resume. */
  uploadUrl: string | null
  /** Once the server has it. */
  fileId: number | null
  seconds: number
  /** Drawn until the server has computed its own. */
  waveform: number[]
  transcript: string
}

interface UnsentText extends OutboxState {
  text: string
  images: FileView[]
  /** Pictures still to upload, placed after `images`. Missing in older entries. */
  pictures?: UnsentPicture[]
  recording?: UnsentRecording | null
}

export interface UnsentMessage extends UnsentText {
  kind: 'message'
  to: string
  /** Missing in entries stored before replies existed. */
  replyTo?: MessageQuote | null
  /** Missing in older entries. */
  profileQuote?: ProfileQuote | null
}

export interface UnsentRoomMessage extends UnsentText {
  kind: 'roomMessage'
  roomId: number
  replyTo: RoomQuote | null
  /** Missing in older entries. */
  poll?: PollDraft | null
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

/** « Je l’ai faite »: the latest words about a recipe. */
export interface UnsentMaking extends UnsentText {
  kind: 'making'
  shareId: number
  changes: string
  madeOn: string | null
}

/** The latest safety check-in for a meeting: all is well, or alert the contact. */
export interface UnsentCheckIn extends OutboxState {
  kind: 'checkIn'
  meetingId: number
  answer: 'well' | 'tell'
}

/** Exactly one of the two. */
export interface VotePlace {
  shareId?: number
  roomMessageId?: number
}

/** The latest vote in a poll. */
export interface UnsentVote extends OutboxState, VotePlace {
  kind: 'vote'
  /** Positions. */
  choices: number[]
}

/** A rinse or a note of a jar, at the time of writing. */
export interface UnsentBatchNote extends OutboxState {
  kind: 'batchNote'
  batchId: number
  noteKind: 'note' | 'care'
  text: string
  /** ISO 8601. */
  noteAt: string
}

/** Changed lines of a shopping list. */
export interface UnsentShopping extends OutboxState {
  kind: 'shopping'
  listId: number
  changes: ShoppingChange[]
}

/** An outbox entry; removed once the server has it or the author withdraws it. */
export type Unsent =
  | UnsentMessage
  | UnsentRoomMessage
  | UnsentComment
  | UnsentReaction
  | UnsentShare
  | UnsentMaking
  | UnsentCheckIn
  | UnsentVote
  | UnsentBatchNote
  | UnsentShopping

export type WithPictures = (UnsentMessage | UnsentRoomMessage | UnsentMaking | UnsentShare) & {
  pictures: UnsentPicture[]
}

export const hasPictures = (unsent: Unsent): unsent is WithPictures =>
  'pictures' in unsent && unsent.pictures !== undefined && unsent.pictures.length > 0

export type WithRecording = (UnsentMessage | UnsentRoomMessage) & { recording: UnsentRecording }

export const hasRecording = (unsent: Unsent): unsent is WithRecording =>
  'recording' in unsent && unsent.recording?.fileId === null

/** Uploads need a page. */
export const needsUpload = (unsent: Unsent): boolean => hasPictures(unsent) || hasRecording(unsent)

export const votedOn = ({ shareId, roomMessageId }: VotePlace) =>
  roomMessageId === undefined ? `shares/${shareId}` : `rooms/messages/${roomMessageId}`

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
    case 'making':
    case 'checkIn':
    case 'vote':
      return unsent.clientId
    case 'batchNote':
      return `batch ${unsent.batchId}`
    case 'share':
      return 'share'
    case 'shopping':
      return `shopping ${unsent.listId}`
  }
}

interface ApiCall {
  method: 'post' | 'put'
  path: string
  body: Record<string, unknown>
}

const soundOf = (recording: UnsentRecording | null | undefined) =>
  recording ? { sound: { fileId: recording.fileId, transcript: recording.transcript } } : {}

const describedIn = (images: FileView[]) => images.map(({ id: fileId, alt }) => ({ fileId, alt }))

export function apiCallOf(unsent: Unsent): ApiCall {
  switch (unsent.kind) {
    case 'message': {
      const { clientId, to, text, images, recording, replyTo, profileQuote } = unsent
      const quotes = {
        replyTo: replyTo?.id ?? null,
        ...(profileQuote && { profileQuote: chosenQuoteOf(profileQuote) }),
      }
      const parts = { images: describedIn(images), ...soundOf(recording), ...quotes }
      return { method: 'post', path: '/api/messages', body: { clientId, to, text, ...parts } }
    }
    case 'roomMessage': {
      const { clientId, roomId, text, images, recording, replyTo, poll } = unsent
      return {
        method: 'post',
        path: `/api/rooms/${roomId}/messages`,
        body: {
          clientId,
          text,
          images: describedIn(images),
          ...soundOf(recording),
          replyTo: replyTo?.id ?? null,
          ...(poll && { poll }),
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
    case 'making': {
      const { shareId, text, changes, images, madeOn } = unsent
      const [image = null] = describedIn(images)
      return { method: 'put', path: `/api/shares/${shareId}/making`, body: { text, changes, image, madeOn } }
    }
    case 'checkIn':
      return { method: 'put', path: `/api/meetings/${unsent.meetingId}/answer`, body: { answer: unsent.answer } }
    case 'vote':
      return { method: 'put', path: `/api/${votedOn(unsent)}/vote`, body: { choices: unsent.choices } }
    case 'batchNote': {
      const { clientId, batchId, noteKind: kind, text, noteAt: at } = unsent
      return { method: 'post', path: `/api/batches/${batchId}/notes`, body: { clientId, kind, text, at } }
    }
    case 'shopping':
      return {
        method: 'put',
        path: `/api/shopping-lists/${unsent.listId}/lines`,
        body: { changes: unsent.changes },
      }
    case 'share':
      return { method: 'post', path: '/api/shares', body: { ...unsent.publication } }
  }
}
