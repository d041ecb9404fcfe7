import type { ConversationView } from '@consoeurs/contract'
import { changeItems, type Pages } from '../../live/pages.ts'
import { mergeConversation } from './merge-conversation.ts'
import type { Box } from './messages.api.ts'

export type ConversationPages = Pages<ConversationView>

/** Where a conversation is listed; a request that she ignored is nowhere. */
export function boxOf({ state }: ConversationView): Box | null {
  if (state === 'ignored') return null
  return state === 'request' ? 'requests' : 'inbox'
}

const lastAt = ({ lastMessage }: ConversationView) => (lastMessage === null ? 0 : Date.parse(lastMessage.at))

/** Last written first; the id decides between two of the same instant. */
const byLastMessage = (one: ConversationView, other: ConversationView) =>
  lastAt(other) - lastAt(one) || other.id - one.id

export const withoutConversation = (known: ConversationPages, id: number): ConversationPages =>
  changeItems(known, (items) => items.filter((item) => item.id !== id))

const inItsPlace = (known: ConversationPages, conversation: ConversationView): ConversationPages =>
  changeItems(known, (items) => items.map((item) => (item.id === conversation.id ? conversation : item)))

/** Puts a conversation where it now belongs among the loaded ones; below their end it comes with its own page. */
export function withConversationIn(known: ConversationPages, box: Box, arrived: ConversationView): ConversationPages {
  const before = known.pages.flatMap(({ items }) => items).find(({ id }) => id === arrived.id)
  const conversation = before === undefined ? arrived : mergeConversation(before, arrived)
  const { pages } = withoutConversation(known, arrived.id)
  if (boxOf(conversation) !== box) return { pages }
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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** By her name, as typed on a phone: without accents, without capitals. */
export function searchConversations(conversations: ConversationView[], typed: string): ConversationView[] {
  const sought = plain(typed)
  if (sought === '') return conversations
  return conversations.filter(({ other }) => plain(other.displayName).includes(sought))
}
