import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant } from '../primitives.ts'
import { CurrentPassword } from './identity.ts'

/** Authenticator apps show the code with a space: « 123 456 ». */
export const SecondFactorCode = z
  .string({ error: 'Écris les six chiffres de ton application.' })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Le code est fait de six chiffres.'))

/** Crockford’s base 32, five bits per letter: no letter can be mistaken for a digit when copied from paper. */
export const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Legacy codes: ten case-sensitive characters. Current codes: 28, case-insensitive. */
function asPrinted(typed: string): string {
  if (typed.length === 10) return `${typed.slice(0, 5)}-${typed.slice(5)}`
  const code = typed.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return (code.match(/.{7}/g) ?? []).join('-')
}

export const RecoveryCode = z
  .string({ error: 'Écris un de tes codes de récupération.' })
  .trim()
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(
        /^([a-zA-Z0-9]{10}|[a-zA-Z0-9]{28})$/,
        'Un code de récupération ressemble à 4kd02mx-9vq7ztb-c3h5n8r-p1s6w0y.',
      ),
  )
  .transform(asPrinted)

export const SecondStep = z.discriminatedUnion('with', [
  z.object({ with: z.literal('code'), code: SecondFactorCode, trustDevice: z.boolean().default(false) }),
  z.object({ with: z.literal('recovery'), code: RecoveryCode, trustDevice: z.boolean().default(false) }),
])
export type SecondStep = z.infer<typeof SecondStep>

/** Empty for a member who signs in without a password. */
export const WithPassword = z.object({ password: CurrentPassword.optional() })
/** DELETE calls may have no body. */
export const TakenWithPassword = WithPassword.nullish()
export const ConfirmSecondFactor = z.object({ code: SecondFactorCode })

export const SecondFactorState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** The role requires a second factor that is not set up. */
  owed: z.boolean(),
  hasPassword: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

export const SecondFactorSetup = z.object({
  /** For the QR code. */
  uri: z.string(),
  /** The same secret in base32, for manual entry. */
  key: z.string(),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const PasskeyName = z
  .string({ error: 'Donne-lui un nom.' })
  .trim()
  .min(1, 'Donne-lui un nom.')
  .max(limits.passkeys.name, `${limits.passkeys.name} caractères au maximum.`)

/** The server verifies the whole WebAuthn response. */
const WebAuthnAnswer = z.looseObject({ id: z.string().max(2000), type: z.literal('public-key') })
export const AddPasskey = z.object({ name: PasskeyName, response: WebAuthnAnswer })
export const RenamePasskey = z.object({ name: PasskeyName })
export const PasskeySignIn = z.object({ response: WebAuthnAnswer })

export const PasskeyView = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type PasskeyView = z.infer<typeof PasskeyView>

export const SessionView = z.object({
  id: Id,
  deviceType: z.enum(['Mobile', 'Desktop']),
  deviceBrowser: z.string(),
  deviceOs: z.string(),
  since: Instant,
  lastSeenAt: Instant,
  current: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

/** GET /api/auth/page-token: for pages that call the API on another origin; `expiresIn` in seconds. */
export const PageToken = z.object({ token: z.string(), expiresIn: z.number().int() })
export type PageToken = z.infer<typeof PageToken>

/** Shown after a banned, suspended, blocked or leaving member is signed out. */
export const SuspensionNotice = z.object({
  kind: z.enum(['banned', 'suspended', 'blocked', 'leaving']),
  until: Instant.nullable(),
  reason: z.string().nullable(),
  /** Where to appeal. */
  contact: z.string(),
  /** Leaving member, just authenticated: she may still keep her account. */
  mayKeep: z.boolean(),
})
export type SuspensionNotice = z.infer<typeof SuspensionNotice>

/** Each event is notified with its own sentence. */
export const AccountChange = z.enum([
  'new-browser',
  'password',
  'email',
  'second-factor-on',
  'second-factor-off',
  'second-factor-asked',
  'second-factor-removed',
  'passkey-added',
  'passkey-removed',
  'api-token-created',
  'api-token-revoked',
  'sessions-ended',
])
export type AccountChange = z.infer<typeof AccountChange>
