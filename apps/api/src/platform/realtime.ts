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
import type { LiveBus } from './nodes/live-bus.ts'
import { linkNodes, type NodeLink, pageOf } from './nodes/node-link.ts'
import type { Ending, NodeMessage, PageState } from './nodes/node-messages.ts'
import { isOwnOrigin } from './origin.ts'
import type { SessionReader } from './session.ts'
import { boundSockets } from './socket-bounds.ts'
import { listenToWatching, type WatchRule } from './watching.ts'

interface SocketData {
  viewer: Viewer
  visible: boolean
}
interface NodeEvents {
  nodes: (message: NodeMessage) => void
}
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, NodeEvents, SocketData>
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, NodeEvents, SocketData>

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
  /** Somebody came to a channel or left it, on any node. */
  onMove(listener: (channel: string) => void): void
  /** Those who are in a channel, each once. */
  membersIn(channel: string): number[]
  /** Of those the ones whose pages this node holds. */
  membersHere(channel: string): number[]
  /** Tells her pages on this node alone: each node tells its own. */
  toUserHere(userId: number, event: LiveEvent): void
  /** What any of her open pages hears. */
  channelsOf(userId: number): string[]
  /** Ends every socket of one member (or of one of her sessions). */
  disconnect(userId: number, sessionId?: number): void
  /** Ends the sockets of sessions that are over by their age: nobody came who could have been told. */
  disconnectEnded(): Promise<void>
  /** Closes the sockets of a session that was renewed: its pages come back under the new one. */
  reconnect(userId: number, sessionId: number): void
  /** Closes every socket of this process: the pages come back by themselves, wherever they are let in. */
  sendElsewhere(): void
  /** Ends the sockets of a session whose browser goes on with another member's: their pages are hers from now on. */
  giveWay(userId: number, sessionId: number): void
  /** Whether one of her tabs is open, on screen or not. */
  isConnected(userId: number): boolean
  /** Whether one of her tabs is on screen. */
  isVisible(userId: number): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime
    /** The other processes that serve this site; null: there are none. */
    nodes: NodeLink | null
  }
}

interface RealtimeOptions {
  sessions: SessionReader
  publicUrl: string
  corsOrigins: string[]
  /** Absent: this process is alone. */
  bus: LiveBus | null
  beatMs?: number | undefined
}

/** Bytes of one frame: the longest thing a page says is a channel's name. */
const SOCKET_FRAME_LIMIT = 64 * 1024
/** How long a connection may be there without saying who it is. */
const CONNECT_MS = 20_000
/** How long an open page may hear on after its session ran out of age. */
const LOOK_EVERY_MS = 5 * 60_000
/** How often a node says that it is there. */
const BEAT_MS = 5_000

function endSocket(socket: LiveSocket, type: 'signed-out' | 'signed-in-anew' = 'signed-out'): void {
  socket.emit('live', { type })
  socket.disconnect(true)
}

/** Ends the sockets of this node that are meant. */
function endHere(io: LiveServer, { how, userId, sessionId }: Ending): void {
  for (const socket of io.sockets.sockets.values()) {
    const { viewer } = socket.data
    if (viewer.id !== userId || (sessionId !== null && viewer.sessionId !== sessionId)) continue
    if (how === 'reconnect') socket.conn.close()
    else endSocket(socket, how)
  }
}

/** The open pages of this node in that channel. */
function socketsIn(io: LiveServer, channel: string): LiveSocket[] {
  const ids = [...(io.of('/').adapter.rooms.get(channel) ?? [])]
  return ids.map((id) => io.sockets.sockets.get(id)).filter((socket) => socket !== undefined)
}

interface RealtimeParts {
  io: LiveServer
  link: NodeLink | null
  watchRules: Map<string, WatchRule>
  sessions: SessionReader
}

