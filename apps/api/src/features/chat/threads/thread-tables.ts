import { tables } from '@consoeurs/database'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Of a message in reports and reactions. */
export type MessageTarget = 'message' | 'roomMessage'

/** The tables of a thread: a conversation or a room. */
export interface ThreadTables {
  target: MessageTarget
  threads: typeof tables.conversations
  messages: typeof tables.messages
  /** The conversation or room of a message. */
  threadId: PgColumn
  images: typeof tables.messageImages
  versions: typeof tables.messageVersions
}

/** The columns that both kinds have. */
export type ThreadMessage = Omit<typeof tables.messages.$inferSelect, 'conversationId' | 'profileQuote'>

// Typed as those of conversations: use only columns that both have.
export const threadTables: Record<MessageTarget, ThreadTables> = {
  message: {
    target: 'message',
    threads: tables.conversations,
    messages: tables.messages,
    threadId: tables.messages.conversationId,
    images: tables.messageImages,
    versions: tables.messageVersions,
  },
  roomMessage: {
    target: 'roomMessage',
    threads: tables.rooms as unknown as typeof tables.conversations,
    messages: tables.roomMessages as unknown as typeof tables.messages,
    threadId: tables.roomMessages.roomId,
    images: tables.roomMessageImages as unknown as typeof tables.messageImages,
    versions: tables.roomMessageVersions as unknown as typeof tables.messageVersions,
  },
}
