import type { IncomingMessage } from 'node:http'
import {
  type ClientToServerEvents,
  type LiveEvent,
  type ServerToClientEvents,
  type SocketMessage,
  userChannel,
} from '@consoeurs/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Server, type Socket } from 'socket.io'
import type { ClusterConnection } from '../cluster/connect-cluster.ts'
import type { Viewer } from '../http/access.ts'
import { isOwnOrigin, isPublicHost } from '../http/origin.ts'
import type { SessionReader } from '../http/session.ts'
import { Cluster, pageOf } from './cluster.ts'
import type { Ending } from './cluster-messages.ts'
import type { OpenPage } from './presence.ts'
import { boundSockets } from './socket-bounds.ts'
import { SocketSessions } from './socket-sessions.ts'
import { type Recheck, Watching, type WatchRule, type WatchTopic } from './watching.ts'

interface SocketData {
  viewer: Viewer
  visible: boolean
  topics: Map<string, WatchTopic>
  /** Endings that this node had carried out before the session was read. */
  endingsBefore: number
}
interface NodeEvents {
  /** A message of `ClusterMessages`. */
  cluster: (name: string, args: unknown[]) => void
}
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, NodeEvents, SocketData>
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, NodeEvents, SocketData>

/** Live events are hints; the database is authoritative. */
export interface Realtime {
  /** The specification's socket message, on its own channel. */
  notify(userId: number, message: SocketMessage): void
  toUser(userId: number, event: LiveEvent): void
  /** Features call `prepareBroadcast` instead, which knows about blocks. */
  toChannel(channel: string, event: LiveEvent, exceptUserIds: number[]): void
  onConnection(listener: (socket: LiveSocket) => void): void
  /** The rule refuses by throwing an `AppError`. */
  allowWatching(kind: string, rule: WatchRule): void
  /** To `{kind}-{id}` for the ids of `idsOf`. */
  joinAtConnection(
    kind: string,
    idsOf: (viewer: Viewer) => Promise<number[]>,
    topicOf: (id: number) => WatchTopic,
  ): void
  /** On every node. */
  joinChannel(userId: number, channel: string): void
  /** Rechecks channel access on every node. */
  recheck(which: Recheck): void
  /** On any node. */
  onMove(listener: (channel: string) => void): void
  /** Distinct, on all nodes. */
  membersIn(channel: string): number[]
  membersHere(channel: string): number[]
  /** On this node alone: each node sends to its own pages. */
  toUserHere(userId: number, event: LiveEvent): void
  disconnect(userId: number, sessionId?: number): void
  /** Ends the sockets of expired sessions, which no request has ended. */
  disconnectEnded(): Promise<void>
  /** For a renewed session: its pages reconnect under the new one. */
  reconnect(userId: number, sessionId: number): void
  /** Closes all sockets of this process; pages reconnect to whichever node accepts them. */
  sendElsewhere(): void
  /** For a session whose browser now belongs to another member's session. */
  giveWay(userId: number, sessionId: number): void
  openSockets(): number
  /** An open tab, visible or not. */
  isConnected(userId: number): boolean
  isVisible(userId: number): boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime
    /** The other processes of this site; null: none. */
    cluster: Cluster | null
  }
}

interface RealtimeOptions {
  sessions: SessionReader
  publicUrl: string
  corsOrigins: string[]
  /** Null: a single process. */
  connection: ClusterConnection | null
  heartbeatMs?: number | undefined
}

/** Bytes; the longest client message is a channel name. */
const SOCKET_FRAME_LIMIT = 64 * 1024
/** Time to authenticate a connection. */
const CONNECT_MS = 20_000
/** Longest time that a page stays connected after its session expired. */
const LOOK_EVERY_MS = 5 * 60_000

/** Joined by the server alone: exclusions must not depend on what a client subscribes to. */
const socketsOf = (userId: number) => `sockets-of-${userId}`

function socketsIn(io: LiveServer, channel: string): LiveSocket[] {
  const ids = [...(io.of('/').adapter.rooms.get(channel) ?? [])]
  return ids.map((id) => io.sockets.sockets.get(id)).filter((socket) => socket !== undefined)
}

interface RealtimeParts {
  io: LiveServer
  cluster: Cluster | null
  watching: Watching
  socketSessions: SocketSessions
  logger: FastifyBaseLogger
}

interface ClusterHandlers {
  end: (ending: Ending) => void
  recheck: (which: Recheck) => void
  disconnectEnded: () => Promise<void>
}

/** What other nodes ask of this one. */
function listenToCluster(io: LiveServer, cluster: Cluster, { end, recheck, disconnectEnded }: ClusterHandlers): void {
  cluster.on('sessions-ended', end)
  cluster.on('recheck', recheck)
  cluster.on('catch-up', () => {
    io.local.emit('live', { type: 'catch-up' })
    recheck({})
    void disconnectEnded()
  })
}

