import type {
  ConversationState,
  ConversationView,
  FileView,
  LinkPreviewView,
  MemberLink,
  MessageQuote,
  MessageView,
  ProfileQuote,
  SoundView,
} from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { type CardContext, type LinkRow, memberLink } from '../../people/members/public.ts'
import { reactionState } from '../../publishing/reactions/public.ts'
import type { ConversationSubject } from './messages.policy.ts'

type MemberSide = typeof tables.conversationMembers.$inferSelect

export interface ConversationRow extends LinkRow {
  conversation: typeof tables.conversations.$inferSelect
  own: MemberSide
  /** Null while a filter holds the first message. */
  theirs: Pick<MemberSide, 'readSeq' | 'deliveredSeq'> | null
  /** Both members share read receipts. */
  readReceipts: boolean
  otherPresent: boolean
  /** In either direction. Only the sides of a sent message are read across a block. */
  blocked: boolean
}

export type MessageRow = typeof tables.messages.$inferSelect

/** Refusals are silent: the author reads `waiting` until acceptance. */
export function conversationState({
  conversation,
  own,
}: Pick<ConversationRow, 'conversation' | 'own'>): ConversationState {
  if (conversation.acceptedAt !== null) return 'open'
  if (conversation.held !== null) return conversation.held === 'open' ? 'held' : 'refused'
  if (conversation.startedById === own.userId) return 'waiting'
  return conversation.ignoredAt === null ? 'request' : 'ignored'
}

export const conversationSubject = ({ conversation, otherPresent }: ConversationRow): ConversationSubject => ({
  ...conversation,
  otherPresent,
})

/** Of an absent member only the name is shown. */
export function otherLink(row: ConversationRow, context: CardContext): MemberLink {
  const link = memberLink(row, context)
  return row.otherPresent ? link : { ...link, avatar: null, freshness: null }
}

/** None before acceptance, nor where either member hides them. */
function marksOf({ conversation, theirs, readReceipts }: ConversationRow) {
  if (conversation.acceptedAt === null || theirs === null) return { otherDelivered: 0, otherRead: 0 }
  return { otherDelivered: theirs.deliveredSeq, otherRead: readReceipts ? theirs.readSeq : 0 }
}

export function conversationView(row: ConversationRow, context: CardContext): ConversationView {
  const { conversation, own } = row
  const { lastAuthorId, lastMessageAt, lastText, lastSound, lastDeleted } = conversation
  return {
    id: conversation.id,
    other: otherLink(row, context),
    state: conversationState(row),
    lastSeq: conversation.lastSeq,
    lastMessage:
      lastAuthorId === null || lastMessageAt === null
        ? null
        : {
            text: lastText,
            sound: lastText === '' && !lastDeleted ? lastSound : null,
            authorId: lastAuthorId,
            at: lastMessageAt.toISOString(),
            deleted: lastDeleted,
          },
    unread: own.unread,
    ...marksOf(row),
    myRead: own.readSeq,
    muted: own.muted,
    mutedUntil: own.mutedUntil?.toISOString() ?? null,
    quiet: own.muted || own.otherMuted,
    archived: own.archived,
    choiceSeq: own.choiceSeq,
  }
}

export interface MessageParts {
  images?: FileView[]
  sound?: SoundView | null | undefined
  link?: LinkPreviewView | null
  quote?: MessageQuote | undefined
  profileQuote?: ProfileQuote | null | undefined
  mine?: string | undefined
}

export function messageView(
  message: MessageRow,
  { images = [], sound = null, link = null, quote = undefined, profileQuote = null, mine = undefined }: MessageParts,
): MessageView {
  const deleted = message.deletedAt !== null
  return {
    id: message.id,
    conversationId: message.conversationId,
    seq: message.seq,
    changedSeq: message.changedSeq,
    clientId: message.clientId,
    authorId: message.authorId,
    text: deleted ? '' : message.text,
    images: deleted ? [] : images,
    sound: deleted ? null : sound,
    link: deleted ? null : link,
    replyTo: deleted ? null : (quote ?? null),
    profileQuote: deleted ? null : profileQuote,
    reactions: reactionState(deleted ? {} : message.reactionCounts, deleted ? null : (mine ?? null)),
    deleted,
    edited: message.editedAt !== null,
    at: message.createdAt.toISOString(),
  }
}