function createRealtime({ io, link, watchRules, sessions }: RealtimeParts): Realtime {
  const pagesIn = (channel: string): PageState[] => [
    ...socketsIn(io, channel).map(pageOf),
    ...(link?.presence.pagesIn(channel) ?? []),
  ]
  const usersOf = (pages: PageState[]) => [...new Set(pages.map(({ userId }) => userId))]
  const end = (ending: Ending) => {
    endHere(io, ending)
    link?.tell({ about: 'ending', ending })
  }
  link?.onEnding((ending) => endHere(io, ending))
  return {
    io,
    notify: (userId, message) => {
      const channel = userChannel(userId)
      io.to(channel).emit(channel, message)
    },
    toUser: (userId, event) => void io.to(userChannel(userId)).emit('live', event),
    toUserHere: (userId, event) => void io.local.to(userChannel(userId)).emit('live', event),
    toChannel: (channel, event, exceptUserIds = []) =>
      void io.to(channel).except(exceptUserIds.map(userChannel)).emit('live', event),
    onConnection: (listener) => void io.on('connection', listener),
    allowWatching: (kind, rule) => void watchRules.set(kind, rule),
    onMove: (listener) => {
      const { adapter } = io.of('/')
      adapter.on('join-room', listener)
      adapter.on('leave-room', listener)
      link?.onMove(listener)
    },
    membersIn: (channel) => usersOf(pagesIn(channel)),
    membersHere: (channel) => usersOf(socketsIn(io, channel).map(pageOf)),
    channelsOf: (userId) => [...new Set(pagesIn(userChannel(userId)).flatMap(({ channels }) => channels))],
    disconnect: (userId, sessionId) => end({ how: 'signed-out', userId, sessionId: sessionId ?? null }),
    disconnectEnded: async () => {
      const sockets = [...io.sockets.sockets.values()]
      const over = new Set(await sessions.over([...new Set(sockets.map(({ data }) => data.viewer.sessionId))]))
      for (const socket of sockets) if (over.has(socket.data.viewer.sessionId)) endSocket(socket)
    },
    reconnect: (userId, sessionId) => end({ how: 'reconnect', userId, sessionId }),
    sendElsewhere: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
    },
    giveWay: (userId, sessionId) => end({ how: 'signed-in-anew', userId, sessionId }),
    isConnected: (userId) => pagesIn(userChannel(userId)).length > 0,
    isVisible: (userId) => pagesIn(userChannel(userId)).some(({ visible }) => visible),
  }
}

/** What this node tells the others of its open pages, and what it does when something of theirs did not come. */
function joinNodes(app: FastifyInstance, link: NodeLink, beatMs: number): () => Promise<void> {
  const { io } = app.realtime
  const { adapter } = io.of('/')
  const touch = (channel: string, socketId: string) => {
    if (channel !== socketId) link.touch(socketId)
  }
  adapter.on('join-room', touch)
  adapter.on('leave-room', touch)
  io.on('connection', (socket) => {
    link.touch(socket.id)
    socket.on('visibility', () => link.touch(socket.id))
    socket.on('disconnect', () => link.touch(socket.id))
  })
  link.onMissed(() => {
    io.local.emit('live', { type: 'catch-up' })
    app.realtime.disconnectEnded().catch((error: unknown) => app.log.error({ err: error }, 'ending sockets failed'))
  })
  const beating = setInterval(link.beat, beatMs)
  beating.unref()
  return () => {
    clearInterval(beating)
    return link.close()
  }
}

/** Socket.IO on the default path, websocket only, signed in by cookie or `auth: {token}`. */
export const realtimePlugin = fp(async (app: FastifyInstance, options: RealtimeOptions) => {
  const io: LiveServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: SOCKET_FRAME_LIMIT,
    ...(options.bus && { adapter: options.bus.adapter }),
    connectTimeout: CONNECT_MS,
    allowRequest: (request, answer) => {
      const { origin, host } = request.headers
      const allowed =
        origin === undefined || isOwnOrigin(origin, host, options.publicUrl) || options.corsOrigins.includes(origin)
      answer(allowed ? null : 'origin', allowed)
    },
  })
  const watchRules = new Map<string, WatchRule>()
  const link = options.bus && linkNodes(io, options.bus)
  app.decorate('realtime', createRealtime({ io, link, watchRules, sessions: options.sessions }))
  app.decorate('nodes', link)
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
  boundSockets(io)

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
  const leaveNodes = link && joinNodes(app, link, options.beatMs ?? BEAT_MS)

  app.addHook('preClose', async () => {
    clearInterval(looking)
    // Not « disconnected »: a page that was told so does not come back by itself.
    app.realtime.sendElsewhere()
    io.engine.close()
  })
  app.addHook('onClose', async () => leaveNodes?.())
})
