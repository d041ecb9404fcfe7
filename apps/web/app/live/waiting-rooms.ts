import type { LiveEvent, WaitingRooms } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { ApiFailure } from '../api/client.ts'
import type { NotificationStore } from './notification-store.ts'

type Rooms = readonly number[]

/** Talks come in bursts: asked once for all of them. */
const TOGETHER = 1000

interface Heard {
  rooms: Rooms
  /** Whether another room calls her now is for the server to say: what she muted is its to know. */
  asks: boolean
}

/** Which rooms call her after one more event. News of a room that calls her already says nothing more. */
export function hearWaiting(rooms: Rooms, event: LiveEvent, viewerId: number): Heard {
  if (event.type === 'room.marks') {
    const { roomId, marks } = event
    const others = rooms.filter((id) => id !== roomId)
    return { rooms: marks.calls ? [...others, roomId] : others, asks: false }
  }
  if (event.type === 'rooms.news') {
    const isKnown = rooms.includes(event.roomId)
    return { rooms, asks: event.isNew ? !isKnown && event.authorId !== viewerId : isKnown }
  }
  return { rooms, asks: ['room.changed', 'rooms.stale', 'rooms.gone', 'mutes.changed'].includes(event.type) }
}

let isAsking = false

async function ask(store: NotificationStore): Promise<void> {
  isAsking = false
  try {
    store.set({ waitingRooms: (await api.get<WaitingRooms>('/api/rooms/waiting')).ids })
  } catch (error) {
    // What was known stays; the next event or connection asks again.
    if (!(error instanceof ApiFailure)) throw error
  }
}

/** Keeps the badge of her rooms true. */
export function hearRooms(viewerId: number, store: NotificationStore, event: LiveEvent): void {
  const { rooms, asks } = hearWaiting(store.read().waitingRooms, event, viewerId)
  store.set({ waitingRooms: rooms })
  if (!asks || isAsking) return
  isAsking = true
  setTimeout(() => void ask(store), TOGETHER)
}
