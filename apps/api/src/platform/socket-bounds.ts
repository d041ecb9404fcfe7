import type { LiveServer } from './realtime.ts'

export interface SocketBounds {
  /** Bytes of events that wait for a page which does not read: it is cut off, comes back, and asks what it missed. */
  unread: number
  /** Open pages of one member: far more than anyone has tabs. */
  perMember: number
}

const BOUNDS: SocketBounds = { unread: 1024 * 1024, perMember: 100 }

/** What one reader and one member may take of the process. After the middleware that says who she is. */
export function boundSockets(io: LiveServer, { unread, perMember }: SocketBounds = BOUNDS): void {
  io.engine.on('connection', (connection) => {
    // The library forgets the request of a connection that ends.
    const { socket } = connection.request
    let waiting = 0
    connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      waiting += data?.length ?? 0
      // A closing handshake would wait behind all that is not read.
      if (waiting > unread) socket.destroy()
    })
    // The next batch is handed over once the last was taken.
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
