import type { LiveServer } from './realtime.ts'

export interface SocketBounds {
  /** Bytes queued for a page that does not read: it is disconnected, reconnects and catches up. */
  unread: number
  perMember: number
}

const BOUNDS: SocketBounds = { unread: 1024 * 1024, perMember: 100 }

/** Limits per connection and per member. Register after the authentication middleware. */
export function boundSockets(io: LiveServer, { unread, perMember }: SocketBounds = BOUNDS): void {
  io.engine.on('connection', (connection) => {
    // engine.io drops the request when the connection ends.
    const { socket } = connection.request
    let waiting = 0
    connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      waiting += data?.length ?? 0
      // A closing handshake would queue behind the unread data.
      if (waiting > unread) socket.destroy()
    })
    // `flush` means that the previous batch was taken.
    connection.on('flush', () => {
      waiting = 0
    })
  })

  const open = new Map<number, number>()
  io.use(({ data: { viewer } }, next) =>
    next((open.get(viewer.id) ?? 0) >= perMember ? new Error('TOO_MANY_PAGES') : undefined),
  )
  io.on('connection', (socket) => {
    const { id } = socket.data.viewer
    open.set(id, (open.get(id) ?? 0) + 1)
    socket.on('disconnect', () => {
      const left = (open.get(id) ?? 1) - 1
      if (left > 0) open.set(id, left)
      else open.delete(id)
    })
  })
}
