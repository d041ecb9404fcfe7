import type { LiveEvent, WaitingRooms } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import type { NotificationStore } from '../viewer/notification-store.ts'

type Rooms = readonly number[]

/** Milliseconds: one request per burst of messages. */
const BATCH_DELAY = 1000

interface UnreadRoomsUpdate {
  rooms: Rooms
  /** Ask the server: only it knows which rooms are muted. */
  mustFetch: boolean
}

/** Applies an event to the unread rooms; new messages in a listed room need no request. */
export function applyRoomEvent(rooms: Rooms, event: LiveEvent, viewerId: number): UnreadRoomsUpdate {
  if (event.type === 'room.marks') {
    const { roomId, marks } = event
    const others = rooms.filter((id) => id !== roomId)
    return { rooms: marks.calls ? [...others, roomId] : others, mustFetch: false }
  }
  if (event.type === 'rooms.news') {
    const isKnown = rooms.includes(event.roomId)
    return { rooms, mustFetch: event.isNew ? !isKnown && event.authorId !== viewerId : isKnown }
  }
  return { rooms, mustFetch: ['room.changed', 'rooms.stale', 'rooms.gone', 'mutes.changed'].includes(event.type) }
}

let isPending = false

async function refetch(store: NotificationStore): Promise<void> {
  isPending = false
  try {
    store.set({ waitingRooms: (await api.get<WaitingRooms>('/api/rooms/waiting')).ids })
  } catch (error) {
    // The known rooms stay; the next event or connection retries.
    if (!(error instanceof ApiFailure)) throw error
  }
}

export function updateUnreadRooms(viewerId: number, store: NotificationStore, event: LiveEvent): void {
  const { rooms, mustFetch } = applyRoomEvent(store.read().waitingRooms, event, viewerId)
  store.set({ waitingRooms: rooms })
  if (!mustFetch || isPending) return
  isPending = true
  setTimeout(() => void refetch(store), BATCH_DELAY)
}
