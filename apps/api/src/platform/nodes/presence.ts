import type { PageState, PresenceMessage } from './node-messages.ts'

/** Beats of ours without a word of another node, after which it is taken for gone. */
const SILENT_BEATS = 3

interface OtherNode {
  pages: Map<string, PageState>
  seq: number
  silent: number
  /** The whole was asked for and has not come: what changes meanwhile is in it. */
  asked: boolean
}

interface PresenceParts {
  id: string
  /** The open pages of this node. */
  own: () => PageState[]
  /** One of them; undefined: it is closed. */
  ownPage: (socketId: string) => PageState | undefined
  send: (message: PresenceMessage) => void
  /** Somebody came to that channel or left it, on another node. */
  onMove: (channel: string) => void
}

/** What each node says of its open pages, and which of them are in a channel. */
class OtherNodes {
  readonly byId = new Map<string, OtherNode>()
  readonly #inChannel = new Map<string, Map<string, PageState>>()
  readonly #onMove: (channel: string) => void

  constructor(onMove: (channel: string) => void) {
    this.#onMove = onMove
  }

  pagesIn = (channel: string): PageState[] => [...(this.#inChannel.get(channel)?.values() ?? [])]

  /** @param page undefined: it is closed */
  put(node: OtherNode, socketId: string, page: PageState | undefined): void {
    const [left, here] = [new Set(node.pages.get(socketId)?.channels), new Set(page?.channels)]
    for (const channel of left) if (!here.has(channel)) this.#leave(channel, socketId)
    if (page === undefined) node.pages.delete(socketId)
    else node.pages.set(socketId, page)
    for (const channel of here) {
      const pages = this.#inChannel.get(channel) ?? new Map<string, PageState>()
      this.#inChannel.set(channel, pages)
      if (page !== undefined) pages.set(socketId, page)
    }
    for (const channel of new Set([...left, ...here]))
      if (left.has(channel) !== here.has(channel)) this.#onMove(channel)
  }

  #leave(channel: string, socketId: string): void {
    const pages = this.#inChannel.get(channel)
    pages?.delete(socketId)
    if (pages?.size === 0) this.#inChannel.delete(channel)
  }

  putWhole(node: OtherNode, pages: PageState[]): void {
    const here = new Set(pages.map(({ socketId }) => socketId))
    for (const socketId of [...node.pages.keys()]) if (!here.has(socketId)) this.put(node, socketId, undefined)
    for (const page of pages) this.put(node, page.socketId, page)
  }

  forget(id: string): void {
    const node = this.byId.get(id)
    if (node === undefined) return
    this.byId.delete(id)
    this.putWhole(node, [])
  }
}

/**
 * Who is on the other nodes: what each of them says of its own open pages, kept so that a question is answered at once.
 * Each word has the next number of its node; where one is missing, the whole is asked for.
 */
export class Presence {
  readonly #parts: PresenceParts
  readonly #others: OtherNodes
  readonly #touched = new Set<string>()
  #seq = 0
  #wholeWanted = false

  constructor(parts: PresenceParts) {
    this.#parts = parts
    this.#others = new OtherNodes(parts.onMove)
  }

  /** The open pages of the other nodes in that channel. */
  pagesIn = (channel: string): PageState[] => this.#others.pagesIn(channel)

  /** The other nodes that are heard. */
  nodes = (): string[] => [...this.#others.byId.keys()]

  hasOthers = (): boolean => this.#others.byId.size > 0

  /** One of the own pages came, went, or hears otherwise; told with the next `flush`. */
  touch = (socketId: string): void => void this.#touched.add(socketId)

  flush(): void {
    const { id: from, own, ownPage, send } = this.#parts
    if (this.#touched.size > 0) {
      const ids = [...this.#touched]
      this.#touched.clear()
      this.#seq += 1
      const pages = ids.map(ownPage).filter((page) => page !== undefined)
      const gone = ids.filter((socketId) => ownPage(socketId) === undefined)
      send({ from, kind: 'pages', seq: this.#seq, pages, gone })
    }
    if (this.#wholeWanted) {
      this.#wholeWanted = false
      send({ from, kind: 'whole', seq: this.#seq, pages: own() })
    }
  }

  /** Tells that this node is there, and asks everybody for theirs. */
  hello(): void {
    this.#wholeWanted = true
    this.#parts.send({ from: this.#parts.id, kind: 'ask', whom: null })
  }

  bye = (): void => this.#parts.send({ from: this.#parts.id, kind: 'bye' })

  /** Says that this node is there; a node that is silent for too many of these is forgotten. */
  beat(): void {
    this.#parts.send({ from: this.#parts.id, kind: 'beat', seq: this.#seq })
    for (const [from, node] of [...this.#others.byId]) {
      node.silent += 1
      if (node.silent > SILENT_BEATS) this.#others.forget(from)
    }
  }

  /** @returns whether something is to be flushed */
  hear(said: PresenceMessage): boolean {
    if (said.kind === 'bye') this.#others.forget(said.from)
    else if (said.kind !== 'ask') this.#hearOf(said.from, said)
    else if (said.whom === null || said.whom === this.#parts.id) this.#wholeWanted = true
    return this.#wholeWanted
  }

  #hearOf(from: string, said: Exclude<PresenceMessage, { kind: 'ask' | 'bye' }>): void {
    const node = this.#others.byId.get(from) ?? { pages: new Map(), seq: -1, silent: 0, asked: false }
    this.#others.byId.set(from, node)
    node.silent = 0
    if (said.kind === 'whole') {
      if (said.seq < node.seq) return
      this.#others.putWhole(node, said.pages)
      Object.assign(node, { seq: said.seq, asked: false })
    } else if (said.kind === 'beat') {
      // Asked before or not: that answer may be what was lost.
      if (said.seq !== node.seq) this.#ask(from, node)
    } else if (node.seq >= 0 && said.seq === node.seq + 1) {
      for (const page of said.pages) this.#others.put(node, page.socketId, page)
      for (const socketId of said.gone) this.#others.put(node, socketId, undefined)
      node.seq = said.seq
    } else if (said.seq > node.seq && !node.asked) this.#ask(from, node)
  }

  #ask(whom: string, node: OtherNode): void {
    node.asked = true
    this.#parts.send({ from: this.#parts.id, kind: 'ask', whom })
  }
}
