import type { ConversationOpened } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useOneAtATime } from '../../live/one-at-a-time.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { type Beyond, useEdge } from '../talk/public.ts'
import { type MessagesSlice, messagesApi } from './messages.api.ts'
import {
  catchUp,
  isBehind,
  isKept,
  moveWindow,
  openThread,
  receiveMessage,
  type Thread,
  withConversation,
  withNewer,
  withOlder,
} from './thread-state.ts'

const CATCH_UP_PAGE = 100
/** So many messages back, what lies between comes along, and she can read on without a break. */
const NEAR = 100

interface ThreadOptions {
  username: string
  served: ConversationOpened
  /** A block, hers or the other's, took the conversation away. */
  onRemoved: () => void
}

/** The open conversation: begins with what the loader brought, then follows what lives and asks for what it missed. */
export function useThread({ username, served, onRemoved }: ThreadOptions) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['thread', username], [username])
  const thread = useLive({ key, served, open: openThread })
  const read = useCallback(() => cache.read<Thread>(key), [cache, key])
  const change = useCallback((changed: (known: Thread) => Thread) => cache.change(key, changed), [cache, key])

  /** What a filter kept comes back to her as a draft: she may begin anew, or answers what the other wrote meanwhile. */
  const beginAnew = useCallback(async () => {
    try {
      const opened = await messagesApi(api).open(username)
      change(() => openThread(undefined, opened))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status === 404) onRemoved()
    }
  }, [username, change, onRemoved])
  const removed = () => {
    const known = read()
    return known !== undefined && isKept(known) ? void beginAnew() : onRemoved()
  }

  const catchingUp = useOneAtATime(async () => {
    try {
      await askUntilTrue(username, read, change)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Gone while this page slept; anything else is asked again at the next return.
      if (error.status === 404) removed()
    }
  })

  useLiveEvents((event) => {
    const id = read()?.conversation?.id
    if (event.type === 'message' && event.conversation.other.username === username) {
      // She wrote first after all: theirs is another conversation than the one that was kept.
      if (id !== undefined && id !== event.conversation.id) return void beginAnew()
      change((known) => receiveMessage(known, event.message, event.conversation))
      const now = read()
      if (now !== undefined && isBehind(now)) catchingUp.run()
    }
    if (event.type === 'conversation' && event.conversation.id === id) {
      change((known) => withReading(withConversation(known, event.conversation), known))
    }
    if (event.type === 'conversation.removed' && event.conversationId === id) removed()
  })
  useCatchUp(catchingUp.run)
  return {
    thread,
    change,
    beginAnew,
    ...usePlaces(username, read, change),
    older: useEdge({ side: 'older', read, change, ask: askBeyond, place: placeOlder }),
    newer: useEdge({ side: 'newer', read, change, ask: askBeyond, place: placeNewer }),
  }
}

/** She read it while we looked: that is the hour to show. */
function withReading(thread: Thread, before: Thread): Thread {
  const moved = (thread.conversation?.otherRead ?? 0) > (before.conversation?.otherRead ?? 0)
  return moved ? { ...thread, readAt: new Date().toISOString() } : thread
}

type Change = (changed: (known: Thread) => Thread) => void

async function askUntilTrue(username: string, read: () => Thread | undefined, change: Change): Promise<void> {
  for (;;) {
    const known = read()
    if (known === undefined) return
    if (known.conversation === null) {
      const opened = await messagesApi(api).open(username)
      change((before) => openThread(before, opened))
      return
    }
    const missed = await messagesApi(api).messages(known.conversation.id, {
      after: known.syncedTo,
      limit: CATCH_UP_PAGE,
    })
    change((before) => catchUp(before, missed))
    if (!missed.hasMore) return
  }
}

type Read = () => Thread | undefined
const askBeyond = async ({ conversation }: Thread, beyond: Beyond): Promise<MessagesSlice | null> =>
  conversation === null ? null : messagesApi(api).messages(conversation.id, beyond)
const placeOlder = (thread: Thread, slice: MessagesSlice | null) => (slice === null ? thread : withOlder(thread, slice))
const placeNewer = (thread: Thread, slice: MessagesSlice | null) => (slice === null ? thread : withNewer(thread, slice))

/** Where else she goes in the talk: to one message, and back to the newest. */
function usePlaces(username: string, read: Read, change: Change) {
  /** That message and what stands around it; false where it did not come. */
  const reach = useCallback(
    async (seq: number): Promise<boolean> => {
      const known = read()
      const first = known?.messages[0]
      if (known?.conversation == null || first === undefined) return false
      if (known.messages.some((message) => message.seq === seq)) return true
      const isNear = seq < first.seq && first.seq - seq <= NEAR
      const { id } = known.conversation
      try {
        if (isNear) {
          const slice = await messagesApi(api).messages(id, { before: first.seq, limit: NEAR })
          change((before) => withOlder(before, slice))
        } else {
          const slice = await messagesApi(api).messages(id, { around: seq })
          change((before) => moveWindow(before, slice))
        }
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        return false
      }
      return read()?.messages.some((message) => message.seq === seq) ?? false
    },
    [read, change],
  )
  /** The end of the talk; false where it did not come. */
  const reachEnd = useCallback(async (): Promise<boolean> => {
    if (read()?.hasNewer !== true) return true
    try {
      const opened = await messagesApi(api).open(username)
      change((before) => openThread(before, opened))
      return true
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      return false
    }
  }, [username, read, change])
  return { reach, reachEnd }
}
