import type { FastifyBaseLogger } from 'fastify'
import type { SessionReader } from '../http/session.ts'
import type { Ending } from './cluster-messages.ts'
import type { LiveServer, LiveSocket } from './realtime.ts'

interface Parts {
  io: LiveServer
  sessions: SessionReader
  logger: FastifyBaseLogger
}

function endSocket(socket: LiveSocket, type: 'signed-out' | 'signed-in-anew' = 'signed-out'): void {
  socket.emit('live', { type })
  socket.disconnect(true)
}

export class SocketSessions {
  readonly #io: LiveServer
  readonly #sessions: SessionReader
  readonly #logger: FastifyBaseLogger
  #endings = 0

  constructor({ io, sessions, logger }: Parts) {
    this.#io = io
    this.#sessions = sessions
    this.#logger = logger
  }

  /** By cookie, or by `auth: {token}`. */
  signIn = async (socket: LiveSocket, next: (error?: Error) => void): Promise<void> => {
    const { auth, headers } = socket.handshake
    const token: unknown = auth.token
    try {
      const endingsBefore = this.#endings
      const viewer = await this.#sessions.read(
        typeof token === 'string' ? { authorization: `Bearer ${token}` } : { cookie: headers.cookie },
      )
      if (viewer === null || viewer.approval !== null) return next(new Error('SIGN_IN_REQUIRED'))
      Object.assign(socket.data, { viewer, visible: false, topics: new Map(), endingsBefore })
      next()
    } catch (error) {
      this.#logger.error({ err: error }, 'socket sign-in failed')
      next(new Error('UNAVAILABLE'))
    }
  }

  /** If sockets were ended during the handshake, this one may be among them. */
  checkArrival(socket: LiveSocket): void {
    const { endingsBefore, viewer } = socket.data
    if (endingsBefore === this.#endings) return
    this.#sessions.over([viewer.sessionId]).then(
      (over) => over.length > 0 && socket.conn.close(),
      (error: unknown) => {
        this.#logger.error({ err: error }, 'looking at a session failed')
        socket.conn.close()
      },
    )
  }

  end = ({ how, userId, sessionId }: Ending): void => {
    this.#endings += 1
    for (const socket of this.#io.sockets.sockets.values()) {
      const { viewer } = socket.data
      if (viewer.id !== userId || (sessionId !== null && viewer.sessionId !== sessionId)) continue
      if (how === 'reconnect') socket.conn.close()
      else endSocket(socket, how)
    }
  }

  endOver = async (): Promise<void> => {
    const sockets = [...this.#io.sockets.sockets.values()]
    const over = new Set(await this.#sessions.over([...new Set(sockets.map(({ data }) => data.viewer.sessionId))]))
    for (const socket of sockets) if (over.has(socket.data.viewer.sessionId)) endSocket(socket)
  }
}
