import type { ConversationBox, ConversationCounts, ConversationView, DraftView, Page } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigation } from 'react-router'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { draftsApi } from '../../../../drafts/drafts.api.ts'
import { useCatchUp, useLiveEvents } from '../../../../events/live-events.ts'
import type { LiveKey } from '../../../../live/live-cache.ts'
import { useOneAtATime } from '../../../../live/one-at-a-time.ts'
import { firstPage } from '../../../../live/pages.ts'
import { useLive, useLiveCache } from '../../../../live/use-live.tsx'
import { useServedPages } from '../../../../live/use-served-pages.ts'
import { hearOfConversation } from '../hear-of-conversation.ts'
import { messagesApi } from '../messages.api.ts'
import type { ConversationPages } from './conversation-pages.ts'

const asServed = (_known: ConversationPages | undefined, served: Page<ConversationView>) => firstPage(served)

/** Starts with the loader's page, then paginates and follows live events. */
export function useConversations(box: ConversationBox, served: Page<ConversationView>) {
  const key = useMemo((): LiveKey => ['conversations', box], [box])
  const load = useCallback((cursor: string | undefined) => messagesApi(api).conversations(box, cursor), [box])
  return useServedPages({ key, served, load, open: asServed })
}

/** Keeps every cached box current; events during a navigation may be missing from the page it loads, so reload then. */
export function useLiveConversations(): void {
  const cache = useLiveCache()
  const isComing = useNavigation().state !== 'idle'
  const missed = useRef(false)
  useLiveEvents((event) => {
    hearOfConversation(cache, event)
    missed.current ||= isComing
  })
  useEffect(() => {
    if (isComing || !missed.current) return
    missed.current = false
    void cache.reload('conversations')
  }, [isComing, cache])
  useCatchUp(() => void cache.reload('conversations'))
}

const countsKey: LiveKey = ['conversation-counts']
const asCounted = (_known: ConversationCounts | undefined, served: ConversationCounts) => served
/** Debounce for bursts of messages, in milliseconds. */
const countAfter = 400

/** Conversations per box. The client cannot derive the counts from an event, so it fetches them again. */
export function useConversationCounts(served: ConversationCounts): ConversationCounts {
  const cache = useLiveCache()
  const counting = useOneAtATime(async () => {
    await new Promise((resolve) => setTimeout(resolve, countAfter))
    try {
      cache.write(countsKey, await messagesApi(api).counts())
    } catch (error) {
      // Keep the old counts; the next event or reconnection counts again.
      if (!(error instanceof ApiFailure)) throw error
    }
  })
  useLiveEvents(({ type }) => {
    if (type === 'message' || type === 'conversation' || type === 'conversation.removed') counting.run()
  })
  useCatchUp(counting.run)
  return useLive({ key: countsKey, served, open: asCounted })
}

const draftsKey: LiveKey = ['message-drafts']
const asKept = (_known: DraftView[] | undefined, served: DraftView[]) => served

/** By the recipient's username. */
export function useMessageDrafts(served: DraftView[]): ReadonlyMap<string, string> {
  const cache = useLiveCache()
  const asking = useOneAtATime(async () => {
    try {
      cache.write(draftsKey, (await draftsApi(api).list('message')).items)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
    }
  })
  useLiveEvents((event) => {
    if (event.type === 'draft' && event.key.startsWith('message:')) asking.run()
  })
  useCatchUp(asking.run)
  const drafts = useLive({ key: draftsKey, served, open: asKept })
  return useMemo(() => new Map(drafts.map(({ key, text }) => [key.slice('message:'.length), text])), [drafts])
}