function createRealtime({ io, cluster, watching, socketSessions, logger }: RealtimeParts): Realtime {
  const pagesIn = (channel: string): OpenPage[] => [
    ...socketsIn(io, channel).map(pageOf),
    ...(cluster?.presence.pagesIn(channel) ?? []),
  ]
  const usersOf = (pages: OpenPage[]) => [...new Set(pages.map(({ userId }) => userId))]
  const end = (ending: Ending) => {
    socketSessions.end(ending)
    cluster?.send('sessions-ended', ending)
  }
  const recheckHere = (which: Recheck) => watching.recheck(io.sockets.sockets.values(), which)
  const disconnectEnded = () =>
    socketSessions.endOver().catch((error: unknown) => logger.error({ err: error }, 'ending sockets failed'))
  if (cluster) listenToCluster(io, cluster, { end: socketSessions.end, recheck: recheckHere, disconnectEnded })
  return {
    notify: (userId, message) => {
      const channel = userChannel(userId)
      io.to(channel).emit(channel, message)
    },
    toUser: (userId, event) => void io.to(userChannel(userId)).emit('live', event),
    toUserHere: (userId, event) => void io.local.to(userChannel(userId)).emit('live', event),
    toChannel: (channel, event, exceptUserIds) =>
      void io.to(channel).except(exceptUserIds.map(socketsOf)).emit('live', event),
    onConnection: (listener) => void io.on('connection', listener),
    allowWatching: (kind, rule) => watching.allow(kind, rule),
    joinAtConnection: (kind, idsOf, topicOf) => {
      const join = watching.join(kind, idsOf, topicOf)
      io.on('connection', (socket) => {
        join(socket).catch((error: unknown) => logger.error({ err: error }, 'joining channels failed'))
      })
    },
    joinChannel: (userId, channel) => io.in(socketsOf(userId)).socketsJoin(channel),
    recheck: (which) => {
      recheckHere(which)
      cluster?.send('recheck', which)
    },
    onMove: (listener) => {
      const { adapter } = io.of('/')
      adapter.on('join-room', listener)
      adapter.on('leave-room', listener)
      cluster?.presence.onMove(listener)
    },
    membersIn: (channel) => usersOf(pagesIn(channel)),
    membersHere: (channel) => usersOf(socketsIn(io, channel).map(pageOf)),
    disconnect: (userId, sessionId) => end({ how: 'signed-out', userId, sessionId: sessionId ?? null }),
    disconnectEnded,
    reconnect: (userId, sessionId) => end({ how: 'reconnect', userId, sessionId }),
    sendElsewhere: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
    },
    giveWay: (userId, sessionId) => end({ how: 'signed-in-anew', userId, sessionId }),
    openSockets: () => io.engine.clientsCount,
    isConnected: (userId) => pagesIn(userChannel(userId)).length > 0,
    isVisible: (userId) => pagesIn(userChannel(userId)).some(({ visible }) => visible),
  }
}

/** Our own pages, or programs, which send no Origin. A proxy may terminate TLS, so the scheme is the public URL's. */
function mayConnect({ headers: { origin, host = '' } }: IncomingMessage, options: RealtimeOptions): boolean {
  if (origin === undefined || options.corsOrigins.includes(origin)) return true
  const { publicUrl } = options
  const asked = { host, protocol: publicUrl.startsWith('https:') ? 'https' : 'http' } as const
  return (
    origin === new URL(publicUrl).origin || (isPublicHost(asked, publicUrl) && isOwnOrigin(origin, asked, publicUrl))
  )
}

/** Socket.IO on the default path, websocket only, signed in by cookie or `auth: {token}`. */
export const realtimePlugin = fp(async (app: FastifyInstance, options: RealtimeOptions) => {
  const io: LiveServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: SOCKET_FRAME_LIMIT,
    ...(options.connection && { adapter: options.connection.adapter }),
    connectTimeout: CONNECT_MS,
    allowRequest: (request, answer) => {
      const allowed = mayConnect(request, options)
      answer(allowed ? null : 'origin', allowed)
    },
  })
  const watching = new Watching(app.log)
  const cluster = options.connection && new Cluster(io, options.connection, options.heartbeatMs)
  const socketSessions = new SocketSessions({ io, sessions: options.sessions, logger: app.log })
  app.decorate('realtime', createRealtime({ io, cluster, watching, socketSessions, logger: app.log }))
  app.decorate('cluster', cluster)
  const looking = setInterval(app.realtime.disconnectEnded, LOOK_EVERY_MS).unref()

  io.use(socketSessions.signIn)
  boundSockets(io)

  io.on('connection', (socket) => {
    const { viewer } = socket.data
    void socket.join(socketsOf(viewer.id))
    socketSessions.checkArrival(socket)
    socket.on('subscribe', (channel, acknowledge) => {
      const ok = channel === userChannel(viewer.id)
      if (ok) void socket.join(channel)
      if (typeof acknowledge === 'function') acknowledge({ ok })
    })
    watching.listen(socket)
    socket.on('visibility', (visible) => {
      socket.data.visible = visible === true
    })
  })

  app.addHook('preClose', async () => {
    clearInterval(looking)
    // Closes the connection, since a page does not reconnect after « disconnect ».
    app.realtime.sendElsewhere()
    io.engine.close()
  })
  app.addHook('onClose', async () => cluster?.close())
})
