import { type LiveEvent, type OpenRoom, type RoomOpened, roomChannel } from '@consoeurs/contract'
import { type RefObject, useCallback, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useOneAtATime } from '../../live/one-at-a-time.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { useLiveChannel } from '../../live/use-live-channel.ts'
import { type Beyond, useEdge } from '../talk/public.ts'
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
  /** Whether she looks at the end of the talk. */
  follows: RefObject<boolean>
  /** The community is closed to her. */
  onGone: () => void
}

type Read = () => RoomTalk | undefined
type Change = (changed: (known: RoomTalk) => RoomTalk) => void

/** What one event makes of an open room. */
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

/** The open room: begins with what the loader brought, then follows what lives and asks for what it missed. */
export function useRoom({ slug, served, follows, onGone }: RoomOptions) {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['room', slug], [slug])
  const talk = useLive({ key, served, open: openRoomTalk })
  const read = useCallback(() => cache.read<RoomTalk>(key), [cache, key])
  const change = useCallback((changed: (known: RoomTalk) => RoomTalk) => cache.change(key, changed), [cache, key])

  const catchingUp = useOneAtATime(async () => {
    try {
      await askUntilTrue(read, change, follows)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Put out while this page slept; anything else is asked again at the next return.
      if (error.status === 403 || error.status === 404) onGone()
    }
  })
  useLiveEvents((event) => {
    change((known) => hear(known, event, follows.current))
    const now = read()
    if (event.type === 'rooms.stale' || event.type === 'mutes.changed')
      void renew(read, change, follows.current).catch(later)
    if (now !== undefined && isRoomBehind(now)) catchingUp.run()
    if (event.type === 'rooms.gone' && event.communityId === now?.room.community.id) onGone()
  })
  useCatchUp(catchingUp.run)
  useLiveChannel(roomChannel(talk.room.id), catchingUp.run)

  /** Another place of the talk takes the place of this one; null where it cannot be brought. */
  const moveTo = useCallback(
    async (at: Partial<OpenRoom>): Promise<RoomOpened | null> => {
      try {
        const opened = await roomsApi(api).open(slug, at)
        change((known) => openRoomTalk(known, opened))
        return opened
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        return null
      }
    },
    [slug, change],
  )
  return {
    talk,
    read,
    change,
    moveTo,
    older: useEdge({ side: 'older', read, change, ask: askBeyond, place: withOlderMessages }),
    newer: useEdge({ side: 'newer', read, change, ask: askBeyond, place: withNewerMessages }),
  }
}

/** No network yet: the next return asks again. */
function later(error: unknown): void {
  if (!(error instanceof ApiFailure)) throw error
}

/** The same place as it now is, or the end where she looks at that. */
async function renew(read: Read, change: Change, isEnd: boolean): Promise<void> {
  const known = read()
  if (known === undefined) return
  const from = Math.max(0, (known.messages[0]?.seq ?? 1) - 1)
  const wanted = isEnd ? { limit: PAGE } : { from, limit: mostRows }
  const slice = await roomsApi(api).messages(known.room.id, wanted)
  change((before) => renewRoom(before, slice, isEnd))
}

async function askUntilTrue(read: Read, change: Change, follows: RefObject<boolean>): Promise<void> {
  const known = read()
  if (known === undefined) return
  const missed = await roomsApi(api).messages(known.room.id, { after: known.syncedTo, limit: CATCH_UP_PAGE })
  if (missed.hasMore) return renew(read, change, follows.current)
  change((before) => catchUpRoom(before, missed, follows.current))
}

const askBeyond = ({ room }: RoomTalk, beyond: Beyond) => roomsApi(api).messages(room.id, { ...beyond, limit: PAGE })
