import type { ConversationOpened, ConversationView, MessageView } from '@consoeurs/contract'
import { addNewer, mergeIntoWindow, mergeMessages, newestChange, reachOf } from '../talk/public.ts'
import { mergeConversation } from './merge-conversation.ts'
import type { MessagesSlice } from './messages.api.ts'

/** A conversation as this page knows it: a gapless window of its messages, usually at the end. */
export interface Thread extends ConversationOpened {
  /** Every change up to this seq is known; the next catch-up starts after it. */
  syncedTo: number
  /** The window is far back: newer messages exist after its last one. */
  hasNewer: boolean
  /** When this page saw `otherRead` advance, or null. */
  readAt: string | null
}

const abilities: Partial<Record<ConversationView['state'], Thread['can']>> = {
  open: { write: true, sendImages: true, sendSound: true },
  waiting: { write: false, sendImages: false, sendSound: false },
  held: { write: false, sendImages: false, sendSound: false },
  refused: { write: false, sendImages: false, sendSound: false },
}

/** Held back or refused by a filter: the recipient does not see the conversation. */
export const isKept = ({ conversation }: Pick<Thread, 'conversation'>): boolean =>
  conversation?.state === 'held' || conversation?.state === 'refused'

export function withConversation(thread: Thread, arrived: ConversationView): Thread {
  const conversation = thread.conversation === null ? arrived : mergeConversation(thread.conversation, arrived)
  const moved = conversation.state !== thread.conversation?.state
  return { ...thread, conversation, can: (moved ? abilities[conversation.state] : undefined) ?? thread.can }
}

export function openThread(known: Thread | undefined, opened: ConversationOpened): Thread {
  const { conversation, messages } = opened
  // A message arrived while this response, which does not know it yet, was in flight.
  if (known?.conversation != null && conversation === null) return known
  const fresh: Thread = {
    ...opened,
    syncedTo: Math.max(conversation?.lastSeq ?? 0, newestChange(messages)),
    hasNewer: false,
    readAt: null,
  }
  const first = messages[0]
  if (known?.conversation == null || conversation === null || first === undefined) return fresh
  const current = { ...withConversation({ ...fresh, conversation: known.conversation }, conversation), can: opened.can }
  const touches = known.messages.some(({ seq }) => seq >= first.seq - 1)
  if (!touches) return current
  return {
    ...current,
    messages: mergeMessages(known.messages, messages),
    hasOlder: (known.messages[0]?.seq ?? first.seq) < first.seq ? known.hasOlder : opened.hasOlder,
    readAt: known.conversation.otherRead === conversation.otherRead ? known.readAt : null,
  }
}

/** Applies one message, in any order. If `isBehind` is true afterwards, an earlier change is missing. */
export function receiveMessage(thread: Thread, message: MessageView, conversation: ConversationView): Thread {
  const messages = mergeIntoWindow(thread, [message])
  return {
    ...withConversation(thread, conversation),
    messages,
    syncedTo: reachOf(thread.syncedTo, [...messages, message]),
  }
}

/** Applies everything that changed after `syncedTo`, as far as the response reaches. */
export function catchUp(thread: Thread, { messages: changed, hasMore, conversation }: MessagesSlice): Thread {
  const messages = mergeIntoWindow(thread, changed)
  const answered = Math.max(thread.syncedTo, newestChange(changed))
  return {
    ...withConversation(thread, conversation),
    messages,
    syncedTo: hasMore ? answered : reachOf(answered, messages),
  }
}

export const withNewer = (thread: Thread, slice: MessagesSlice): Thread =>
  addNewer(withConversation(thread, slice.conversation), slice)

/** Replaces the window by the one around a message. */
export function moveWindow(
  thread: Thread,
  { messages, hasMore, hasNewer = false, conversation }: MessagesSlice,
): Thread {
  const last = messages.at(-1)?.seq ?? 0
  // A message arrived while this response was in flight: its end is no longer the end of the chat.
  const isOvertaken =
    thread.messages.some(({ seq }) => seq > last) || (thread.conversation?.lastSeq ?? 0) > conversation.lastSeq
  return {
    ...withConversation(thread, conversation),
    messages,
    hasOlder: hasMore,
    hasNewer: hasNewer || isOvertaken,
  }
}

/** A change is missing: before the newest one, or at the end, where a response was overtaken by an event. */
export const isBehind = ({ messages, conversation, hasNewer, syncedTo }: Thread): boolean =>
  newestChange(messages) > syncedTo || (!hasNewer && (conversation?.lastSeq ?? 0) > syncedTo)
