import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { providerClient } from './provider-client.ts'

export const pageText = { login: 'Qui es-tu ?', enter: 'Entrer', agree: 'Accepter', refuse: 'Refuser' }

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwks = { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] }
const tenMinutes = 600

const page = (body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ma Clé</title><main><form method="post">${body}</form></main>`

/** A real OpenID Connect provider (oidc-provider) with pages of its own, at one address. */
export class JourneyProvider {
  readonly #issuer: string
  readonly #returnAddress: string
  #provider: Provider
  #server: Server | undefined

  constructor(issuer: string, siteOrigin: string) {
    this.#issuer = issuer
    this.#returnAddress = `${siteOrigin}/api/auth/callback/oidc`
    this.#provider = this.#knowing(this.#returnAddress)
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(Number(new URL(this.#issuer).port), 'localhost', resolve))
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())))
  }

  /** Somebody has registered the site under another return address. */
  forgetsTheSite(): void {
    this.#provider = this.#knowing('https://ailleurs.example/retour')
  }

  knowsTheSite(): void {
    this.#provider = this.#knowing(this.#returnAddress)
  }

  #knowing(returnAddress: string): Provider {
    const provider = new Provider(this.#issuer, {
      clients: [{ client_id: providerClient.id, client_secret: providerClient.secret, redirect_uris: [returnAddress] }],
      pkce: { required: () => true },
      scopes: ['openid', 'email', 'profile'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      jwks,
      ttl: {
        AccessToken: tenMinutes,
        AuthorizationCode: tenMinutes,
        Grant: tenMinutes,
        IdToken: tenMinutes,
        Interaction: tenMinutes,
        Session: tenMinutes,
      },
      renderError: (context, { error }) => {
        context.body = error
      },
      cookies: { keys: ['une-clé-pour-les-parcours'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: () => ({ sub: accountId, email: `${accountId}@exemple.fr`, email_verified: true, name: accountId }),
      }),
    })
    return provider
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void this.#provider.callback()(request, response)
    const details = await this.#provider.interactionDetails(request, response)
    const login = details.prompt.name === 'login'
    if (request.method === 'GET') {
      const body = login
        ? `<label>${pageText.login} <input name="login"></label><button>${pageText.enter}</button>`
        : `<button name="said" value="yes">${pageText.agree}</button>`
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(page(`${body}<button name="said" value="no">${pageText.refuse}</button>`))
    }
    const form = new URLSearchParams(await textOf(request))
    const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
      this.#provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    if (form.get('said') === 'no') return finish({ error: 'access_denied' })
    if (login) return finish({ login: { accountId: form.get('login') ?? '' } })
    const grant = new this.#provider.Grant({
      accountId: details.session?.accountId ?? '',
      clientId: providerClient.id,
    })
    grant.addOIDCScope('openid email profile')
    return finish({ consent: { grantId: await grant.save() } })
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
