import { getOAuthState } from 'better-auth/api'
import type { GenericOAuthConfig, GenericOAuthUserInfo } from 'better-auth/plugins/generic-oauth'
import { decodeJwt } from 'jose'
import type { FederatedFlows } from './federated-flow.ts'
import { typedName } from './find-account.ts'

type AccountSubject = NonNullable<GenericOAuthConfig['accountSubject']>

/** Some providers send booleans as text. */
const isTrue = (value: unknown) => value === true || value === 'true'

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise)

/** Placeholder when the provider gives no address. */
const NO_ADDRESS = 'adresse-inconnue@federated.invalid'

interface Claims {
  sub: string
}

/**
 * What better-auth leaves open (OpenID Connect Core 3.1.3.7 and 5.3.2): the ID token exists, expires, is for us alone
 * and matches the profile.
 */
function provenClaims(idToken: string | undefined, profile: GenericOAuthUserInfo, clientId: string): Claims {
  if (idToken === undefined) throw new Error('the provider sent no ID token')
  const { sub, exp, aud, azp } = decodeJwt(idToken)
  if (typeof sub !== 'string' || sub === '') throw new Error('the ID token names nobody')
  if (typeof exp !== 'number') throw new Error('the ID token never ends')
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) throw new Error('the ID token is for several')
  if (azp !== undefined && azp !== clientId) throw new Error('the ID token is for someone else')
  if (profile.sub !== sub) throw new Error('the profile is not of the person of the ID token')
  return { sub }
}

/** Called last, once everything is verified; throws to refuse. */
export const accountSubjectOf =
  (flows: FederatedFlows, clientId: string): AccountSubject =>
  async ({ tokens, profile }) => {
    const { sub } = provenClaims(tokens.idToken, profile, clientId)
    const flow = flows.current()
    const link = (await getOAuthState())?.link
    if (link !== undefined && Number(link.userId) !== flow.viewerId) {
      flow.sessionEnded = true
      throw new Error('whoever asked for this link is not signed in any more')
    }
    flow.identity = {
      provider: 'oidc',
      sub,
      email: typeof profile.email === 'string' ? typedName(profile.email) : '',
      emailVerified: isTrue(profile.email_verified),
      name: textOr(profile.name, textOr(profile.given_name, textOr(profile.preferred_username, ''))),
    }
    return sub
  }

/**
 * Only an address verified by the provider may link an account without asking. For a link from settings, the session is
 * the proof.
 */
export async function mapProfile(profile: GenericOAuthUserInfo) {
  const link = (await getOAuthState())?.link
  if (link !== undefined) return { email: link.email, emailVerified: true }
  return { email: textOr(profile.email, NO_ADDRESS).toLowerCase(), emailVerified: isTrue(profile.email_verified) }
}
