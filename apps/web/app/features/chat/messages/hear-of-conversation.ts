import type { ConversationBox, ConversationView, LiveEvent } from '@consoeurs/contract'
import type { LiveCache } from '../../../live/live-cache.ts'
import { type ConversationPages, findIn, withConversationIn, withoutConversation } from './list/conversation-pages.ts'
import { mergeConversation } from './merge-conversation.ts'

/** Puts the conversation into every box it belongs to, merged with what any box already knows of it. */
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

export function hearOfConversation(cache: LiveCache, event: LiveEvent): void {
  if (event.type === 'message' || event.type === 'conversation') showConversation(cache, event.conversation)
  if (event.type === 'conversation.removed') forgetConversation(cache, event.conversationId)
}
