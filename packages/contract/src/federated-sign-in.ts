import { z } from 'zod'
import { CurrentPassword, SignUp } from './identity.ts'
import { Instant } from './primitives.ts'

/** The OpenID Connect provider beside the password, as the button shows it. */
export const FederatedProviderView = z.object({
  name: z.string(),
  /** Whether it answered when it was last asked. */
  available: z.boolean(),
})
export type FederatedProviderView = z.infer<typeof FederatedProviderView>

/** One attempt in a window of its own: whatever comes back says this id, so that only its page listens. */
export const AttemptId = z.uuid()

export const StartFederated = z.object({
  /** Absent where the whole page goes to the provider. */
  attempt: AttemptId.optional(),
  /** The page she came for, as she will find it again. */
  destination: z.string().max(500).optional(),
})
export type StartFederated = z.infer<typeof StartFederated>

/** Linking is asked for in the settings, and with her password where she has one. */
export const StartFederatedLink = StartFederated.pick({ attempt: true }).extend({
  password: CurrentPassword.optional(),
})
export type StartFederatedLink = z.infer<typeof StartFederatedLink>

/** Where the window, or the page, has to go. */
export const FederatedStart = z.object({ url: z.url() })

/** What the provider says of someone who is not a member yet. */
export const FederatedNewcomer = z.object({
  /** Null where she came by her own address and no other house. */
  providerName: z.string().nullable(),
  email: z.string(),
  displayName: z.string(),
})
export type FederatedNewcomer = z.infer<typeof FederatedNewcomer>

/** What no provider can say for her: the same conditions as at any other sign-up. */
export const JoinFederated = SignUp.pick({ displayName: true, birthdate: true, consents: true })
export type JoinFederated = z.infer<typeof JoinFederated>

/** Her own ways in, as far as a provider is concerned. */
export const FederatedLink = z.object({
  providerName: z.string(),
  linkedAt: Instant.nullable(),
  /** False while it is her only way in. */
  canUnlink: z.boolean(),
})
export type FederatedLink = z.infer<typeof FederatedLink>
