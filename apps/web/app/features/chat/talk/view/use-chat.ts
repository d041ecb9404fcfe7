import { useMemo } from 'react'
import { ApiFailure } from '../../../../api/client.ts'
import { useCatchUp } from '../../../../events/live-events.ts'
import type { LiveKey } from '../../../../live/live-cache.ts'
import { useOneAtATime } from '../../../../live/one-at-a-time.ts'
import { useLive, useLiveCache } from '../../../../live/use-live.tsx'
import type { ChatWindow } from '../talk.ts'
import { type EdgeQuery, useEdge } from '../use-edge.ts'

/** @returns null if the request was refused or the network is missing */
export async function unlessRefused<Answer>(
  request: Promise<Answer>,
  onRefused?: (status: number) => void,
): Promise<Answer | null> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    onRefused?.(error.status)
    return null
  }
}

/** The cached chat. All three are stable. */
export interface ChatStore<Chat> {
  read: () => Chat | undefined
  change: (changed: (known: Chat) => Chat) => void
  /** @returns null if it could not be loaded */
  load: <Answer>(request: Promise<Answer>, put: (known: Chat, answer: Answer) => Chat) => Promise<Answer | null>
}

/** All but `catchUp` and `onRefused` must be stable. */
interface ChatOptions<Chat, Opened, Slice> {
  kind: 'thread' | 'room'
  name: string
  served: Opened
  open: (known: Chat | undefined, opened: Opened) => Chat
  ask: (chat: Chat, beyond: EdgeQuery) => Promise<Slice | null>
  withOlder: (chat: Chat, slice: Slice) => Chat
  withNewer: (chat: Chat, slice: Slice) => Chat
  /** @throws ApiFailure */
  catchUp: (store: ChatStore<Chat>) => Promise<void>
  /** Nothing to do unless the chat is gone: the next reconnection catches up again. */
  onRefused: (status: number) => void
}

/** Starts with the loader's data and fetches what it missed; the caller applies live events with `change`. */
export function useChat<Chat extends ChatWindow, Opened extends object, Slice>({
  kind,
  name,
  served,
  open,
  ask,
  ...options
}: ChatOptions<Chat, Opened, Slice>) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => [kind, name], [kind, name])
  const chat: Chat = useLive({ key, served, open })
  const store = useMemo((): ChatStore<Chat> => {
    const change: ChatStore<Chat>['change'] = (changed) => cache.change(key, changed)
    return {
      read: () => cache.read<Chat>(key),
      change,
      load: async (request, put) => {
        const answer = await unlessRefused(request)
        if (answer !== null) change((known) => put(known, answer))
        return answer
      },
    }
  }, [cache, key])
  const catchingUp = useOneAtATime(async () => void (await unlessRefused(options.catchUp(store), options.onRefused)))
  useCatchUp(catchingUp.run)
  const { read, change } = store
  return {
    chat,
    store,
    catchUp: catchingUp.run,
    older: useEdge({ side: 'older', read, change, ask, place: options.withOlder }),
    newer: useEdge({ side: 'newer', read, change, ask, place: options.withNewer }),
  }
}
