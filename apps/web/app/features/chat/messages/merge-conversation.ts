import type { ConversationState, ConversationView } from '@consoeurs/contract'

/** A conversation's state only moves up in this order: a lower state is stale. */
const progress: Record<ConversationState, number> = { request: 0, held: 0, ignored: 1, refused: 1, waiting: 2, open: 3 }

/** Compares two views by numbers that only grow. */
function isLater(one: ConversationView, other: ConversationView): boolean {
  if (one.lastSeq !== other.lastSeq) return one.lastSeq > other.lastSeq
  return one.myRead > other.myRead
}

/** The viewer's settings carry their own version, `choiceSeq`. */
const choicesOf = ({ muted, mutedUntil, quiet, archived, choiceSeq }: ConversationView) => ({
  muted,
  mutedUntil,
  quiet,
  archived,
  choiceSeq,
})

/** Commutative: events and responses may overtake each other. */
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
