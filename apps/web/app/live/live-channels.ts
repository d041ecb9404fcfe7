import type { ClientToServerEvents, ServerToClientEvents } from '@consoeurs/contract'
import type { Socket } from 'socket.io-client'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/** Pages subscribe before the socket's code is loaded. */
const watched = new Map<string, Set<() => void>>()
let current: LiveSocket | null = null

export function carryBy(socket: LiveSocket | null): void {
  current = socket
}

export const watchedChannels = (): Iterable<string> => watched.keys()

/**
 * Follows a channel (an open share, a room).
 * @returns a function that unsubscribes
 */
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

/** Watchers fetch what they missed once the server has acknowledged; if access was revoked, that request fails. */
export function watchBy(socket: LiveSocket, channel: string): void {
  socket.emit('watch', channel, () => {
    for (const told of watched.get(channel) ?? []) told()
  })
}

export function tellRoomTyping(roomId: number, typing: boolean): void {
  if (current?.connected) current.emit('room-typing', roomId, typing)
}

export function sendTyping(conversationId: number, typing: boolean): void {
  if (current?.connected) current.emit('typing', conversationId, typing)
}
