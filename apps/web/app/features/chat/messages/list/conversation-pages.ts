import type { ConversationBox, ConversationView } from '@consoeurs/contract'
import { changeItems, type Pages } from '../../../../live/pages.ts'
import { mergeConversation } from '../merge-conversation.ts'

export type ConversationPages = Pages<ConversationView>

/** An ignored request is in no box. */
export function isIn(box: ConversationBox, { state, archived, unread }: ConversationView): boolean {
  if (state === 'ignored' || (state === 'request') !== (box === 'requests')) return false
  if (box === 'requests') return true
  return archived === (box === 'archived') && (box !== 'unread' || unread > 0)
}

const lastAt = ({ lastMessage }: ConversationView) => (lastMessage === null ? 0 : Date.parse(lastMessage.at))

/** Newest message first; the id breaks ties. */
const byLastMessage = (one: ConversationView, other: ConversationView) =>
  lastAt(other) - lastAt(one) || other.id - one.id

export const withoutConversation = (known: ConversationPages, id: number): ConversationPages =>
  changeItems(known, (items) => items.filter((item) => item.id !== id))

const inItsPlace = (known: ConversationPages, conversation: ConversationView): ConversationPages =>
  changeItems(known, (items) => items.map((item) => (item.id === conversation.id ? conversation : item)))

export const findIn = ({ pages }: ConversationPages, id: number): ConversationView | undefined =>
  pages.flatMap(({ items }) => items).find((item) => item.id === id)

/** Inserts the conversation at its sorted position; beyond the end of the loaded pages it is left to its own page. */
export function withConversationIn(
  known: ConversationPages,
  box: ConversationBox,
  arrived: ConversationView,
): ConversationPages {
  const before = findIn(known, arrived.id)
  const conversation = before === undefined ? arrived : mergeConversation(before, arrived)
  const { pages } = withoutConversation(known, arrived.id)
  if (!isIn(box, conversation)) return { pages }
  if (before !== undefined && byLastMessage(before, conversation) === 0) return inItsPlace(known, conversation)
  const place = pages.findIndex(({ items, cursor }) => {
    const last = items.at(-1)
    return cursor === null || (last !== undefined && byLastMessage(conversation, last) < 0)
  })
  return {
    pages: pages.map((page, index) =>
      index === place ? { ...page, items: [...page.items, conversation].sort(byLastMessage) } : page,
    ),
  }
}
