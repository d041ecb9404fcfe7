import { Adapter } from 'socket.io-adapter'

/** Heartbeats of this node without an update of another one, after which that one counts as gone. */
const SILENT_HEARTBEATS = 3

export interface OpenPage {
  socketId: string
  userId: number
  visible: boolean
  channels: string[]
}

export interface PresenceUpdate {
  node: string
  /** Grows by one with each change, so that a gap shows. Without a change, the update is a heartbeat. */
  seq: number
  /** All open pages, not only those that changed. */
  isWhole: boolean
  open: OpenPage[]
  closed: string[]
}

interface OtherNode {
  seq: number
  silent: number
  socketIds: Set<string>
}

interface PresenceParts {
  id: string
  /** Those that are open, of these sockets or of all. */
  openPages: (socketIds?: string[]) => OpenPage[]
  send: (update: PresenceUpdate) => void
  requestAll: (node: string) => void
}

/** The open pages of the other nodes, kept in memory so that reading them needs no round trip. */
export class Presence {
  readonly #parts: PresenceParts
  readonly #nodes = new Map<string, OtherNode>()
  readonly #pages = new Map<string, OpenPage>()
  /** Socket.IO's own table of rooms. */
  readonly #table = new Adapter({ server: {} })
  readonly #touched = new Set<string>()
  #seq = 0

  constructor(parts: PresenceParts) {
    this.#parts = parts
  }

  hasOthers = (): boolean => this.#nodes.size > 0

  pagesIn = (channel: string): OpenPage[] =>
    [...(this.#table.rooms.get(channel) ?? [])].flatMap((socketId) => this.#pages.get(socketId) ?? [])

  /** A page of another node joined or left a channel. */
  onMove(listener: (channel: string) => void): void {
    this.#table.on('join-room', listener).on('leave-room', listener)
  }

  /** A page of this node changed; sent with the next `flush`. */
  touch = (socketId: string): void => void this.#touched.add(socketId)

  flush({ isWhole = false } = {}): void {
    const { id: node, openPages, send } = this.#parts
    const touched = [...this.#touched]
    this.#touched.clear()
    if (touched.length > 0) this.#seq += 1
    const open = openPages(isWhole ? undefined : touched)
    const isOpen = new Set(open.map(({ socketId }) => socketId))
    const closed = isWhole ? [] : touched.filter((socketId) => !isOpen.has(socketId))
    send({ node, seq: this.#seq, isWhole, open, closed })
  }

  /** @returns whether the node was unknown */
  hear({ node, seq, isWhole, open, closed }: PresenceUpdate): boolean {
    const isNew = !this.#nodes.has(node)
    const other = this.#nodes.get(node) ?? { seq: -1, silent: 0, socketIds: new Set() }
    this.#nodes.set(node, Object.assign(other, { silent: 0 }))
    const next = open.length + closed.length > 0 ? other.seq + 1 : other.seq
    if (isWhole ? seq >= other.seq : other.seq >= 0 && seq === next) {
      other.seq = seq
      const stays = new Set(open.map(({ socketId }) => socketId))
      this.#remove(other, isWhole ? [...other.socketIds].filter((socketId) => !stays.has(socketId)) : closed)
      for (const page of open) this.#put(other, page)
    } else if (seq > other.seq) this.#parts.requestAll(node)
    return isNew
  }

  /** Due with each heartbeat. */
  forgetSilent(): void {
    for (const [node, other] of this.#nodes) {
      other.silent += 1
      if (other.silent > SILENT_HEARTBEATS) this.forget(node)
    }
  }

  forget(node: string): void {
    const other = this.#nodes.get(node)
    if (other) this.#remove(other, [...other.socketIds])
    this.#nodes.delete(node)
  }

  #put(other: OtherNode, page: OpenPage): void {
    const { socketId, channels } = page
    this.#pages.set(socketId, page)
    other.socketIds.add(socketId)
    for (const channel of this.#table.sids.get(socketId) ?? [])
      if (!channels.includes(channel)) void this.#table.del(socketId, channel)
    void this.#table.addAll(socketId, new Set(channels))
  }

  #remove(other: OtherNode, socketIds: string[]): void {
    for (const socketId of socketIds) {
      other.socketIds.delete(socketId)
      this.#pages.delete(socketId)
      this.#table.delAll(socketId)
    }
  }
}
