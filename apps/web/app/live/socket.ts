import {
  type ClientToServerEvents,
  type ServerToClientEvents,
  type SocketMessage,
  userChannel,
} from '@consoeurs/contract'
import { io, type Socket } from 'socket.io-client'
import { publishCatchUp, publishLiveEvent } from './live-events.ts'

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>

interface SocketOptions {
  viewerId: number
  /** The specification's socket message, on her own channel. */
  onNotification: (message: SocketMessage) => void
}

const watched = new Map<string, number>()
let current: LiveSocket | null = null

function subscribe(socket: LiveSocket, viewerId: number): void {
  socket.emit('subscribe', userChannel(viewerId), ({ ok }) => {
    if (!ok) return
    for (const channel of watched.keys()) socket.emit('watch', channel, () => undefined)
    publishCatchUp()
  })
  socket.emit('visibility', document.visibilityState === 'visible')
}

/** Opens the one socket of this page. Socket.IO reconnects by itself; after each connection the page catches up. */
export function openSocket({ viewerId, onNotification }: SocketOptions): () => void {
  const socket: LiveSocket = io({ transports: ['websocket'], reconnectionDelay: 500, reconnectionDelayMax: 5000 })
  current = socket
  const tellVisibility = () => {
    const visible = document.visibilityState === 'visible'
    socket.emit('visibility', visible)
    // A sleeping phone drops events without a disconnection: a tab that wakes up asks what it missed.
    if (visible) publishCatchUp()
  }
  const online = () => socket.connect()
  socket.on('connect', () => subscribe(socket, viewerId))
  socket.on('live', publishLiveEvent)
  socket.on(userChannel(viewerId), onNotification)
  document.addEventListener('visibilitychange', tellVisibility)
  window.addEventListener('online', online)
  return () => {
    document.removeEventListener('visibilitychange', tellVisibility)
    window.removeEventListener('online', online)
    socket.close()
    current = null
  }
}

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
