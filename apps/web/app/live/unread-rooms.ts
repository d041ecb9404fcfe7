import type { LiveEvent, WaitingRooms } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import type { NotificationStore } from '../viewer/notification-store.ts'

/** Ids of rooms with unread messages; groups are counted with the conversations. */
interface UnreadRooms {
  rooms: readonly number[]
  groups: readonly number[]
}

/** Milliseconds: one request per burst of messages. */
const BATCH_DELAY = 1000

interface UnreadRoomsUpdate extends UnreadRooms {
  /** Ask the server: only it knows which rooms are muted, and which are of groups. */
  mustFetch: boolean
}

const refetched: readonly LiveEvent['type'][] = [
  'room.changed',
  'rooms.stale',
  'rooms.gone',
  'groups.stale',
  'mutes.changed',
]

/** Applies an event to the unread rooms; new messages in a listed room need no request. */
export function applyRoomEvent(known: UnreadRooms, event: LiveEvent, viewerId: number): UnreadRoomsUpdate {
  const { rooms, groups } = known
  const isListed = (id: number) => rooms.includes(id) || groups.includes(id)
  if (event.type === 'room.marks') {
    const { roomId, marks } = event
    if (marks.calls) return { rooms, groups, mustFetch: !isListed(roomId) }
    const without = (ids: readonly number[]) => ids.filter((id) => id !== roomId)
    return { rooms: without(rooms), groups: without(groups), mustFetch: false }
  }
  if (event.type === 'rooms.news') {
    const isKnown = isListed(event.roomId)
    return { rooms, groups, mustFetch: event.isNew ? !isKnown && event.authorId !== viewerId : isKnown }
  }
  return { rooms, groups, mustFetch: refetched.includes(event.type) }
}

let isPending = false

async function refetch(store: NotificationStore): Promise<void> {
  isPending = false
  try {
    const { ids, groups } = await api.get<WaitingRooms>('/api/rooms/waiting')
    store.set({ waitingRooms: ids, waitingGroups: groups })
  } catch (error) {
    // The known rooms stay; the next event or connection retries.
    if (!(error instanceof ApiFailure)) throw error
  }
}

export function updateUnreadRooms(viewerId: number, store: NotificationStore, event: LiveEvent): void {
  const known = { rooms: store.read().waitingRooms, groups: store.read().waitingGroups }
  const { rooms, groups, mustFetch } = applyRoomEvent(known, event, viewerId)
  store.set({ waitingRooms: rooms, waitingGroups: groups })
  if (!mustFetch || isPending) return
  isPending = true
  setTimeout(() => void refetch(store), BATCH_DELAY)
}
