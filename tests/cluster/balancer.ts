import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { proxyFetch, proxyUpgrade } from 'httpxy'
import { pause } from '../resilience/site.ts'

/** How often each node is asked whether it is ready; `deploy/Caddyfile` asks once a second. */
const LOOK_MS = 250
/** How long a request waits for a node that takes it. */
const PATIENCE_MS = 5_000
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Nothing of the request has reached the node: it may be sent to another, whatever it asks. */
const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'EHOSTUNREACH'])

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/**
 * What stands before several nodes, as `deploy/Caddyfile` sets it: it sends to those that say that they are ready, one
 * after the other or the first of them, and tries another where a node took nothing or where asking twice does no harm.
 */
export class Balancer {
  readonly #server: Server
  readonly #nodes: string[]
  readonly #ready = new Set<string>()
  readonly #inTurns: boolean
  readonly #sockets = new Set<Duplex>()
  #turn = 0
  #closed = false
  #looking: Promise<void>

  private constructor(nodes: string[], inTurns: boolean) {
    this.#nodes = nodes
    this.#inTurns = inTurns
    this.#server = createServer((request, response) => {
      this.#pass(request, response).catch(() => response.destroy())
    })
    this.#server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
    this.#looking = this.#look()
  }

  /** @param nodes addresses, the preferred one first where requests do not go to them in turns */
  static async open(nodes: string[], { inTurns = true } = {}): Promise<Balancer> {
    const balancer = new Balancer(nodes, inTurns)
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async #look(): Promise<void> {
    while (!this.#closed) {
      await Promise.all(this.#nodes.map((node) => this.#ask(node)))
      await pause(LOOK_MS)
    }
  }

  async #ask(node: string): Promise<void> {
    try {
      const { ok } = await fetch(`${node}/readyz`, { signal: AbortSignal.timeout(2_000) })
      if (ok) this.#ready.add(node)
      else this.#ready.delete(node)
    } catch {
      this.#ready.delete(node)
    }
  }

  async #choose(but: Set<string>): Promise<string | undefined> {
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline && !this.#closed) {
      const ready = this.#nodes.filter((node) => this.#ready.has(node) && !but.has(node))
      if (ready.length > 0) return ready[this.#inTurns ? this.#turn++ % ready.length : 0]
      but.clear()
      await pause(LOOK_MS / 5)
    }
    return undefined
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const body = SAFE.has(method) ? undefined : await buffer(request)
    const headers = new Headers(request.headers as Record<string, string>)
    const tried = new Set<string>()
    for (let node = await this.#choose(tried); node !== undefined; node = await this.#choose(tried)) {
      try {
        const answer = await proxyFetch(node, `${node}${url}`, { method, headers, body: body && new Uint8Array(body) })
        response.writeHead(answer.status, [...answer.headers].flat())
        return answer.body ? await pipeline(answer.body, response) : void response.end()
      } catch (error) {
        this.#ready.delete(node)
        tried.add(node)
        if (response.headersSent) throw error
        if (!SAFE.has(method) && !NEVER_ARRIVED.has(codeOf(error))) return void response.writeHead(502).end()
      }
    }
    response.writeHead(503).end()
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    this.#sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    const node = await this.#choose(new Set())
    if (node === undefined) return void socket.destroy()
    try {
      await proxyUpgrade(node, request, socket, head)
    } catch {
      this.#ready.delete(node)
      socket.destroy()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#looking
    for (const socket of this.#sockets) socket.destroy()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
