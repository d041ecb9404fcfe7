import { userChannel } from '@consoeurs/contract'
import { io } from 'socket.io-client'
import { apiBase, otherOrigin } from '../api/product-fetch.ts'
import type { ArrivalParts } from './arrivals.ts'
import { heard } from './heard.ts'
import { carryBy, type LiveSocket, watchBy, watchedChannels } from './live-channels.ts'
import { publishCatchUp, publishLiveEvent } from './live-events.ts'

/** Milliseconds over which the pages of a server spread what they ask for when it lost sight of the others. */
const CATCH_UP_WITHIN = 3000

function subscribe(socket: LiveSocket, viewerId: number): void {
  socket.emit('subscribe', userChannel(viewerId), ({ ok }) => {
    // Another member's session stands behind this connection: the user load that follows finds out.
    if (!ok) return publishCatchUp()
    for (const channel of watchedChannels()) watchBy(socket, channel)
    publishCatchUp()
  })
  socket.emit('visibility', document.visibilityState === 'visible')
}

/** Opens the one socket of this page. Socket.IO reconnects by itself; after each connection the page catches up. */
export function openSocket(parts: ArrivalParts, connect: typeof io = io): () => void {
  const { viewerId } = parts
  const base = apiBase()
  const socket: LiveSocket = connect(base || location.origin, {
    transports: ['websocket'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    // Its own origin knows her by her cookie; another one is told at each connection.
    ...(base !== '' && { auth: (tell) => otherOrigin().then(({ tellToken }) => tellToken(tell)) }),
  })
  carryBy(socket)
  /** At once, whatever pause the last failures have earned. */
  const reopen = () => socket.disconnect().connect()
  const tellVisibility = () => {
    const visible = document.visibilityState === 'visible'
    socket.emit('visibility', visible)
    // A sleeping phone drops events without a disconnection: a tab that wakes up asks what it missed.
    if (!visible) return
    publishCatchUp()
    if (!socket.connected) reopen()
  }
  socket.on('connect', () => subscribe(socket, viewerId))
  // Not signed in any more, says the server: the user load that follows finds out, and leaves.
  socket.on('connect_error', ({ message }) => {
    if (message === 'SIGN_IN_REQUIRED') publishCatchUp()
  })
  socket.on('live', (event) => {
    // Told to every open page at once: they do not all ask at the same moment.
    if (event.type === 'catch-up') setTimeout(publishCatchUp, Math.random() * CATCH_UP_WITHIN)
    const { store } = parts
    store.set({ listNotifications: heard(store.read().listNotifications, event) })
    publishLiveEvent(event)
  })
  // What shows and rings is fetched with the first arrival.
  socket.on(userChannel(viewerId), async (message) => {
    const { takeArrival } = await import('./arrivals.ts')
    takeArrival(parts, message)
  })
  document.addEventListener('visibilitychange', tellVisibility)
  // Another network, perhaps: the old connection may be dead without knowing it.
  window.addEventListener('online', reopen)
  return () => {
    document.removeEventListener('visibilitychange', tellVisibility)
    window.removeEventListener('online', reopen)
    socket.close()
    carryBy(null)
  }
}
