import { type ErrorCode, federatedEnds } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { FastifyRequest } from 'fastify'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Auth, FederatedIdentity, FederatedProvider } from '../auth/public.ts'
import { askAuth, detourOf, opensSession } from '../auth/public.ts'
import { storeNewcomer } from '../sign-up/public.ts'

export interface FederatedParts {
  auth: Auth
  db: Database
  settings: ApiSettings
  unitOfWork: UnitOfWork
  now: () => Date
  provider: FederatedProvider
}

type FederatedEnd = (typeof federatedEnds)[keyof typeof federatedEnds] | ErrorCode

export interface FederatedSignInResult {
  end: FederatedEnd
  asked: URLSearchParams
  headers: Headers
  signedIn: boolean
  /** The current session must end (specification §8: user-disabled, user-token-expired). */
  signsOut: boolean
  newcomerToken?: string
}

/** Provider and better-auth errors to ours. Unlisted ones are refused. */
const refusals: Record<string, ErrorCode> = {
  access_denied: 'FEDERATED_DENIED',
  unauthorized_client: 'UNAUTHORIZED_DOMAIN',
  server_error: 'FEDERATED_UNAVAILABLE',
  temporarily_unavailable: 'FEDERATED_UNAVAILABLE',
  account_already_linked_to_different_user: 'FEDERATED_TAKEN',
  state_not_found: 'FEDERATED_EXPIRED',
}

/** better-auth verifies the redirect back; this decides the outcome. */
export async function finishFederatedSignIn(
  parts: FederatedParts,
  request: FastifyRequest,
): Promise<FederatedSignInResult> {
  const { auth, settings, provider } = parts
  const nothing = { asked: new URLSearchParams(), headers: new Headers(), signedIn: false, signsOut: false }
  if (!(await provider.open())) return { ...nothing, end: 'FEDERATED_UNAVAILABLE' }

  const flow: Parameters<FederatedProvider['flows']['run']>[0] = { viewerId: request.viewer?.id ?? null }
  const response = await provider.flows.run(flow, () => askAuth(auth, request, settings.publicUrl))
  const { headers } = response
  const asked = new URL(headers.get('location') ?? '/', settings.publicUrl).searchParams
  const error = asked.get('error')
  const refused = { asked, headers, signedIn: false, signsOut: false }

  if (flow.sessionEnded) return { ...refused, end: 'USER_TOKEN_EXPIRED', signsOut: true }
  if (error === 'state_mismatch') return { ...refused, end: whyStateDiffers(request, asked) }
  const detour = await detourOf(response)
  if (detour === '/account/suspended') return { ...refused, end: 'ACCOUNT_SUSPENDED', signsOut: true }
  if (detour === '/login/code') return { ...refused, end: 'SECOND_FACTOR_REQUIRED' }
  const { identity } = flow
  if (error === 'signup_disabled' && isKnownForSure(identity)) {
    const newcomerToken = await parts.unitOfWork((tx) => storeNewcomer(tx, identity, parts.now()))
    return { ...refused, end: federatedEnds.newcomer, newcomerToken }
  }
  if (error === 'account_not_linked' || error === 'signup_disabled') {
    // Without a verified address, do not reveal whether it belongs to a member.
    return { ...refused, end: identity?.emailVerified ? 'EMAIL_ALREADY_IN_USE' : 'FEDERATED_EMAIL_UNVERIFIED' }
  }
  if (error !== null || response.status >= 400) return { ...refused, end: refusals[error ?? ''] ?? 'FEDERATED_REFUSED' }
  if (asked.has('but')) return { ...refused, end: federatedEnds.linked, signedIn: true }
  if (!(await opensSession(auth, response))) return { ...refused, end: 'FEDERATED_REFUSED' }
  return { ...refused, end: federatedEnds.signedIn, signedIn: true }
}

const isKnownForSure = (identity: FederatedIdentity | undefined): identity is FederatedIdentity =>
  identity?.emailVerified === true && identity.email !== ''

/** A newer attempt replaced the state in this browser, or it expired. */
function whyStateDiffers(request: FastifyRequest, asked: URLSearchParams): ErrorCode {
  const anotherIsOpen = /\.state=/.test(request.headers.cookie ?? '')
  return asked.has('essai') && anotherIsOpen ? 'CANCELLED_POPUP_REQUEST' : 'FEDERATED_EXPIRED'
}
