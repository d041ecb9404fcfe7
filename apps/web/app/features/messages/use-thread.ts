import type { ConversationOpened } from '@consoeurs/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useOneAtATime } from '../../live/one-at-a-time.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { messagesApi } from './messages.api.ts'
import {
  catchUp,
  isBehind,
  openThread,
  receiveMessage,
  type Thread,
  withConversation,
  withOlder,
} from './thread-state.ts'

const CATCH_UP_PAGE = 100
/** Pages that a press on a quote may bring: five thousand messages back. */
const REACH_PAGES = 50

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

  const catchingUp = useOneAtATime(async () => {
    try {
      await askUntilTrue(username, read, change)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Gone while this page slept; anything else is asked again at the next return.
      if (error.status === 404) onRemoved()
    }
  })

  useLiveEvents((event) => {
    const id = read()?.conversation?.id
    if (event.type === 'message' && event.conversation.other.username === username) {
      change((known) => receiveMessage(known, event.message, event.conversation))
      const now = read()
      if (now !== undefined && isBehind(now)) catchingUp.run()
    }
    if (event.type === 'conversation' && event.conversation.id === id) {
      change((known) => withReading(withConversation(known, event.conversation), known))
    }
    if (event.type === 'conversation.removed' && event.conversationId === id) onRemoved()
  })
  useCatchUp(catchingUp.run)
  return { thread, change, ...useOlder(read, change) }
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

/** Pages before the first message shown. */
function useOlder(read: () => Thread | undefined, change: Change) {
  const [loading, setLoading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const busy = useRef(false)
  const load = useCallback(async () => {
    const known = read()
    const first = known?.messages[0]
    if (busy.current || known?.conversation == null || first === undefined) return
    busy.current = true
    setLoading(true)
    setError(null)
    try {
      const slice = await messagesApi(api).messages(known.conversation.id, { before: first.seq })
      change((before) => withOlder(before, slice))
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      setError(failure.message)
    } finally {
      busy.current = false
      setLoading(false)
    }
  }, [read, change])
  /** Everything down to that message; false where it did not come. */
  const reach = useCallback(
    async (seq: number): Promise<boolean> => {
      for (let page = 0; page < REACH_PAGES; page += 1) {
        const known = read()
        const first = known?.messages[0]
        if (known?.conversation == null || first === undefined) return false
        if (first.seq <= seq) return true
        try {
          const slice = await messagesApi(api).messages(known.conversation.id, {
            before: first.seq,
            limit: CATCH_UP_PAGE,
          })
          change((before) => withOlder(before, slice))
        } catch (failure) {
          if (!(failure instanceof ApiFailure)) throw failure
          return false
        }
      }
      return false
    },
    [read, change],
  )
  return { older: { load, loading, error }, reach }
}
