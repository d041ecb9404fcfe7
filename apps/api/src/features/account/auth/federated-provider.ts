import type { BetterAuthPlugin } from 'better-auth'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityProviderSettings } from '../../../deps.ts'
import { accountSubjectOf, mapProfile } from './federated-claims.ts'
import { createFederatedFlows, type FederatedFlows } from './federated-flow.ts'

/** Part of the redirect URI registered at the provider: /api/auth/callback/oidc. */
export const PROVIDER_ID = 'oidc'

/** A slower provider counts as silent. */
const DEADLINE_MS = 8_000
const STALE_MS = 60_000

type Context = Parameters<ReturnType<typeof genericOAuth>['init']>[0]
type OpenProvider = Context['socialProviders'][number]

/** `refused`: the provider answers, but does not accept our redirect URI. */
export type ProviderStanding = 'unknown' | 'ready' | 'silent' | 'refused'

export interface FederatedProvider {
  name: string
  flows: FederatedFlows
  plugin: BetterAuthPlugin
  /** Refreshed in the background once stale. */
  lastStanding(): ProviderStanding
  standing(): Promise<ProviderStanding>
  open(): Promise<boolean>
}

interface ProviderParts {
  settings: IdentityProviderSettings
  publicUrl: string
  logger: FastifyBaseLogger
}

function pluginConfig(settings: IdentityProviderSettings, flows: FederatedFlows): GenericOAuthConfig {
  const { issuer, clientId, clientSecret, clientAuth, name, scopes } = settings
  return {
    providerId: PROVIDER_ID,
    name,
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId,
    ...(clientSecret !== undefined && { clientSecret, authentication: clientAuth }),
    scopes,
    pkce: true,
    requireIdTokenVerification: true,
    // Sign-up has its own conditions (join-federated.ts).
    disableSignUp: true,
    accountSubject: accountSubjectOf(flows, clientId),
    mapProfileToUser: mapProfile,
  }
}

/**
 * better-auth loads the discovery document once, at start, without a timeout: a provider that is down would block every
 * page. So its plugin opens on first use, with a deadline and retries.
 */
export function createFederatedProvider({ settings, publicUrl, logger }: ProviderParts): FederatedProvider {
  const flows = createFederatedFlows()
  const redirectUri = `${publicUrl}/api/auth/callback/${PROVIDER_ID}`
  const { promise: context, resolve: setContext } = Promise.withResolvers<Context>()
  let found: Promise<OpenProvider | null> | undefined
  let last: { standing: ProviderStanding; at: number } = { standing: 'unknown', at: 0 }

  const discover = async (): Promise<OpenProvider | null> => {
    const ctx = await context
    const provider = await withDeadline(discoverProvider(ctx, settings, flows, logger))
    if (provider) ctx.socialProviders.splice(0, Number.POSITIVE_INFINITY, provider)
    return provider
  }
  const find = async () => {
    found ??= discover()
    const provider = await found
    if (provider === null) found = undefined
    return provider
  }
  const standing = async () => {
    const provider = await find()
    const now = provider === null ? 'silent' : await askAsABrowser(provider, redirectUri)
    if (now !== last.standing) logProviderFailure(logger, now, settings.issuer, redirectUri)
    last = { standing: now, at: Date.now() }
    return now
  }
  return {
    name: settings.name,
    flows,
    plugin: {
      id: 'federated-sign-in',
      init: (ctx) => {
        setContext(ctx)
        // The provider's tokens are not needed.
        const withoutTokens = { accessToken: null, refreshToken: null, idToken: null }
        const before = async (account: object) => ({ data: { ...account, ...withoutTokens } })
        return {
          options: {
            account: { updateAccountOnSignIn: false },
            databaseHooks: { account: { create: { before } } },
          },
        }
      },
    },
    lastStanding() {
      if (Date.now() - last.at > STALE_MS) {
        last = { ...last, at: Date.now() }
        void standing()
      }
      return last.standing
    },
    standing,
    open: async () => (await find()) !== null,
  }
}

async function discoverProvider(
  context: Context,
  settings: IdentityProviderSettings,
  flows: FederatedFlows,
  logger: FastifyBaseLogger,
): Promise<OpenProvider | null> {
  // `logProviderFailure` and the warning below report problems once.
  const say = (message: string) => logger.info({ source: 'openid' }, message)
  const quiet = { ...context.logger, error: say, warn: say }
  const { init } = genericOAuth({ config: [pluginConfig(settings, flows)] })
  const opened = await init({ ...context, socialProviders: [], logger: quiet })
  const [provider] = opened.context.socialProviders
  if (provider === undefined) return null
  if (provider.issuer === settings.issuer) return provider
  logger.warn({ source: 'openid' }, `the provider calls itself ${provider.issuer}: OIDC_ISSUER must be that very text`)
  return null
}

/** Null after the deadline. */
async function withDeadline<T>(work: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), DEADLINE_MS)
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A provider that does not know us shows an error page, where the member would be stuck: try `prompt=none` first. */
async function askAsABrowser(provider: OpenProvider, redirectUri: string): Promise<ProviderStanding> {
  const random = () => crypto.randomUUID().replaceAll('-', '').repeat(2)
  const url = await provider.createAuthorizationURL({
    state: random(),
    codeVerifier: random(),
    idTokenNonce: random(),
    redirectURI: redirectUri,
  })
  url.searchParams.set('prompt', 'none')
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const answer = await fetch(url, { redirect: 'manual', signal }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null || answer.status >= 500 || answer.status === 429) return 'silent'
  return answer.status >= 400 ? 'refused' : 'ready'
}

function logProviderFailure(
  logger: FastifyBaseLogger,
  standing: ProviderStanding,
  issuer: string,
  redirectUri: string,
) {
  const words: Partial<Record<ProviderStanding, string>> = {
    silent: `${issuer} does not answer: signing in with it is not possible for now`,
    refused: `${issuer} refuses us: declare ${redirectUri} there, and check OIDC_CLIENT_ID`,
  }
  const message = words[standing]
  if (message !== undefined) logger.warn({ source: 'openid', standing }, message)
}
