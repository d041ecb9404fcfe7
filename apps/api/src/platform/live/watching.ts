import type { FastifyBaseLogger } from 'fastify'
import type { Viewer } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { LiveSocket } from './realtime.ts'

/** What access depends on besides the viewer: the owner of the content, and its community. */
export interface WatchTopic {
  memberId?: number
  communityId?: number | null
}

/** @throws AppError where the viewer has no access */
export type WatchRule = (viewer: Viewer, id: number) => Promise<WatchTopic>

/** Selects channels to check again; all given fields must match, none selects everything. */
export interface Recheck {
  viewerIds?: number[]
  /** Owners of the content. */
  memberIds?: number[]
  communityId?: number
  channel?: string
}

interface Rule {
  check: WatchRule
  /** Clients may ask for it; others are joined by the server alone. */
  isForClients: boolean
}

interface JoinedChannel {
  socket: LiveSocket
  channel: string
}

/** Channels per socket; a tab shows one, a few more may be closing. */
const WATCHED_AT_MOST = 20

const CHANNEL = /^([a-z]+)-([1-9]\d{0,14})$/

function matches(
  { socket, channel }: JoinedChannel,
  { viewerIds, memberIds, communityId, channel: only }: Recheck,
): boolean {
  if (viewerIds !== undefined && !viewerIds.includes(socket.data.viewer.id)) return false
  if (only !== undefined && only !== channel) return false
  // Joined by another node: its topic is unknown, so it always matches.
  const topic = socket.data.topics.get(channel)
  if (topic === undefined) return true
  if (memberIds !== undefined && !memberIds.includes(topic.memberId ?? 0)) return false
  return communityId === undefined || communityId === topic.communityId
}

export class Watching {
  readonly #rules = new Map<string, Rule>()
  readonly #logger: FastifyBaseLogger
  /** Invalidates results that were read before a recheck. */
  #rechecks = 0

  constructor(logger: FastifyBaseLogger) {
    this.#logger = logger
  }

  allow(kind: string, check: WatchRule): void {
    this.#rules.set(kind, { check, isForClients: true })
  }

  /** Joined channels are rechecked like watched ones. */
  join(kind: string, idsOf: (viewer: Viewer) => Promise<number[]>, topicOf: (id: number) => WatchTopic) {
    const check: WatchRule = async (viewer, id) => {
      if (!(await idsOf(viewer)).includes(id)) throw new AppError('FORBIDDEN')
      return topicOf(id)
    }
    this.#rules.set(kind, { check, isForClients: false })
    return (socket: LiveSocket) =>
      this.#read(
        () => idsOf(socket.data.viewer),
        (ids) => {
          for (const id of ids) this.#enter({ socket, channel: `${kind}-${id}` }, topicOf(id))
        },
      )
  }

  /** Only for kinds that a feature allows. */
  listen(socket: LiveSocket): void {
    socket.on('watch', (channel, acknowledge) => {
      const answer = (ok: boolean) => typeof acknowledge === 'function' && acknowledge({ ok })
      this.#watch(socket, channel).then(answer, (error: unknown) => {
        this.#logger.error({ err: error }, 'watching failed')
        answer(false)
      })
    })
    socket.on('unwatch', (channel) => {
      if (typeof channel !== 'string' || !this.#isForClients(channel)) return
      this.#leave({ socket, channel })
    })
  }

  /**
   * Rechecks access. Named viewers leave the channel first and rejoin if still allowed: they must receive nothing
   * meanwhile.
   */
  recheck(sockets: Iterable<LiveSocket>, which: Recheck): void {
    this.#rechecks += 1
    const joined: JoinedChannel[] = []
    for (const socket of sockets)
      for (const channel of socket.rooms)
        if (this.#ruleOf(channel) !== null && matches({ socket, channel }, which)) joined.push({ socket, channel })
    if (which.viewerIds !== undefined) for (const { socket, channel } of joined) void socket.leave(channel)
    void this.#verify(joined)
  }

  async #verify(joined: JoinedChannel[]): Promise<void> {
    for (const one of joined) {
      try {
        await this.#check(one)
      } catch (error) {
        // Fails closed; the page reconnects and asks again.
        this.#logger.error({ err: error }, 'checking a watched channel failed')
        one.socket.conn.close()
      }
    }
  }

  async #check(joined: JoinedChannel): Promise<boolean> {
    const rule = this.#ruleOf(joined.channel)
    if (rule === null) return false
    let isAllowed = false
    await this.#read(
      async () => {
        try {
          return await rule.check(joined.socket.data.viewer, rule.id)
        } catch (error) {
          if (error instanceof AppError) return null
          throw error
        }
      },
      (topic) => {
        isAllowed = topic !== null && joined.socket.connected
        if (topic === null || !isAllowed) this.#leave(joined)
        else this.#enter(joined, topic)
      },
    )
    return isAllowed
  }

  async #watch(socket: LiveSocket, channel: unknown): Promise<boolean> {
    if (typeof channel !== 'string' || !this.#isForClients(channel)) return false
    const watched = [...socket.rooms].filter((room) => this.#isForClients(room))
    if (watched.length >= WATCHED_AT_MOST) return false
    return this.#check({ socket, channel })
  }

  /** Reads again if a recheck came meanwhile, and uses the result synchronously. */
  async #read<T>(read: () => Promise<T>, take: (result: T) => void): Promise<void> {
    for (;;) {
      const before = this.#rechecks
      const result = await read()
      if (before === this.#rechecks) return take(result)
    }
  }

  #enter({ socket, channel }: JoinedChannel, topic: WatchTopic): void {
    // A closed socket would stay in the room for ever.
    if (!socket.connected) return
    socket.data.topics.set(channel, topic)
    void socket.join(channel)
  }

  #leave({ socket, channel }: JoinedChannel): void {
    socket.data.topics.delete(channel)
    void socket.leave(channel)
  }

  #isForClients = (channel: string): boolean => this.#ruleOf(channel)?.isForClients === true

  #ruleOf(channel: string): (Rule & { id: number }) | null {
    const [, kind = '', id = ''] = CHANNEL.exec(channel) ?? []
    const rule = this.#rules.get(kind)
    return rule === undefined ? null : { ...rule, id: Number(id) }
  }
}
