import type { ClientToServerEvents, ServerToClientEvents } from '@consoeurs/contract'
import type { Socket } from 'socket.io-client'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/** Apart from the socket: what a page wants to follow is known before its socket is fetched and open. */
const watched = new Map<string, Set<() => void>>()
let current: LiveSocket | null = null

export function carryBy(socket: LiveSocket | null): void {
  current = socket
}

export const watchedChannels = (): Iterable<string> => watched.keys()

/** Live events of one channel (an open share, a room) until the returned function is called. */
export function watchChannel(channel: string, onWatched: () => void = () => undefined): () => void {
  const told = () => onWatched()
  const watchers = watched.get(channel) ?? new Set()
  watched.set(channel, watchers.add(told))
  if (current?.connected) watchBy(current, channel)
  return () => {
    watchers.delete(told)
    if (watchers.size > 0) return
    watched.delete(channel)
    if (current?.connected) current.emit('unwatch', channel)
  }
}

/**
 * Once the server has answered, whoever follows it may ask for what was said until then: where it may not be heard any
 * more, that says why.
 */
export function watchBy(socket: LiveSocket, channel: string): void {
  socket.emit('watch', channel, () => {
    for (const told of watched.get(channel) ?? []) told()
  })
}

export function tellRoomTyping(roomId: number, typing: boolean): void {
  if (current?.connected) current.emit('room-typing', roomId, typing)
}

export function tellTyping(conversationId: number, typing: boolean): void {
  if (current?.connected) current.emit('typing', conversationId, typing)
}
