import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { vi } from 'vitest'

/** A browser's side of a subscription: what its server gets, and the private keys that stay with it. */
export interface TestSubscription {
  /** As the browser gives it, `expirationTime` included. */
  token: string
  endpoint: string
  ecdh: ECDH
  auth: Buffer
}

/** A push as its service got it. */
export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  at: number
}

type PushResponder = (response: ServerResponse, push: ReceivedPush) => void

export const withStatus =
  (status: number, headers: Record<string, string> = {}, body = ''): PushResponder =>
  (response) =>
    void response.writeHead(status, headers).end(body)

const expand = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** What the browser reads: RFC 8291 over RFC 8188, by the letter of both and without the library that encrypts. */
export function decryptPush({ ecdh, auth }: TestSubscription, body: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const material = expand(ecdh.computeSecret(sender), auth, info, 32)
  const key = expand(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with a 2, and whatever padding follows.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
}

/** The claims of a push's VAPID token (RFC 8292), once its signature is good, and the key that made it. */
export async function vapidOf({ headers }: ReceivedPush) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'))
  return { claims: payload, publicKey }
}

/** A push service on this machine: it records what it is sent, and answers what a test wants. */
export class PushService {
  readonly received: ReceivedPush[] = []
  /** What the next calls are answered, one after the other; then 201. */
  readonly answers: PushResponder[] = []
  readonly #server: Server
  readonly #subscriptions = new Map<string, TestSubscription>()

  private constructor(server: Server) {
    this.#server = server
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { url = '', headers } = request
      const push = { path: url, headers, body: Buffer.concat(chunks), at: Date.now() }
      this.received.push(push)
      const answer = this.answers.shift() ?? withStatus(201)
      answer(response, push)
    })
  }

  static async open(): Promise<PushService> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new PushService(server)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A browser subscribes. */
  subscribes(): TestSubscription {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    const auth = randomBytes(16)
    const path = `/push/${randomBytes(12).toString('base64url')}`
    const endpoint = `${this.origin}${path}`
    const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
    const token = JSON.stringify({ endpoint, expirationTime: null, keys })
    const subscription = { token, endpoint, ecdh, auth }
    this.#subscriptions.set(path, subscription)
    return subscription
  }

  /** What the browser of a push shows. */
  shown(push: ReceivedPush): unknown {
    const subscription = this.#subscriptions.get(push.path)
    if (subscription === undefined) throw new Error(`nobody subscribed to ${push.path}`)
    return decryptPush(subscription, push.body)
  }

  of = ({ endpoint }: TestSubscription): ReceivedPush[] =>
    this.received.filter(({ path }) => endpoint === `${this.origin}${path}`)

  /** Every push so far, as soon as there are `count`. */
  hears(count: number): Promise<ReceivedPush[]> {
    return vi.waitFor(
      () => {
        if (this.received.length < count) throw new Error(`${this.received.length} pushes instead of ${count}`)
        return this.received
      },
      { timeout: 20_000, interval: 20 },
    )
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
