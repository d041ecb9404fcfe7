import type { ConversationView, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import type { LiveCache, LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { firstPage } from '../../live/pages.ts'
import { useLiveCache } from '../../live/use-live.tsx'
import { useServedPages } from '../../live/use-served-pages.ts'
import { type ConversationPages, withConversationIn, withoutConversation } from './conversation-pages.ts'
import { type Box, messagesApi } from './messages.api.ts'

const asServed = (_known: ConversationPages | undefined, served: Page<ConversationView>) => firstPage(served)

/** One box of conversations: begins with the loader's page, grows, and follows what lives. */
export function useConversations(box: Box, served: Page<ConversationView>) {
  const key = useMemo((): LiveKey => ['conversations', box], [box])
  const load = useCallback((cursor: string | undefined) => messagesApi(api).conversations(box, cursor), [box])
  return useServedPages({ key, served, load, open: asServed })
}

export function showConversation(cache: LiveCache, conversation: ConversationView): void {
  cache.changeAll<ConversationPages, Box>('conversations', (known, box) => withConversationIn(known, box, conversation))
}

export function forgetConversation(cache: LiveCache, id: number): void {
  cache.changeAll<ConversationPages, Box>('conversations', (known) => withoutConversation(known, id))
}

/** Keeps both boxes true while the page is open. */
export function useLiveConversations(): void {
  const cache = useLiveCache()
  useLiveEvents((event) => {
    if (event.type === 'message' || event.type === 'conversation') showConversation(cache, event.conversation)
    if (event.type === 'conversation.removed') forgetConversation(cache, event.conversationId)
  })
  useCatchUp(() => void cache.reload('conversations'))
}
