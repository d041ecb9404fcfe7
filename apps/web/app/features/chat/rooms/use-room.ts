import { type LiveEvent, type OpenRoom, type RoomOpened, roomChannel } from '@consoeurs/contract'
import { type RefObject, useCallback } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useLiveEvents } from '../../../events/live-events.ts'
import { useLiveChannel } from '../../../live/use-live-channel.ts'
import { type ChatStore, type EdgeQuery, unlessRefused, useChat } from '../talk/public.ts'
import {
  catchUpRoom,
  isRoomBehind,
  mostRows,
  openRoomTalk,
  type RoomTalk,
  receiveRoomMessage,
  renewRoom,
  withNewerMessages,
  withOlderMessages,
} from './room-state.ts'
import { roomsApi } from './rooms.api.ts'

const CATCH_UP_PAGE = 100
const PAGE = 40

interface RoomOptions {
  slug: string
  served: RoomOpened
  /** Whether the viewer is at the end of the chat. */
  follows: RefObject<boolean>
  onGone: () => void
}

type Store = ChatStore<RoomTalk>

function hear(talk: RoomTalk, event: LiveEvent, follows: boolean): RoomTalk {
  const { room } = talk
  if (event.type === 'room.changed' && event.room.id === room.id) return { ...talk, room: { ...room, ...event.room } }
  if (!('roomId' in event) || event.roomId !== room.id) return talk
  if (event.type === 'room.message') return receiveRoomMessage(talk, event.message, { own: event.own, follows })
  if (event.type === 'room.stale') return { ...talk, heardTo: Math.max(talk.heardTo, event.seq) }
  if (event.type === 'room.presence') return { ...talk, here: event.here }
  if (event.type === 'room.marks') return { ...talk, room: { ...room, ...event.marks } }
  return talk
}

/** Starts with the loader's data, follows live events and fetches what it missed. */
export function useRoom({ slug, served, follows, onGone }: RoomOptions) {
  const { chat, store, catchUp, ...edges } = useChat({
    kind: 'room',
    name: slug,
    served,
    open: openRoomTalk,
    ask: askBeyond,
    withOlder: withOlderMessages,
    withNewer: withNewerMessages,
    catchUp: (store) => askUntilTrue(store, follows),
    // Removed while the page was inactive.
    onRefused: (status) => {
      if (status === 403 || status === 404) onGone()
    },
  })
  const { read, change, load } = store
  useLiveEvents((event) => {
    change((known) => hear(known, event, follows.current))
    const now = read()
    // Without a network, the next reconnection tries again.
    if (event.type === 'rooms.stale' || event.type === 'mutes.changed')
      void unlessRefused(renew(store, follows.current))
    if (now !== undefined && isRoomBehind(now)) catchUp()
    if (event.type === 'rooms.gone' && event.communityId === now?.room.community.id) onGone()
  })
  useLiveChannel(roomChannel(chat.room.id), catchUp)

  /** @returns null if it could not be loaded */
  const moveTo = useCallback(
    async (at: Partial<OpenRoom>) => {
      const opened = await load(roomsApi(api).open(slug, at), openRoomTalk)
      const now = read()
      if (now !== undefined && isRoomBehind(now)) catchUp()
      return opened
    },
    [slug, load, read, catchUp],
  )
  const reach = useCallback(
    async (seq: number) => {
      if (read()?.messages.some((message) => message.seq === seq)) return true
      return (await moveTo({ message: seq }))?.foundSeq === seq
    },
    [read, moveTo],
  )
  const reachEnd = async () => read()?.hasNewer !== true || (await moveTo({ at: 'end' })) !== null
  return { talk: chat, moveTo, reach, reachEnd, ...edges }
}

async function renew({ read, change }: Store, isEnd: boolean): Promise<void> {
  const known = read()
  if (known === undefined) return
  const from = Math.max(0, (known.messages[0]?.seq ?? 1) - 1)
  const wanted = isEnd ? { limit: PAGE } : { from, limit: mostRows }
  const slice = await roomsApi(api).messages(known.room.id, wanted)
  change((before) => renewRoom(before, slice, isEnd))
}

async function askUntilTrue(store: Store, follows: RefObject<boolean>): Promise<void> {
  const known = store.read()
  if (known === undefined) return
  const missed = await roomsApi(api).messages(known.room.id, { after: known.syncedTo, limit: CATCH_UP_PAGE })
  if (missed.hasMore) return renew(store, follows.current)
  store.change((before) => catchUpRoom(before, missed, follows.current))
}

const askBeyond = ({ room }: RoomTalk, beyond: EdgeQuery) => roomsApi(api).messages(room.id, { ...beyond, limit: PAGE })
