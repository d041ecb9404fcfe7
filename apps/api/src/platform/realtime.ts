import {
  type ClientToServerEvents,
  type LiveEvent,
  type ServerToClientEvents,
  type SocketMessage,
  userChannel,
} from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Server, type Socket } from 'socket.io'
import type { Viewer } from './access.ts'
import { isOwnOrigin } from './origin.ts'
import type { SessionReader } from './session.ts'
import { listenToWatching, type WatchRule } from './watching.ts'

interface SocketData {
  viewer: Viewer
  visible: boolean
}
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>

/** What features may say to open pages, and what they listen to. A live event is a hint; the database is the truth. */
export interface Realtime {
  io: LiveServer
  /** The specification's socket message, on its own channel. */
  notify(userId: number, message: SocketMessage): void
  toUser(userId: number, event: LiveEvent): void
  /** Everyone in `channel` but the members in `exceptUserIds`. */
  toChannel(channel: string, event: LiveEvent, exceptUserIds?: number[]): void
  onConnection(listener: (socket: LiveSocket) => void): void
  /** Lets sockets watch `{kind}-{id}`; the rule refuses by throwing an `AppError`. */
  allowWatching(kind: string, rule: WatchRule): void
  /** Those who are in a channel, each once. */
  membersIn(channel: string): Promise<number[]>
  /** Ends every socket of one member (or of one of her sessions). */
  disconnect(userId: number, sessionId?: number): void
  /** Ends the sockets of sessions that are over by their age: nobody came who could have been told. */
  disconnectEnded(): Promise<void>
  /** Closes the sockets of a session that was renewed: its pages come back under the new one. */
  reconnect(userId: number, sessionId: number): void
  /** Ends the sockets of a session whose browser goes on with another member's: their pages are hers from now on. */
  giveWay(userId: number, sessionId: number): void
  /** Whether one of her tabs is open, on screen or not. */
  isConnected(userId: number): Promise<boolean>
  /** Whether one of her tabs is on screen. */
  isVisible(userId: number): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime
  }
}

interface RealtimeOptions {
  sessions: SessionReader
  publicUrl: string
  corsOrigins: string[]
}

/** Bytes of one frame: the longest thing a page says is a channel's name. */
const SOCKET_FRAME_LIMIT = 64 * 1024
/** How long an open page may hear on after its session ran out of age. */
const LOOK_EVERY_MS = 5 * 60_000

function endSocket(socket: LiveSocket, type: 'signed-out' | 'signed-in-anew' = 'signed-out'): void {
  socket.emit('live', { type })
  socket.disconnect(true)
}

const socketsOf = (io: LiveServer, userId: number, sessionId: number) =>
  [...io.sockets.sockets.values()].filter(
    ({ data: { viewer } }) => viewer.id === userId && viewer.sessionId === sessionId,
  )

function createRealtime(io: LiveServer, watchRules: Map<string, WatchRule>, sessions: SessionReader): Realtime {
  return {
    io,
    notify: (userId, message) => {
      const channel = userChannel(userId)
      io.to(channel).emit(channel, message)
    },
    toUser: (userId, event) => void io.to(userChannel(userId)).emit('live', event),
    toChannel: (channel, event, exceptUserIds = []) =>
      void io.to(channel).except(exceptUserIds.map(userChannel)).emit('live', event),
    onConnection: (listener) => void io.on('connection', listener),
    allowWatching: (kind, rule) => void watchRules.set(kind, rule),
    membersIn: async (channel) => {
      const sockets = await io.in(channel).fetchSockets()
      return [...new Set(sockets.map((socket) => socket.data.viewer.id))]
    },
    disconnect: (userId, sessionId) => {
      for (const socket of io.sockets.sockets.values()) {
        if (socket.data.viewer.id !== userId) continue
        if (sessionId === undefined || socket.data.viewer.sessionId === sessionId) endSocket(socket)
      }
    },
    disconnectEnded: async () => {
      const sockets = [...io.sockets.sockets.values()]
      const over = new Set(await sessions.over([...new Set(sockets.map(({ data }) => data.viewer.sessionId))]))
      for (const socket of sockets) if (over.has(socket.data.viewer.sessionId)) endSocket(socket)
    },
    reconnect: (userId, sessionId) => {
      for (const socket of socketsOf(io, userId, sessionId)) socket.conn.close()
    },
    giveWay: (userId, sessionId) => {
      for (const socket of socketsOf(io, userId, sessionId)) endSocket(socket, 'signed-in-anew')
    },
    isConnected: async (userId) => (await io.in(userChannel(userId)).fetchSockets()).length > 0,
    isVisible: async (userId) => {
      const sockets = await io.in(userChannel(userId)).fetchSockets()
      return sockets.some((socket) => socket.data.visible)
    },
  }
}

/** Socket.IO on the default path, websocket only, signed in by cookie or `auth: {token}`. */
export const realtimePlugin = fp(async (app: FastifyInstance, options: RealtimeOptions) => {
  const io: LiveServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: SOCKET_FRAME_LIMIT,
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers
      const allowed =
        origin === undefined || isOwnOrigin(origin, host, options.publicUrl) || options.corsOrigins.includes(origin)
      answer(allowed ? null : 'origin', allowed)
    },
  })
  const watchRules = new Map<string, WatchRule>()
  app.decorate('realtime', createRealtime(io, watchRules, options.sessions))
  const looking = setInterval(() => {
    app.realtime.disconnectEnded().catch((error: unknown) => app.log.error({ err: error }, 'ending sockets failed'))
  }, LOOK_EVERY_MS)
  looking.unref()

  io.use(async (socket, next) => {
    try {
      const token: unknown = socket.handshake.auth.token
      const headers =
        typeof token === 'string' ? { authorization: `Bearer ${token}` } : { cookie: socket.handshake.headers.cookie }
      const viewer = await options.sessions.read(headers)
      if (viewer === null) return next(new Error('SIGN_IN_REQUIRED'))
      socket.data.viewer = viewer
      socket.data.visible = false
      next()
    } catch (error) {
      app.log.error({ err: error }, 'socket sign-in failed')
      next(new Error('UNAVAILABLE'))
    }
  })

  io.on('connection', (socket) => {
    socket.on('subscribe', (channel, acknowledge) => {
      const ok = channel === userChannel(socket.data.viewer.id)
      if (ok) void socket.join(channel)
      if (typeof acknowledge === 'function') acknowledge({ ok })
    })
    listenToWatching(socket, watchRules, app.log)
    socket.on('visibility', (visible) => {
      socket.data.visible = visible === true
    })
  })

  app.addHook('preClose', async () => {
    clearInterval(looking)
    io.disconnectSockets(true)
    io.engine.close()
  })
})
