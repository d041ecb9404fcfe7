import { z } from 'zod'
import { Instant } from '../primitives.ts'
import { CurrentPassword, SignUp } from './identity.ts'

/** The OpenID Connect provider. */
export const FederatedProviderView = z.object({
  name: z.string(),
  /** Result of the last health check. */
  available: z.boolean(),
})
export type FederatedProviderView = z.infer<typeof FederatedProviderView>

/** Identifies the popup's attempt, so that only the page that opened it handles the result. */
export const AttemptId = z.uuid()

export const StartFederated = z.object({
  /** Absent if the whole page is redirected. */
  attempt: AttemptId.optional(),
  /** Return path after sign-in. */
  destination: z.string().max(500).optional(),
})
export type StartFederated = z.infer<typeof StartFederated>

/** Requires the password of a member who has one. */
export const StartFederatedLink = StartFederated.pick({ attempt: true }).extend({
  password: CurrentPassword.optional(),
})
export type StartFederatedLink = z.infer<typeof StartFederatedLink>

export const FederatedStart = z.object({ url: z.url() })

/** Profile from the provider, of someone who is not a member yet. */
export const FederatedNewcomer = z.object({
  /** Null for a sign-up by e-mail address, without a provider. */
  providerName: z.string().nullable(),
  email: z.string(),
  displayName: z.string(),
})
export type FederatedNewcomer = z.infer<typeof FederatedNewcomer>

/** Fields that no provider can supply. */
export const JoinFederated = SignUp.pick({
  displayName: true,
  birthdate: true,
  consents: true,
  invitation: true,
  town: true,
})
export type JoinFederated = z.infer<typeof JoinFederated>

export const FederatedLink = z.object({
  providerName: z.string(),
  linkedAt: Instant.nullable(),
  /** False for the member's only sign-in method. */
  canUnlink: z.boolean(),
})
export type FederatedLink = z.infer<typeof FederatedLink>
