import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import type { FirebaseSettings } from '@consoeurs/api'
import { decodeJwt } from 'jose'

/** A call to one of Google's hosts, as it came. */
export interface GoogleCall {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** JSON, or the fields of a form. */
  body: Record<string, unknown>
}

export interface GoogleAnswer {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

type GoogleHandler = (call: GoogleCall) => GoogleAnswer | Promise<GoogleAnswer>

/** What access tokens of this machine's Google are called. */
export const ACCESS_TOKEN = 'jeton-d-acces'

/** Leads every call, whatever host it names, to one port of this machine. It is Google's certificate that is missing. */
export class RedirectingAgent extends Agent {
  readonly #port: number

  constructor(port: number) {
    super()
    this.#port = port
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1')
  }
}

function fieldsOf(text: string, type = ''): Record<string, unknown> {
  if (text === '') return {}
  return type.includes('json') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

/** The host is the one that was called, or, as emulators have it, the first part of the path. */
function placeOf(called: string, address: string) {
  const { hostname, pathname, searchParams: query } = new URL(`http://${called}${address}`)
  const [, first = '', rest = ''] = /^\/([\w.]+\.googleapis\.com)(\/.*)$/.exec(pathname) ?? []
  return first === '' ? { host: hostname, path: pathname, query } : { host: first, path: rest, query }
}

/**
 * Google's hosts on this machine: a project’s service account gets its access token (RFC 7523), and each test says what
 * the other hosts answer. What nobody answers for is a 404.
 */
export class Google {
  readonly calls: GoogleCall[] = []
  readonly #server: Server
  readonly #handlers = new Map<string, GoogleHandler>()
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

  private constructor(server: Server) {
    this.#server = server
    this.answer('oauth2.googleapis.com', ({ body }) => {
      const { iss } = decodeJwt(String(body.assertion))
      if (iss !== this.settings.serviceAccount?.clientEmail) return { status: 401, body: { error: 'invalid_grant' } }
      return { body: { access_token: ACCESS_TOKEN, expires_in: 3600, token_type: 'Bearer' } }
    })
    server.on('request', async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { headers, method = '' } = request
      const { host, path, query } = placeOf(headers.host ?? '', request.url ?? '/')
      const call = {
        method,
        host,
        path,
        query,
        headers,
        body: fieldsOf(String(Buffer.concat(chunks)), headers['content-type']),
      }
      this.calls.push(call)
      const answer = (await this.#handlers.get(host)?.(call)) ?? {
        status: 404,
        body: { error: { code: 404, message: host } },
      }
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(JSON.stringify(answer.body))
    })
  }

  static async open(): Promise<Google> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new Google(server)
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** A project of it, as a server in production knows it. */
  get settings(): FirebaseSettings {
    return {
      projectId: 'demo-consoeurs',
      apiKey: 'cle-publique',
      authDomain: 'demo-consoeurs.firebaseapp.com',
      serviceAccount: {
        clientEmail: 'site@demo-consoeurs.iam.gserviceaccount.com',
        privateKey: this.#keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
      emulatorHost: null,
      providers: [],
      agent: new RedirectingAgent(this.port),
    }
  }

  /** What a host of Google's answers from now on. */
  answer(host: string, handler: GoogleHandler): void {
    this.#handlers.set(host, handler)
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
