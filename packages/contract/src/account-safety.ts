import { z } from 'zod'
import { CurrentPassword } from './identity.ts'
import { limits } from './limits.ts'
import { Id, Instant } from './primitives.ts'

/** Six digits, as applications show them: « 123 456 ». */
export const SecondFactorCode = z
  .string({ error: 'Écris les six chiffres de ton application.' })
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Le code est fait de six chiffres.'))

/** Their letters: none that is taken for a digit when it is copied from paper (Crockford’s base 32, five bits each). */
export const recoveryLetters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Those of before had ten letters, large and small; today’s have 28, and any size. */
function asPrinted(typed: string): string {
  if (typed.length === 10) return `${typed.slice(0, 5)}-${typed.slice(5)}`
  const code = typed.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return (code.match(/.{7}/g) ?? []).join('-')
}

/** As they are printed, in four groups of seven, whatever she puts between. */
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

/** The second step of a sign-in, with one or the other. */
export const SecondStep = z.discriminatedUnion('with', [
  z.object({ with: z.literal('code'), code: SecondFactorCode, trustDevice: z.boolean().default(false) }),
  z.object({ with: z.literal('recovery'), code: RecoveryCode, trustDevice: z.boolean().default(false) }),
])
export type SecondStep = z.infer<typeof SecondStep>

/** Her password once more; empty for a member who signs in without one. */
export const WithPassword = z.object({ password: CurrentPassword.optional() })
/** The same on a call that takes something away, and may come without a body. */
export const TakenWithPassword = WithPassword.nullish()
export const ConfirmSecondFactor = z.object({ code: SecondFactorCode })

export const SecondFactorState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** Her role asks for one, and she has none. */
  owed: z.boolean(),
  /** Whether these changes ask for her password. */
  hasPassword: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

export const SecondFactorSetup = z.object({
  /** For the camera of her application. */
  uri: z.string(),
  /** The same by hand: base32. */
  key: z.string(),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const PasskeyName = z
  .string({ error: 'Donne-lui un nom.' })
  .trim()
  .min(1, 'Donne-lui un nom.')
  .max(limits.passkeys.name, `Il faut au plus ${limits.passkeys.name} caractères.`)

/** What the browser's WebAuthn answers: the server checks it whole. */
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

/** One place where she is signed in. */
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

/** GET /api/auth/page-token: what a page shows where its product calls go to another origin; `expiresIn` in seconds. */
export const PageToken = z.object({ token: z.string(), expiresIn: z.number().int() })
export type PageToken = z.infer<typeof PageToken>

/** What a banned, suspended or blocked member reads after the sign-out. */
export const ShutOutNotice = z.object({
  kind: z.enum(['banned', 'suspended', 'blocked', 'leaving']),
  until: Instant.nullable(),
  reason: z.string().nullable(),
  /** Where she may ask for another look. */
  contact: z.string(),
  /** She asked to leave, has just shown who she is, and may keep her account. */
  mayKeep: z.boolean(),
})
export type ShutOutNotice = z.infer<typeof ShutOutNotice>

/** What happens to the safety of an account: each is told, with a sentence of its own. */
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
  'sessions-ended',
])
export type AccountChange = z.infer<typeof AccountChange>
