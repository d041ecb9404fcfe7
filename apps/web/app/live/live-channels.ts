import type { ClientToServerEvents, ServerToClientEvents } from '@consoeurs/contract'
import type { Socket } from 'socket.io-client'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

/** Apart from the socket: what a page wants to follow is known before its socket is fetched and open. */
const watched = new Map<string, number>()
let current: LiveSocket | null = null

export function carryBy(socket: LiveSocket | null): void {
  current = socket
}

export const watchedChannels = (): Iterable<string> => watched.keys()

/** Live events of one channel (an open share) until the returned function is called. */
export function watchChannel(channel: string): () => void {
  watched.set(channel, (watched.get(channel) ?? 0) + 1)
  if (current?.connected) current.emit('watch', channel, () => undefined)
  return () => {
    const left = (watched.get(channel) ?? 1) - 1
    if (left > 0) watched.set(channel, left)
    else {
      watched.delete(channel)
      if (current?.connected) current.emit('unwatch', channel)
    }
  }
}

export function tellTyping(conversationId: number, typing: boolean): void {
  if (current?.connected) current.emit('typing', conversationId, typing)
}
