import { userChannel } from '@consoeurs/contract'
import { io } from 'socket.io-client'
import { apiBase, otherOrigin } from '../api/product-fetch.ts'
import { publishCatchUp, publishLiveEvent } from '../events/live-events.ts'
import { carryBy, type LiveSocket, watchBy, watchedChannels } from './live-channels.ts'
import { applyNotificationEvent } from './notification-list.ts'
import type { ToastContext } from './notification-toasts.ts'

/** Milliseconds of jitter, after a server lost contact with the others. */
const CATCH_UP_WITHIN = 3000

function subscribe(socket: LiveSocket, viewerId: number): void {
  socket.emit('subscribe', userChannel(viewerId), ({ ok }) => {
    // The session belongs to another member: the user load that follows finds out.
    if (!ok) return publishCatchUp()
    for (const channel of watchedChannels()) watchBy(socket, channel)
    publishCatchUp()
  })
  socket.emit('visibility', document.visibilityState === 'visible')
}

/** Socket.IO reconnects by itself; the page catches up after each connection. */
export function openSocket(parts: ToastContext, connect: typeof io = io): () => void {
  const { viewerId } = parts
  const base = apiBase()
  const socket: LiveSocket = connect(base || location.origin, {
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    // The own origin uses cookies; another one needs a token per connection.
    ...(base !== '' && { auth: (tell) => otherOrigin().then(({ tellToken }) => tellToken(tell)) }),
  })
  carryBy(socket)
  /** Reconnects at once, ignoring the backoff. */
  const reopen = () => socket.disconnect().connect()
  const tellVisibility = () => {
    const visible = document.visibilityState === 'visible'
    socket.emit('visibility', visible)
    // A sleeping phone drops events without disconnecting: catch up on waking.
    if (!visible) return
    publishCatchUp()
    if (!socket.connected) reopen()
  }
  socket.on('connect', () => subscribe(socket, viewerId))
  // Signed out: the user load that follows confirms it and leaves.
  socket.on('connect_error', ({ message }) => {
    if (message === 'SIGN_IN_REQUIRED') publishCatchUp()
  })
  socket.on('live', (event) => {
    // Sent to every page at once: add jitter.
    if (event.type === 'catch-up') setTimeout(publishCatchUp, Math.random() * CATCH_UP_WITHIN)
    const { store } = parts
    store.set({ listNotifications: applyNotificationEvent(store.read().listNotifications, event) })
    publishLiveEvent(event)
  })
  socket.on(userChannel(viewerId), async (message) => {
    const { receiveNotification } = await import('./notification-toasts.ts')
    receiveNotification(parts, message)
  })
  document.addEventListener('visibilitychange', tellVisibility)
  // The network may have changed, leaving a dead connection.
  window.addEventListener('online', reopen)
  return () => {
    document.removeEventListener('visibilitychange', tellVisibility)
    window.removeEventListener('online', reopen)
    socket.close()
    carryBy(null)
  }
}
