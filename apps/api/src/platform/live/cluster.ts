import { EventEmitter } from 'node:events'
import type { ClusterConnection } from '../cluster/connect-cluster.ts'
import type { ClusterMessages } from './cluster-messages.ts'
import { type OpenPage, Presence } from './presence.ts'
import type { LiveServer, LiveSocket } from './realtime.ts'

const HEARTBEAT_MS = 5_000
/** Collects presence changes. */
const FLUSH_MS = 20

export const pageOf = ({ id, rooms, data }: LiveSocket): OpenPage => ({
  socketId: id,
  userId: data.viewer.id,
  visible: data.visible,
  channels: [...rooms].filter((room) => room !== id),
})

/** The other nodes of the site: emits their messages, by name. */
export class Cluster extends EventEmitter<ClusterMessages> {
  readonly presence: Presence
  readonly #id = crypto.randomUUID()
  readonly #io: LiveServer
  readonly #connection: ClusterConnection
  readonly #heartbeat: NodeJS.Timeout
  #flush: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(io: LiveServer, connection: ClusterConnection, heartbeatMs = HEARTBEAT_MS) {
    super()
    this.#io = io
    this.#connection = connection
    const { sockets } = io.sockets
    this.presence = new Presence({
      id: this.#id,
      openPages: (ids = [...sockets.keys()]) =>
        ids
          .map((id) => sockets.get(id))
          .filter((socket) => socket !== undefined)
          .map(pageOf),
      send: (update) => this.send('presence', update),
      requestAll: (node) => this.send('presence-request', node),
    })
    this.#followSockets()
    this.on('presence', (update) => {
      if (!this.presence.hear(update)) return
      this.presence.flush({ isWhole: true })
      this.#sendCatchUp()
    })
    this.on('presence-request', (node) => node === this.#id && this.presence.flush({ isWhole: true }))
    this.on('goodbye', (node) => this.presence.forget(node))
    io.on('cluster', (name, args) => void (this as EventEmitter).emit(name, ...args))
    connection.hasOthers = this.presence.hasOthers
    connection.onUp = () => {
      this.presence.flush({ isWhole: true })
      this.emit('catch-up')
    }
    this.#heartbeat = setInterval(() => {
      connection.check()
      this.presence.forgetSilent()
      this.presence.flush()
      this.#sendCatchUp()
    }, heartbeatMs).unref()
  }

  send<Name extends keyof ClusterMessages>(name: Name, ...args: ClusterMessages[Name]): void {
    if (!this.#isClosed) this.#io.serverSideEmit('cluster', name, args)
  }

  #followSockets(): void {
    const touch = (socketId: string) => {
      this.presence.touch(socketId)
      this.#flush ??= setTimeout(() => {
        this.#flush = undefined
        this.presence.flush()
      }, FLUSH_MS)
    }
    const touchMoved = (channel: string, socketId: string) => channel === socketId || touch(socketId)
    this.#io.sockets.adapter.on('join-room', touchMoved).on('leave-room', touchMoved)
    this.#io.on('connection', (socket) => {
      touch(socket.id)
      socket.on('visibility', () => touch(socket.id))
      socket.on('disconnect', () => touch(socket.id))
    })
  }

  /** Where others lack a message of this node. */
  #sendCatchUp(): void {
    if (this.presence.hasOthers() && this.#connection.takeLost()) this.send('catch-up')
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#flush)
    this.send('goodbye', this.#id)
    this.#isClosed = true
    await this.#io.sockets.adapter.close()
    await this.#connection.close()
  }
}
