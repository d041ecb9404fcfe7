import type { ConversationOpened, ConversationView, MessageView } from '@consoeurs/contract'
import { mergeMessages, newestChange, reachOf } from '../talk/public.ts'
import { mergeConversation } from './merge-conversation.ts'
import type { MessagesSlice } from './messages.api.ts'

/** A conversation as this page knows it: a window on its messages, without gaps, and mostly its end. */
export interface Thread extends ConversationOpened {
  /** Every change up to this seq is known: what the page asks for next begins after it. */
  syncedTo: number
  /** She went far back: what lies between the last message here and the end is not on the page. */
  hasNewer: boolean
  /** When this page saw her read up to `otherRead`; null where it was read before. */
  readAt: string | null
}

/** What lies beyond an end of the window comes with its own page, in its own place. */
function withinWindow(thread: Thread, arrived: readonly MessageView[]): readonly MessageView[] {
  const first = thread.hasOlder ? (thread.messages[0]?.seq ?? 0) : 0
  const last = thread.hasNewer ? (thread.messages.at(-1)?.seq ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
  return arrived.filter(({ seq }) => seq >= first && seq <= last)
}

const abilities: Partial<Record<ConversationView['state'], Thread['can']>> = {
  open: { write: true, sendImages: true },
  waiting: { write: false, sendImages: false },
  held: { write: false, sendImages: false },
  refused: { write: false, sendImages: false },
}

/** A first message of hers that a filter keeps: nobody else knows of this conversation. */
export const isKept = ({ conversation }: Pick<Thread, 'conversation'>): boolean =>
  conversation?.state === 'held' || conversation?.state === 'refused'

export function withConversation(thread: Thread, arrived: ConversationView): Thread {
  const conversation = thread.conversation === null ? arrived : mergeConversation(thread.conversation, arrived)
  const moved = conversation.state !== thread.conversation?.state
  return { ...thread, conversation, can: (moved ? abilities[conversation.state] : undefined) ?? thread.can }
}

/** What the server says she finds under a name, over what the page already knew. */
export function openThread(known: Thread | undefined, opened: ConversationOpened): Thread {
  const { conversation, messages } = opened
  // The two wrote to each other while this answer was under way: it does not know yet.
  if (known?.conversation != null && conversation === null) return known
  const fresh: Thread = {
    ...opened,
    syncedTo: Math.max(conversation?.lastSeq ?? 0, newestChange(messages)),
    hasNewer: false,
    readAt: null,
  }
  const first = messages[0]
  if (known?.conversation == null || conversation === null || first === undefined) return fresh
  const touches = known.messages.some(({ seq }) => seq >= first.seq - 1)
  if (!touches) return fresh
  return {
    ...withConversation({ ...fresh, conversation: known.conversation }, conversation),
    can: opened.can,
    messages: mergeMessages(known.messages, messages),
    hasOlder: (known.messages[0]?.seq ?? first.seq) < first.seq ? known.hasOlder : opened.hasOlder,
    readAt: known.conversation.otherRead === conversation.otherRead ? known.readAt : null,
  }
}

/** One message that arrived, in whatever order. Where `isBehind` is then true, something before it is missing. */
export function receiveMessage(thread: Thread, message: MessageView, conversation: ConversationView): Thread {
  const messages = mergeMessages(thread.messages, withinWindow(thread, [message]), [message])
  return {
    ...withConversation(thread, conversation),
    messages,
    syncedTo: reachOf(thread.syncedTo, [...messages, message]),
  }
}

/** Everything that changed after `syncedTo`, up to where the answer ends. */
export function catchUp(thread: Thread, { messages: changed, hasMore, conversation }: MessagesSlice): Thread {
  const messages = mergeMessages(thread.messages, withinWindow(thread, changed), changed)
  const answered = Math.max(thread.syncedTo, newestChange(changed))
  return {
    ...withConversation(thread, conversation),
    messages,
    syncedTo: hasMore ? answered : reachOf(answered, messages),
  }
}

export function withOlder(thread: Thread, { messages, hasMore }: MessagesSlice): Thread {
  return { ...thread, messages: mergeMessages(thread.messages, messages), hasOlder: hasMore }
}

export const withNewer = (thread: Thread, { messages, hasMore, conversation }: MessagesSlice): Thread => ({
  ...withConversation(thread, conversation),
  messages: mergeMessages(thread.messages, messages),
  hasNewer: hasMore,
})

/** What stands around one message takes the place of what the page showed. */
export function moveWindow(
  thread: Thread,
  { messages, hasMore, hasNewer = false, conversation }: MessagesSlice,
): Thread {
  const last = messages.at(-1)?.seq ?? 0
  // It arrived while this answer was under way: the end of the answer is not the end any more.
  const isOvertaken =
    thread.messages.some(({ seq }) => seq > last) || (thread.conversation?.lastSeq ?? 0) > conversation.lastSeq
  return {
    ...withConversation(thread, conversation),
    messages,
    hasOlder: hasMore,
    hasNewer: hasNewer || isOvertaken,
  }
}

export const isBehind = (thread: Thread): boolean => newestChange(thread.messages) > thread.syncedTo
