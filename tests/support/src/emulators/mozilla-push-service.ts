import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type WebSocket, WebSocketServer } from 'ws'

/** What the application server handed in, as it came. */
export interface AcceptedPush {
  headers: IncomingMessage['headers']
  body: Buffer
}

/** What Firefox says on its connection (the protocol of Mozilla's autopush). */
type ClientMessage =
  | { messageType: 'hello' }
  | { messageType: 'register'; channelID: string; key: string }
  | { messageType: 'unregister'; channelID: string }
  | { messageType: 'ack'; updates: { channelID: string; version: string }[] }

interface Channel {
  id: string
  socket: WebSocket
}

/**
 * A push service of our own that a real Firefox connects to (`dom.push.serverURL`): it gives out endpoints, takes what is
 * posted there (RFC 8030) and hands it on as it is, encrypted. It cannot read it: only the browser can.
 */
export class MozillaPushService {
  readonly accepted: AcceptedPush[] = []
  /** Versions that Firefox says it has received and decrypted. */
  readonly acknowledged: string[] = []
  readonly #channels = new Map<string, Channel>()
  readonly #server: Server
  readonly #sockets: WebSocketServer
  #versions = 0

  private constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response))
    this.#sockets = new WebSocketServer({ server: this.#server, handleProtocols: ([first]) => first ?? false })
    this.#sockets.on('connection', (socket) => {
      socket.on('message', (text) => this.#hear(socket, JSON.parse(String(text)) as ClientMessage))
    })
  }

  static async open(): Promise<MozillaPushService> {
    const service = new MozillaPushService()
    await new Promise<void>((resolve) => {
      service.#server.listen(0, '127.0.0.1', resolve)
    })
    return service
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** From here on its endpoints are gone, as those of a subscription that the browser ended. */
  forgetChannels(): void {
    this.#channels.clear()
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate()
    await new Promise((resolve) => {
      this.#server.close(resolve)
    })
  }

  #hear(socket: WebSocket, said: ClientMessage): void {
    const answer = (body: object) =>
      socket.send(JSON.stringify({ messageType: said.messageType, status: 200, ...body }))
    if (said.messageType === 'hello') answer({ uaid: 'a'.repeat(32), use_webpush: true, broadcasts: {} })
    if (said.messageType === 'register') {
      const name = crypto.randomUUID()
      this.#channels.set(name, { id: said.channelID, socket })
      answer({ channelID: said.channelID, pushEndpoint: `http://127.0.0.1:${this.port}/wpush/v2/${name}` })
    }
    if (said.messageType === 'unregister') {
      for (const [name, { id }] of this.#channels) if (id === said.channelID) this.#channels.delete(name)
      answer({ channelID: said.channelID })
    }
    if (said.messageType === 'ack') this.acknowledged.push(...said.updates.map(({ version }) => version))
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const channel = this.#channels.get(request.url?.split('/').at(-1) ?? '')
    if (request.method !== 'POST' || channel === undefined) {
      response.writeHead(channel === undefined ? 410 : 405).end()
      return
    }
    this.accepted.push({ headers: request.headers, body })
    this.#versions += 1
    const notification = {
      messageType: 'notification',
      channelID: channel.id,
      version: String(this.#versions),
      data: body.toString('base64url'),
      headers: { encoding: request.headers['content-encoding'] },
    }
    channel.socket.send(JSON.stringify(notification))
    response.writeHead(201, { location: `/m/${this.#versions}` }).end()
  }
}
