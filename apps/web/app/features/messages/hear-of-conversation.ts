import type { ConversationBox, ConversationView, LiveEvent } from '@consoeurs/contract'
import type { LiveCache } from '../../live/live-cache.ts'
import { type ConversationPages, findIn, withConversationIn, withoutConversation } from './conversation-pages.ts'
import { mergeConversation } from './merge-conversation.ts'

/** Into every box where it now belongs; what one box knows of it counts for all. */
export function showConversation(cache: LiveCache, arrived: ConversationView): void {
  let conversation = arrived
  cache.changeAll<ConversationPages, ConversationBox>('conversations', (known) => {
    const before = findIn(known, arrived.id)
    if (before !== undefined) conversation = mergeConversation(before, conversation)
    return known
  })
  cache.changeAll<ConversationPages, ConversationBox>('conversations', (known, box) =>
    withConversationIn(known, box, conversation),
  )
}

export function forgetConversation(cache: LiveCache, id: number): void {
  cache.changeAll<ConversationPages, ConversationBox>('conversations', (known) => withoutConversation(known, id))
}

/** What an open page hears of its lists of conversations. */
export function hearOfConversation(cache: LiveCache, event: LiveEvent): void {
  if (event.type === 'message' || event.type === 'conversation') showConversation(cache, event.conversation)
  if (event.type === 'conversation.removed') forgetConversation(cache, event.conversationId)
}
