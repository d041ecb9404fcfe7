import type { ConversationOpened, LiveEvent } from '@consoeurs/contract'
import { useCallback } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useLiveEvents, useRecentLiveEvents } from '../../../events/live-events.ts'
import { talkText } from '../../../text/talk.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { addOlder, type ChatStore, type EdgeQuery, unlessRefused, useChat } from '../talk/public.ts'
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
} from './thread-state.ts'

const CATCH_UP_PAGE = 100
/** Within this many messages the page loads everything in between, so that the window stays gapless. */
const NEAR = 100

interface ThreadOptions {
  username: string
  served: ConversationOpened
  /** A block, by either member, removed the conversation. */
  onRemoved: () => void
}

/** Starts with the loader's data, follows live events and fetches what it missed. */
export function useThread({ username, served, onRemoved }: ThreadOptions) {
  const { chat, store, catchUp, ...edges } = useChat({
    kind: 'thread',
    name: username,
    served,
    open: openThread,
    ask: askBeyond,
    withOlder: addOlder,
    withNewer,
    catchUp: (store) => askUntilTrue(username, store),
    // Removed while the page was inactive.
    onRefused: (status) => {
      if (status === 404) removed()
    },
  })
  const { read, change } = store

  /**
   * A withdrawn first message becomes a draft again: reload, as the viewer may start over or the other member has
   * written.
   */
  const beginAnew = async () => {
    const opened = await unlessRefused(messagesApi(api).open(username), (status) => {
      if (status === 404) onRemoved()
    })
    if (opened !== null) change(() => openThread(undefined, opened))
  }
  const removed = () => {
    const known = read()
    return known !== undefined && isKept(known) ? void beginAnew() : onRemoved()
  }

  const receive = ({ conversation, message }: Extract<LiveEvent, { type: 'message' }>) => {
    if (conversation.other.username !== username) return
    const id = read()?.conversation?.id
    // The other member wrote first: that is a different conversation from the held one.
    if (id !== undefined && id !== conversation.id) return void beginAnew()
    change((known) => receiveMessage(known, message, conversation))
    const now = read()
    if (now !== undefined && isBehind(now)) catchUp()
  }
  // She may have written between the loading of the page and its first render.
  useRecentLiveEvents((event) => {
    if (event.type === 'message') receive(event)
  })
  useLiveEvents((event) => {
    const id = read()?.conversation?.id
    if (event.type === 'message') receive(event)
    if (event.type === 'conversation' && event.conversation.id === id) {
      change((known) => withReading(withConversation(known, event.conversation), known))
    }
    if (event.type === 'conversation.removed' && event.conversationId === id) removed()
  })
  return {
    thread: chat,
    change,
    beginAnew,
    reach: useCallback((seq: number) => reach(seq, store), [store]),
    reachEnd: () => reachEnd(username, store, catchUp),
    ...edges,
  }
}

/** It was read just now: keep the time to show it. */
function withReading(thread: Thread, before: Thread): Thread {
  const moved = (thread.conversation?.otherRead ?? 0) > (before.conversation?.otherRead ?? 0)
  return moved ? { ...thread, readAt: new Date().toISOString() } : thread
}

async function askUntilTrue(username: string, store: ChatStore<Thread>): Promise<void> {
  for (;;) {
    const known = store.read()
    if (known === undefined) return
    if (known.conversation === null) {
      const opened = await messagesApi(api).open(username)
      return store.change((before) => openThread(before, opened))
    }
    const missed = await messagesApi(api).messages(known.conversation.id, {
      after: known.syncedTo,
      limit: CATCH_UP_PAGE,
    })
    store.change((before) => catchUp(before, missed))
    if (!missed.hasMore) return
  }
}

const askBeyond = async ({ conversation }: Thread, beyond: EdgeQuery): Promise<MessagesSlice | null> =>
  conversation === null ? null : messagesApi(api).messages(conversation.id, beyond)

/** @returns false if it could not be loaded */
async function reachEnd(username: string, { read, load }: ChatStore<Thread>, catchUp: () => void): Promise<boolean> {
  if (read()?.hasNewer !== true) return true
  const opened = await load(messagesApi(api).open(username), openThread)
  if (opened === null) toast.warning(talkText.endNotHere)
  const now = read()
  if (now !== undefined && isBehind(now)) catchUp()
  return opened !== null
}

/** @returns false if it could not be loaded */
async function reach(seq: number, { read, load }: ChatStore<Thread>): Promise<boolean> {
  const isHere = () => read()?.messages.some((message) => message.seq === seq) ?? false
  const known = read()
  const first = known?.messages[0]
  if (known?.conversation == null || first === undefined) return false
  if (isHere()) return true
  const { id } = known.conversation
  const isNear = seq < first.seq && first.seq - seq <= NEAR
  const slice = isNear ? { before: first.seq, limit: NEAR } : { around: seq }
  return (await load(messagesApi(api).messages(id, slice), isNear ? addOlder : moveWindow)) !== null && isHere()
}
