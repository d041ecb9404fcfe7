import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { ClientId, Id, Instant, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { LinkPreviewView } from '../publishing/link-previews.ts'
import { ReactionState, ShareImage } from '../publishing/shares.ts'
import { ChosenSound, SoundView } from '../publishing/sounds.ts'
import { ChosenProfileQuote, ProfileQuote } from './profile-quotes.ts'

const messageText = personText(limits.message, `Ton message dépasse ${limits.message} caractères.`)

interface SentParts {
  text: string
  images: unknown[]
  sound: unknown
}

export const hasContent = ({ text, images, sound }: SentParts): boolean =>
  text !== '' || images.length > 0 || sound !== null

export const hasOneKindOfFile = ({ images, sound }: SentParts): boolean => sound === null || images.length === 0

export const oneKindOfFile = { error: 'Envoie tes photos et ton message vocal séparément.', path: ['sound'] }

export const SendMessage = z
  .object({
    clientId: ClientId,
    /** Username of the recipient. */
    to: z.string().max(60),
    text: messageText.default(''),
    images: z
      .array(ShareImage)
      .max(limits.messageImages, `Choisis au plus ${limits.messageImages} images.`)
      .default([]),
    /** Only in an accepted conversation, and without pictures. */
    sound: ChosenSound.nullable().default(null),
    /** A message of the same conversation. */
    replyTo: Id.nullable().default(null),
    profileQuote: ChosenProfileQuote.nullable().default(null),
  })
  .refine(hasContent, { error: 'Écris quelques mots.', path: ['text'] })
  .refine(hasOneKindOfFile, oneKindOfFile)
export type SendMessage = z.input<typeof SendMessage>

/** May be empty if the message has pictures or a sound. */
export const EditMessage = z.object({ text: messageText })

/** Of two versions, the higher `changedSeq` is newer. */
export const MessageQuote = z.object({
  id: Id,
  seq: z.number().int(),
  changedSeq: z.number().int(),
  authorId: Id,
  text: z.string(),
  pictures: z.number().int(),
  /** Its length in seconds. Missing without one, and from older servers. */
  sound: z.number().optional(),
  deleted: z.boolean(),
})
export type MessageQuote = z.infer<typeof MessageQuote>

/**
 * `seq` is the order within a conversation. `changedSeq` is the conversation's seq at the last change, sending
 * included, so that « everything after N » returns new and changed messages.
 */
export const MessageView = z.object({
  id: Id,
  conversationId: Id,
  seq: z.number().int(),
  /** The conversation's seq at the last change, for catching up. */
  changedSeq: z.number().int(),
  clientId: z.string(),
  authorId: Id,
  /** Empty if deleted, or a voice message. */
  text: z.string(),
  images: z.array(FileView),
  sound: SoundView.nullable(),
  /** Null until it is fetched, and where there is none. */
  link: LinkPreviewView.nullable(),
  replyTo: MessageQuote.nullable(),
  /** Of the recipient’s profile. */
  profileQuote: ProfileQuote.nullable(),
  reactions: ReactionState,
  deleted: z.boolean(),
  edited: z.boolean(),
  at: Instant,
})
export type MessageView = z.infer<typeof MessageView>

/**
 * request: the first message awaits the viewer's consent. ignored: refused silently; its author still sees `waiting`.
 * held, refused: seen by the author only, while a filter holds her first message, or after a moderator refused it.
 */
export const ConversationState = z.enum(['open', 'request', 'waiting', 'ignored', 'held', 'refused'])
export type ConversationState = z.infer<typeof ConversationState>

export const ConversationView = z.object({
  id: Id,
  other: MemberLink,
  state: ConversationState,
  lastSeq: z.number().int(),
  lastMessage: z
    .object({
      text: z.string(),
      /** Length in seconds of a voice message without text. */
      sound: z.number().int().nullable(),
      authorId: Id,
      at: Instant,
      deleted: z.boolean(),
    })
    .nullable(),
  unread: z.number().int(),
  /** As `seq`; `otherRead` is 0 if either of the two hides read receipts. */
  otherDelivered: z.number().int(),
  otherRead: z.number().int(),
  myRead: z.number().int(),
  /** With `mutedUntil` null, until unmuted. */
  muted: z.boolean(),
  mutedUntil: Instant.nullable(),
  /** No notification, no count: the conversation or the other member is muted. */
  quiet: z.boolean(),
  archived: z.boolean(),
  /** Version of `muted`, `mutedUntil`, `quiet` and `archived`. */
  choiceSeq: z.number().int(),
})
export type ConversationView = z.infer<typeof ConversationView>

export const SearchExtract = z.object({ before: z.string(), match: z.string(), after: z.string() })
export type SearchExtract = z.infer<typeof SearchExtract>

export const MessageHit = z.object({
  id: Id,
  conversationId: Id,
  seq: z.number().int(),
  authorId: Id,
  at: Instant,
  extract: SearchExtract,
})
export type MessageHit = z.infer<typeof MessageHit>

/** Every word must match; order, accents and case are ignored. */
export const ConversationSearch = z.object({
  q: z.string().trim().min(2, 'Écris au moins deux lettres.').max(limits.searchQuery),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type ConversationSearch = z.infer<typeof ConversationSearch>

/** Newest message first. `conversations` holds those of `messages` and of `named`. */
export const ConversationSearchResults = z.object({
  conversations: z.array(ConversationView),
  /** Conversations whose other member's name matches; first page only. */
  named: z.array(Id),
  messages: z.array(MessageHit),
  cursor: z.string().nullable(),
})
export type ConversationSearchResults = z.infer<typeof ConversationSearchResults>

export const SentMessage = z.object({ conversation: ConversationView, message: MessageView })
export type SentMessage = z.infer<typeof SentMessage>

/** `unread` is a part of `inbox`; `requests` are addressed to the viewer. */
export const ConversationBox = z.enum(['inbox', 'unread', 'requests', 'archived'])
export type ConversationBox = z.infer<typeof ConversationBox>

export const ConversationsQuery = PageQuery.extend({ box: ConversationBox.default('inbox') })
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

export const ConversationCounts = z.object({
  unread: z.number().int(),
  requests: z.number().int(),
  archived: z.number().int(),
})
export type ConversationCounts = z.infer<typeof ConversationCounts>

/**
 * `after`: new and changed messages with changedSeq > after. `before`: seq < before. `from`: seq >= from. `around`:
 * half before that seq, half from it on. Results are oldest first.
 */
export const MessagesQuery = z.object({
  from: z.coerce.number().int().min(1).optional(),
  around: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const ConversationOpened = z.object({
  /** Null if the two have not written to each other yet. */
  conversation: ConversationView.nullable(),
  other: MemberLink,
  /** Oldest first. */
  messages: z.array(MessageView),
  hasOlder: z.boolean(),
  can: z.object({ write: z.boolean(), sendImages: z.boolean(), sendSound: z.boolean() }),
})
export type ConversationOpened = z.infer<typeof ConversationOpened>

export const MarkSeq = z.object({ seq: z.number().int().min(0) })
