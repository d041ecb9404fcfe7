import { z } from 'zod'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { MemberLink } from './members.ts'
import { PageQuery } from './paging.ts'
import { ClientId, Id, Instant, personText } from './primitives.ts'

export const SendMessage = z
  .object({
    clientId: ClientId,
    to: z.string().max(60),
    text: personText(limits.message, `Ton message dépasse ${limits.message} caractères.`).default(''),
    imageIds: z.array(Id).max(limits.messageImages, `Choisis au plus ${limits.messageImages} images.`).default([]),
    replyTo: Id.nullable().default(null),
  })
  .refine((message) => message.text !== '' || message.imageIds.length > 0, {
    error: 'Écris quelques mots.',
    path: ['text'],
  })
export type SendMessage = z.input<typeof SendMessage>

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
  deleted: z.boolean(),
  edited: z.boolean(),
  at: Instant,
})
export type MessageView = z.infer<typeof MessageView>

/** open: both may write; request: the first message waits for her; ignored: refused silently (its writer still sees `waiting`). */
export const ConversationState = z.enum(['open', 'request', 'waiting', 'ignored'])
export type ConversationState = z.infer<typeof ConversationState>

export const ConversationView = z.object({
  id: Id,
  other: MemberLink,
  state: ConversationState,
  lastSeq: z.number().int(),
  lastMessage: z.object({ text: z.string(), authorId: Id, at: Instant }).nullable(),
  unread: z.number().int(),
  /** What the other has received and read, as `seq`; `otherRead` is 0 where either woman hides read marks. */
  otherDelivered: z.number().int(),
  otherRead: z.number().int(),
  myRead: z.number().int(),
})
export type ConversationView = z.infer<typeof ConversationView>

export const ConversationsQuery = PageQuery.extend({ box: z.enum(['inbox', 'requests']).default('inbox') })
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

/** `after`: new and changed messages with changedSeq > after, oldest first. `before`: older messages with seq < before. */
export const MessagesQuery = z.object({
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
