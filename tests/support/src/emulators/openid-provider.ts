import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiSettings } from '@consoeurs/api'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

const CLIENT = { id: 'consoeurs', secret: 'un-secret-partage' }

interface Request {
  nonce: string
  challenge: string
  redirectUri: string
}

/** How the next answers differ from an honest provider's. */
export interface ProviderFaults {
  /** Claims of the ID token, over the true ones. */
  idToken?: JWTPayload
  signature?: 'none' | 'another key'
  withoutIdToken?: boolean
  /** The profile, over the claims of the person. */
  profile?: Record<string, unknown>
  /** The answer to the authorization request: other or further parameters. */
  answer?: Record<string, string>
  discovery?: Record<string, unknown>
}

/** A small OpenID Connect provider that says of people what the test wants, and lies when it is told to. */
export class OpenIdProvider {
  person: Record<string, unknown> = {}
  lies: ProviderFaults = {}
  /** Every answer is a 503. */
  down = false
  /** It does not know us at this return address, and says so on a page of its own. */
  refusesUs = false
  readonly #server: Server
  readonly #keys: Awaited<ReturnType<typeof generateKeyPair>>
  readonly #otherKeys: Awaited<ReturnType<typeof generateKeyPair>>
  readonly #codes = new Map<string, Request>()

  private constructor(server: Server, [keys, otherKeys]: [CryptoKeyPair, CryptoKeyPair]) {
    this.#server = server
    this.#keys = keys
    this.#otherKeys = otherKeys
    server.on('request', (request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<OpenIdProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new OpenIdProvider(server, [await generateKeyPair('RS256'), await generateKeyPair('RS256')])
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get settings(): NonNullable<ApiSettings['identityProvider']> {
    const scopes = ['openid', 'email', 'profile']
    const { issuer } = this
    return { issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret, clientAuth: 'basic', name: 'Ma Clé', scopes }
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** Honest again, and up. */
  reset(person: Record<string, unknown>): void {
    this.person = person
    this.lies = {}
    this.down = false
    this.refusesUs = false
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.issuer)
    if (this.down) return void response.writeHead(503).end()
    if (pathname === '/.well-known/openid-configuration') return sendJson(response, this.#discovery())
    if (pathname === '/keys') return sendJson(response, { keys: [await this.#publicKey()] })
    if (pathname === '/authorize') return this.#authorize(searchParams, response)
    if (pathname === '/profile') return sendJson(response, { ...this.person, ...this.lies.profile })
    if (pathname !== '/token') return void response.writeHead(404).end()
    const granted = this.#grant(request, new URLSearchParams(await textOf(request)))
    if (granted === undefined) return sendJson(response, { error: 'invalid_grant' }, 400)
    return sendJson(response, {
      access_token: 'un-jeton',
      token_type: 'Bearer',
      expires_in: 300,
      ...(!this.lies.withoutIdToken && { id_token: await this.#idToken(granted.nonce) }),
    })
  }

  #discovery() {
    const { issuer } = this
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/profile`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['RS256', 'none'],
      ...this.lies.discovery,
    }
  }

  #publicKey = async () => ({ ...(await exportJWK(this.#keys.publicKey)), alg: 'RS256', use: 'sig' })

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    if (this.refusesUs) return void response.writeHead(400).end('invalid_redirect_uri')
    const back = new URL(query.get('redirect_uri') ?? '')
    if (query.get('prompt') === 'none') back.searchParams.set('error', 'login_required')
    else {
      const code = crypto.randomUUID()
      this.#codes.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      })
      back.searchParams.set('code', code)
      back.searchParams.set('iss', this.issuer)
    }
    back.searchParams.set('state', query.get('state') ?? '')
    for (const [name, value] of Object.entries(this.lies.answer ?? {})) back.searchParams.set(name, value)
    response.writeHead(302, { location: back.href }).end()
  }

  /** As strict as a real one: the secret, the code once, the return address and the PKCE verifier. */
  #grant(request: IncomingMessage, body: URLSearchParams): Request | undefined {
    const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')
    const asked = this.#codes.get(body.get('code') ?? '')
    this.#codes.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const good =
      request.headers.authorization === `Basic ${basic}` &&
      asked?.challenge === challenge &&
      asked.redirectUri === body.get('redirect_uri')
    return good ? asked : undefined
  }

  async #idToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const base = { iss: this.issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, sub: String(this.person.sub) }
    const claims = { ...base, ...this.lies.idToken }
    if (this.lies.signature === 'none') return new UnsecuredJWT(claims).encode()
    const { privateKey } = this.lies.signature === 'another key' ? this.#otherKeys : this.#keys
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  }
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
