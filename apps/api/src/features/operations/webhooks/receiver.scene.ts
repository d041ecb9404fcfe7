import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { createPublicPoster, type PublicPoster } from '../../../platform/outgoing/fetch-public.ts'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse, received: Received) => void

const ok: Answer = (response) => response.end('merci')

const loopback: LookupFunction = (_host, options, answer) => {
  if (options.all === true) answer(null, [{ address: '127.0.0.1', family: 4 }])
  else answer(null, '127.0.0.1', 4)
}

/**
 * A program that receives, on a port of this machine. Names resolve to it, by http, as a proxy in front of it would
 * end TLS; everything else is the real poster.
 */
export class Receiver {
  readonly heard: Received[] = []
  /** What it does next; then it answers 200. */
  readonly answers: Answer[] = []
  readonly url = 'https://recepteur.example/crochet'
  readonly #server = createServer(async (request, response) => {
    const received = { path: request.url ?? '', headers: request.headers, body: String(await buffer(request)) }
    this.heard.push(received)
    const answer = this.answers.shift() ?? ok
    answer(response, received)
  })

  async listens(): Promise<PublicPoster> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const port = String((this.#server.address() as AddressInfo).port)
    const poster = createPublicPoster({
      lookup: loopback,
      allowed: { addresses: ['127.0.0.1'], ports: [port] },
      time: 300,
    })
    return {
      post: (url, request) => poster.post(new URL(`http://${url.host}:${port}${url.pathname}`), request),
      isAllowed: (url) => poster.isAllowed(url),
    }
  }

  async closes(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  says(status: number, text = ''): void {
    this.answers.push((response) => response.writeHead(status).end(text))
  }

  /** As a receiver checks it, with the library of the specification. Throws where the signature is not right. */
  verifies(secret: string, received: Received | undefined): unknown {
    if (received === undefined) throw new Error('nothing was received')
    return new Webhook(secret).verify(received.body, received.headers as Record<string, string>)
  }
}
