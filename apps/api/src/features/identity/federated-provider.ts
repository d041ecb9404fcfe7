import type { BetterAuthPlugin } from 'better-auth'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityProviderSettings } from '../../deps.ts'
import { accountSubjectOf, mapProfile } from './federated-claims.ts'
import { createFederatedFlows, type FederatedFlows } from './federated-flow.ts'

/** Part of the return address that the operator declares at the provider: /api/auth/callback/oidc. */
export const PROVIDER_ID = 'oidc'

/** A provider that takes longer counts as silent: she waits before an open window. */
const DEADLINE_MS = 8_000
/** How long an answer is good for the note beside the button. */
const STALE_MS = 60_000

type Context = Parameters<ReturnType<typeof genericOAuth>['init']>[0]
type OpenProvider = Context['socialProviders'][number]

/** `refused`: it answers, but does not know this site at this address. */
export type ProviderStanding = 'unknown' | 'ready' | 'silent' | 'refused'

export interface FederatedProvider {
  name: string
  flows: FederatedFlows
  plugin: BetterAuthPlugin
  /** How it stood when last asked; an old answer is renewed in the background. */
  lastStanding(): ProviderStanding
  /** Asks now. */
  standing(): Promise<ProviderStanding>
  /** Finds its addresses and keys, if that was not done yet. */
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
    // Our own conditions come first (join-federated.ts): nobody becomes a member by coming back from a provider.
    disableSignUp: true,
    accountSubject: accountSubjectOf(flows, clientId),
    mapProfileToUser: mapProfile,
  }
}

/**
 * better-auth reads a provider's discovery document once, when it starts, and waits for it as long as it takes: a
 * provider that is down would hold up every page, and stay unknown until we restart. So its plugin is opened here,
 * when it is first needed and with a deadline, and tried again until it answers.
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
    if (now !== last.standing) tellOperator(logger, now, settings.issuer, redirectUri)
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
        // The provider's own tokens are of no use to us: what is not kept cannot leak.
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
  // What it finds wrong is told to the operator once, below and by `tellOperator`.
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

/** Null once the time is up; what comes later is nobody's. */
async function withDeadline<T>(work: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), DEADLINE_MS)
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks for a sign-in without any page, as OpenID Connect allows (`prompt=none`): a provider that knows us sends us back
 * to our address, one that does not shows an error page of its own, which she could only close.
 */
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

function tellOperator(logger: FastifyBaseLogger, standing: ProviderStanding, issuer: string, redirectUri: string) {
  const words: Partial<Record<ProviderStanding, string>> = {
    silent: `${issuer} does not answer: signing in with it is not possible for now`,
    refused: `${issuer} refuses us: declare ${redirectUri} there, and check OIDC_CLIENT_ID`,
  }
  const message = words[standing]
  if (message !== undefined) logger.warn({ source: 'openid', standing }, message)
}
