import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import type { Person } from './person.ts'

type EventOfType<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>

/** An open page of hers: its socket, subscribed to her channel unless it was opened without, and every live event that it heard. */
export class LivePage {
  readonly socket: Socket
  readonly heard: LiveEvent[] = []
  /** How often the server let it subscribe. */
  subscriptions = 0
  readonly #waiting = new Set<() => void>()

  constructor(socket: Socket) {
    this.socket = socket
    socket.on('live', (event: LiveEvent) => {
      this.heard.push(event)
      for (const look of this.#waiting) look()
    })
  }

  /** The first event of that type that matches, already heard or still to come. */
  hears<T extends LiveEvent['type']>(
    type: T,
    matches: (event: EventOfType<T>) => boolean = () => true,
  ): Promise<EventOfType<T>> {
    return new Promise((resolve) => {
      const look = () => {
        const found = this.heard.find(
          (event): event is EventOfType<T> => event.type === type && matches(event as EventOfType<T>),
        )
        if (found === undefined) return
        this.#waiting.delete(look)
        resolve(found)
      }
      this.#waiting.add(look)
      look()
    })
  }

  async watches(channel: string): Promise<boolean> {
    const { ok } = (await this.socket.emitWithAck('watch', channel)) as { ok: boolean }
    return ok
  }

  /** Until everything that the server sent so far has arrived: a socket keeps its order. */
  async flushes(): Promise<void> {
    await this.watches('')
  }

  closes(): void {
    this.socket.disconnect()
  }
}

interface PageOptions {
  id: number
  token: string | null
  /** Milliseconds before it comes back after a cut. */
  returnsAfter?: number
  /** What its browser says of the page that opens the socket; a program says nothing. */
  origin?: string
  /** False for a client that never asks for its own channel. */
  subscribes?: boolean
}

/** Opens a page of hers on a server; like the product's own, it subscribes anew at each connection. */
export async function openLivePageAt(
  url: string,
  { id, token, returnsAfter, origin, subscribes = true }: PageOptions,
): Promise<LivePage> {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    ...(origin !== undefined && { extraHeaders: { origin } }),
    ...(returnsAfter !== undefined && { reconnectionDelay: returnsAfter, randomizationFactor: 0 }),
  })
  const page = new LivePage(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => {
      if (!subscribes) return resolve()
      socket
        .emitWithAck('subscribe', `canal-user-${id}`)
        .then(() => {
          page.subscriptions += 1
          resolve()
        })
        // Cut before the answer: the next connection subscribes again.
        .catch(() => undefined)
    })
    if (returnsAfter !== undefined) return
    socket.on('connect_error', (error) => {
      socket.disconnect()
      reject(error)
    })
  })
  return page
}

/** Opens a page of `person` on an app that listens (`app.listen({ port: 0 })`). */
export function openLivePage(
  app: FastifyInstance,
  { id, token }: Person,
  options: Pick<PageOptions, 'subscribes' | 'returnsAfter'> = {},
): Promise<LivePage> {
  const { port } = app.server.address() as AddressInfo
  return openLivePageAt(`http://127.0.0.1:${port}`, { id, token, ...options })
}
