import type { Brand } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer, magicLink } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { SendMail } from '../../../platform/delivery/mail-transport.ts'
import type { FederatedProvider } from './federated-provider.ts'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'
import { linkTo } from './links.ts'
import { openSession } from './open-session.ts'
import { passkeys } from './passkeys.plugin.ts'
import { hashPassword, type PasswordCost } from './password-hash.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'
import { rehashPassword } from './rehash-password.ts'
import { hashedRecoveryCodes, secondFactor, singleUseCodes } from './second-factor.plugin.ts'
import { type SignInEvent, signedIn } from './signed-in.plugin.ts'
import { suspendedAccounts } from './suspended-accounts.plugin.ts'

const authStorage = (db: Database) =>
  withHashedSessionTokens(
    drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.accounts,
        verification: tables.verifications,
        twoFactor: tables.twoFactors,
        passkey: tables.passkeys,
      },
    }),
  )

/** Existing accounts only, single use, ten minutes. The storage hashes the token again. */
const signInLink = ({ deliver, settings }: { deliver: SendMail; settings: ApiSettings }) =>
  magicLink({
    disableSignUp: true,
    storeToken: 'hashed',
    expiresIn: limits.signInLink / 1000,
    sendMagicLink: ({ email, token, metadata }) =>
      deliver({
        kind: 'signInLink',
        to: email,
        props: { name: String(metadata?.name ?? ''), url: linkTo(settings, '/login/link', token) },
      }),
  })

interface AuthParts {
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  /** For links made in a worker: stored nowhere but in the mail. */
  deliver: SendMail
  logger: FastifyBaseLogger
  federated: FederatedProvider | null
  onCreated: (userId: number) => Promise<void>
  onSignedIn: (signedIn: SignInEvent) => Promise<void>
  unitOfWork: UnitOfWork
  isOffElsewhere: ((userId: number) => Promise<boolean>) | null
  /** Default: today's cost. */
  passwordCost: PasswordCost | undefined
  codes: RecoveryCodeParts
  now: () => Date
}

/** A flood of sign-ins must not starve page requests. */
const hashing = pLimit(2)

export const hashInTurn = (password: string, cost: PasswordCost | undefined): Promise<string> =>
  hashing(() => hashPassword(password, cost))

const SESSION_SECONDS = limits.session.absolute / 1000

function cookieOptions(settings: ApiSettings) {
  if (settings.mode !== 'production') return { cookiePrefix: 'consoeurs' }
  // better-auth's own `__Secure-` prefix would come before ours.
  return { cookiePrefix: '__Host-consoeurs', useSecureCookies: false, defaultCookieAttributes: { secure: true } }
}

function passwordOptions(parts: AuthParts) {
  return {
    enabled: true,
    requireEmailVerification: true,
    minPasswordLength: limits.password.min,
    maxPasswordLength: limits.password.max,
    password: {
      hash: parts.codes.hash,
      verify: (data) => hashing(() => rehashPassword(parts, data)),
    },
    // A worker opens accounts (open-account.ts), so the answer cannot reveal whether the address is taken.
    disableSignUp: true,
    revokeSessionsOnPasswordReset: true,
  } satisfies BetterAuthOptions['emailAndPassword']
}

/** Ids are numbers in the database and strings in better-auth's API. */
export function createAuth(parts: AuthParts) {
  const { db, brand, settings, jobs, deliver, logger, federated, onCreated, onSignedIn, unitOfWork, codes } = parts
  return betterAuth({
    appName: brand.name,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    // Wrong passwords cause warnings, which the audit covers. Errors on return from a provider are not server faults.
    logger: {
      level: 'error',
      log: (_level, message) =>
        logger[federated?.flows.isInside() ? 'info' : 'error']({ source: 'better-auth' }, message),
    },
    trustedOrigins: [settings.publicUrl, ...settings.corsOrigins],
    database: authStorage(db),
    user: {
      additionalFields: {
        username: { type: 'string', required: true, input: true },
        birthdate: { type: 'string', required: true, input: true },
      },
    },
    // Absolute expiry without writes (OWASP ASVS 7.3). Sensitive actions ask for the password instead.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { disableIpTracking: false },
      ...cookieOptions(settings),
    },
    rateLimit: { enabled: false },
    emailAndPassword: passwordOptions(parts),
    emailVerification: {
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: limits.confirmationLink / 1000,
      // The worker creates its own token for the mail.
      sendVerificationEmail: ({ user }) => jobs.enqueue('identity.asked', { what: 'confirmation', email: user.email }),
    },
    // Tokens of mail links are stored hashed.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: { user: { create: { after: (user) => onCreated(Number(user.id)) } } },
    // The last two inspect the new session, so they run after the second factor.
    plugins: [
      bearer(),
      signInLink({ deliver, settings }),
      openSession(),
      ...(federated ? [federated.plugin] : []),
      passkeys({ unitOfWork, settings, brand, now: parts.now }),
      singleUseCodes({ db, unitOfWork }),
      hashedRecoveryCodes({ db, codes }),
      secondFactor(codes),
      suspendedAccounts(parts),
      signedIn(onSignedIn),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
