import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import type { Chance } from '../chance.ts'
import { pause } from '../site.ts'

interface Pair {
  /** The side that called. */
  near: Socket
  far: Socket
  /** The way between them is gone for good, and neither knows. */
  forgotten: boolean
}

/** The network between two programs, in our hands: it delays, narrows, goes silent, cuts and closes by halves. */
export class Network {
  readonly #server: Server
  readonly #pairs = new Set<Pair>()
  /** Milliseconds that each piece takes to arrive. */
  delay = 0
  /** Bytes that pass in a second. */
  width = Number.POSITIVE_INFINITY
  /** Nobody who calls gets through. */
  refuses = false
  #thaw: (() => void) | undefined
  #frozen: Promise<void> | undefined

  private constructor(target: NetConnectOpts) {
    this.#server = createServer({ allowHalfOpen: true }, (near) => {
      if (this.refuses) near.resetAndDestroy()
      else this.#join(near, connect({ ...target, allowHalfOpen: true }))
    })
  }

  static async open(target: NetConnectOpts): Promise<Network> {
    const network = new Network(target)
    await new Promise<void>((resolve) => network.#server.listen(0, '127.0.0.1', resolve))
    return network
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  #join(near: Socket, far: Socket): void {
    const pair: Pair = { near, far, forgotten: false }
    this.#pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#carry(pair, from, to)
      from.on('error', () => undefined)
      from.on('close', () => {
        this.#pairs.delete(pair)
        to.destroy()
      })
    }
  }

  /** Piece after piece, in order, each as late and as slowly as the network is at that moment. */
  #carry(pair: Pair, from: Socket, to: Socket): void {
    let last: Promise<void> = Promise.resolve()
    const after = (step: () => void) => {
      last = last.then(() => {
        if (!pair.forgotten) step()
      })
    }
    from.on('data', (piece) => {
      last = last.then(() => this.#pass(piece.length))
      after(() => void (to.destroyed || to.writableEnded || to.write(piece)))
    })
    from.on('end', () => after(() => void to.end()))
  }

  async #pass(bytes: number): Promise<void> {
    await this.#frozen
    const time = this.delay + (bytes / this.width) * 1000
    if (time > 0) await pause(time)
  }

  /** Nothing arrives any more, and nobody is told. */
  freeze(): void {
    this.#frozen ??= new Promise((resolve) => {
      this.#thaw = resolve
    })
  }

  thaw(): void {
    this.#thaw?.()
    this.#frozen = undefined
  }

  cutAll(): void {
    for (const pair of this.#pairs) cut(pair)
  }

  /** One connection of all, perhaps in the middle of a request. */
  cutOne(chance: Chance): void {
    if (this.#pairs.size === 0) return
    cut(chance.pick([...this.#pairs]))
  }

  /** Whoever is connected never hears the other again; who calls anew gets through. */
  forget(): void {
    for (const pair of this.#pairs) pair.forgotten = true
  }

  /** One direction ends, the other stays open. */
  halfClose(side: 'near' | 'far'): void {
    for (const pair of this.#pairs) pair[side].end()
  }

  async close(): Promise<void> {
    this.thaw()
    this.cutAll()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** With a reset towards the caller; the called may be a unix socket, which knows none. */
function cut({ near, far }: Pair): void {
  near.resetAndDestroy()
  far.destroy()
}
