import { z } from 'zod'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { MemberLink } from './members.ts'
import { PageQuery } from './paging.ts'
import { ClientId, Id, Instant, personText } from './primitives.ts'
import { ReactionState, ShareImage } from './shares.ts'

const messageText = personText(limits.message, `Ton message dépasse ${limits.message} caractères.`)

export const SendMessage = z
  .object({
    clientId: ClientId,
    to: z.string().max(60),
    text: messageText.default(''),
    images: z
      .array(ShareImage)
      .max(limits.messageImages, `Choisis au plus ${limits.messageImages} images.`)
      .default([]),
    replyTo: Id.nullable().default(null),
  })
  .refine((message) => message.text !== '' || message.images.length > 0, {
    error: 'Écris quelques mots.',
    path: ['text'],
  })
export type SendMessage = z.input<typeof SendMessage>

/** New words for a message of hers; none where it has pictures. */
export const EditMessage = z.object({ text: messageText })

/** A message as the answer to it shows it. `changedSeq` tells which of two quotes is the newer. */
export const MessageQuote = z.object({
  id: Id,
  seq: z.number().int(),
  changedSeq: z.number().int(),
  authorId: Id,
  text: z.string(),
  pictures: z.number().int(),
  deleted: z.boolean(),
})
export type MessageQuote = z.infer<typeof MessageQuote>

/**
 * A message. `seq` grows by one within a conversation and is its order; `changedSeq` is the conversation's seq at its
 * last change (sending counts), so that « everything after N » brings new and changed messages alike.
 */
export const MessageView = z.object({
  id: Id,
  conversationId: Id,
  seq: z.number().int(),
  changedSeq: z.number().int(),
  clientId: z.string(),
  authorId: Id,
  text: z.string(),
  images: z.array(FileView),
  replyTo: MessageQuote.nullable(),
  reactions: ReactionState,
  deleted: z.boolean(),
  edited: z.boolean(),
  at: Instant,
})
export type MessageView = z.infer<typeof MessageView>

/**
 * open: both may write; request: the first message waits for her; ignored: refused silently (its writer still sees
 * `waiting`). Of a first message that a filter keeps, its writer alone knows: held until it was read, then waiting, or
 * refused: it goes no further.
 */
export const ConversationState = z.enum(['open', 'request', 'waiting', 'ignored', 'held', 'refused'])
export type ConversationState = z.infer<typeof ConversationState>

export const ConversationView = z.object({
  id: Id,
  other: MemberLink,
  state: ConversationState,
  lastSeq: z.number().int(),
  lastMessage: z.object({ text: z.string(), authorId: Id, at: Instant, deleted: z.boolean() }).nullable(),
  unread: z.number().int(),
  /** What the other has received and read, as `seq`; `otherRead` is 0 where either woman hides read marks. */
  otherDelivered: z.number().int(),
  otherRead: z.number().int(),
  myRead: z.number().int(),
  /** She silenced it: until then, or (null) until she ends it herself. */
  muted: z.boolean(),
  mutedUntil: Instant.nullable(),
  /** It calls nobody and counts nowhere: she silenced it, or muted the other. */
  quiet: z.boolean(),
  archived: z.boolean(),
  /** Grows with each change of the four above. */
  choiceSeq: z.number().int(),
})
export type ConversationView = z.infer<typeof ConversationView>

/** A found text around what was found in it. */
export const FoundExtract = z.object({ before: z.string(), match: z.string(), after: z.string() })
export type FoundExtract = z.infer<typeof FoundExtract>

export const FoundMessage = z.object({
  id: Id,
  conversationId: Id,
  seq: z.number().int(),
  authorId: Id,
  at: Instant,
  extract: FoundExtract,
})
export type FoundMessage = z.infer<typeof FoundMessage>

/** Every word must be there, in any order; accents and case do not matter. */
export const ConversationSearch = z.object({
  q: z.string().trim().min(2, 'Écris au moins deux lettres.').max(limits.searchQuery),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type ConversationSearch = z.infer<typeof ConversationSearch>

/** The newest message first. `conversations` are those of the messages and, on the first page, of `named`. */
export const FoundInConversations = z.object({
  conversations: z.array(ConversationView),
  /** Whose name holds the words; on the first page only. */
  named: z.array(Id),
  messages: z.array(FoundMessage),
  cursor: z.string().nullable(),
})
export type FoundInConversations = z.infer<typeof FoundInConversations>

/** What a write answers, and what open pages are told of it. */
export const SentMessage = z.object({ conversation: ConversationView, message: MessageView })
export type SentMessage = z.infer<typeof SentMessage>

/** inbox: what is not archived; unread: of these, what she has not read; requests: what others ask of her. */
export const ConversationBox = z.enum(['inbox', 'unread', 'requests', 'archived'])
export type ConversationBox = z.infer<typeof ConversationBox>

export const ConversationsQuery = PageQuery.extend({ box: ConversationBox.default('inbox') })
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

/** How many conversations a box holds, beside its name. */
export const ConversationCounts = z.object({
  unread: z.number().int(),
  requests: z.number().int(),
  archived: z.number().int(),
})
export type ConversationCounts = z.infer<typeof ConversationCounts>

/**
 * `after`: new and changed messages with changedSeq > after, oldest first. `before`: older messages with seq < before.
 * `from`: messages with seq >= from, oldest first. `around`: half before that seq, the other half from it on.
 */
export const MessagesQuery = z.object({
  from: z.coerce.number().int().min(1).optional(),
  around: z.coerce.number().int().min(1).optional(),
  after: z.coerce.number().int().min(0).optional(),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const ConversationOpened = z.object({
  /** Null when the two have not written to each other yet. */
  conversation: ConversationView.nullable(),
  other: MemberLink,
  /** Oldest first. */
  messages: z.array(MessageView),
  hasOlder: z.boolean(),
  can: z.object({ write: z.boolean(), sendImages: z.boolean() }),
})
export type ConversationOpened = z.infer<typeof ConversationOpened>

export const MarkSeq = z.object({ seq: z.number().int().min(0) })
