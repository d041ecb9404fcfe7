import type { ConversationState, ConversationView } from '@consoeurs/contract'

/** A conversation only ever moves up this list: what says otherwise is older than what is known. */
const progress: Record<ConversationState, number> = { request: 0, held: 0, ignored: 1, refused: 1, waiting: 2, open: 3 }

/** Numbers that only grow tell which of two views was taken later. */
function isLater(one: ConversationView, other: ConversationView): boolean {
  if (one.lastSeq !== other.lastSeq) return one.lastSeq > other.lastSeq
  return one.myRead > other.myRead
}

/** What she chose for it has a number of its own. */
const choicesOf = ({ muted, mutedUntil, quiet, archived, choiceSeq }: ConversationView) => ({
  muted,
  mutedUntil,
  quiet,
  archived,
  choiceSeq,
})

/** Events and answers overtake each other: the sum of two views of a conversation, whichever came first. */
export function mergeConversation(known: ConversationView, arrived: ConversationView): ConversationView {
  const later = isLater(known, arrived) ? known : arrived
  const myRead = Math.max(known.myRead, arrived.myRead)
  return {
    ...later,
    state: progress[known.state] > progress[arrived.state] ? known.state : arrived.state,
    otherDelivered: Math.max(known.otherDelivered, arrived.otherDelivered),
    otherRead: Math.max(known.otherRead, arrived.otherRead),
    myRead,
    unread: myRead >= later.lastSeq ? 0 : later.unread,
    ...choicesOf(known.choiceSeq > arrived.choiceSeq ? known : arrived),
  }
}
