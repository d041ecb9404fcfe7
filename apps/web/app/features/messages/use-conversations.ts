import type { ConversationView, Page } from '@consoeurs/contract'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { type ConversationPages, firstPage, withConversationIn, withoutConversation } from './conversation-pages.ts'
import { type Box, messagesApi } from './messages.api.ts'

const boxes = ['inbox', 'requests'] as const
const listKey = (box: Box) => ['conversations', box] as const

/** What a loader brought is fresher than the cache the first time it is seen, and older than it from then on. */
const taken = new WeakSet<object>()

/** One box of conversations: begins with the loader's page, grows, and follows what lives. */
export function useConversations(box: Box, served: Page<ConversationView>) {
  const client = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: listKey(box),
    queryFn: ({ pageParam }) => messagesApi(api).conversations(box, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }: Page<ConversationView>) => cursor ?? undefined,
    initialData: firstPage(served),
  })
  useEffect(() => {
    if (taken.has(served)) return
    taken.add(served)
    client.setQueryData(listKey(box), firstPage(served))
  }, [client, box, served])
  const { fetchNextPage } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const items = useMemo(() => list.data.pages.flatMap((page) => page.items), [list.data])
  return { items, more, hasMore: list.hasNextPage, loading: list.isFetchingNextPage, error: list.error }
}

function changeLists(client: QueryClient, change: (known: ConversationPages, box: Box) => ConversationPages): void {
  for (const box of boxes) {
    client.setQueryData<ConversationPages>(listKey(box), (known) => known && change(known, box))
  }
}

export function showConversation(client: QueryClient, conversation: ConversationView): void {
  changeLists(client, (known, box) => withConversationIn(known, box, conversation))
}

export function forgetConversation(client: QueryClient, id: number): void {
  changeLists(client, (known) => withoutConversation(known, id))
}

/** Keeps both boxes true while the page is open. */
export function useLiveConversations(): void {
  const client = useQueryClient()
  useLiveEvents((event) => {
    if (event.type === 'message' || event.type === 'conversation') showConversation(client, event.conversation)
    if (event.type === 'conversation.removed') forgetConversation(client, event.conversationId)
  })
  useCatchUp(() => void client.invalidateQueries({ queryKey: ['conversations'] }))
}
