import type { Brand } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Deliver } from '../../platform/mail.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { signInLink } from './auth-sign-in-link.ts'
import { authStorage } from './auth-storage.ts'
import type { FederatedProvider } from './federated-provider.ts'
import { linkTo } from './links.ts'
import { openSession } from './open-session.ts'
import { passkeys } from './passkeys.plugin.ts'
import { hashPassword, type PasswordCost } from './password-hash.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'
import { renewHash } from './renew-hash.ts'
import { hashedRecoveryCodes, secondFactor, singleUseCodes } from './second-factor.plugin.ts'
import { shutOut } from './shut-out.plugin.ts'
import { type SignedIn, signedIn } from './signed-in.plugin.ts'

interface AuthParts {
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  /** For mails whose link is made in a worker: it goes into the mail and is kept nowhere else. */
  deliver: Deliver
  logger: FastifyBaseLogger
  federated: FederatedProvider | null
  /** A new account exists: gives it the rows that every member has. */
  onCreated: (userId: number) => Promise<void>
  /** She has just come in, by whichever door. */
  onSignedIn: (signedIn: SignedIn) => Promise<void>
  unitOfWork: UnitOfWork
  isOffElsewhere: ((userId: number) => Promise<boolean>) | null
  /** What hashing a password costs; today's where nothing is said. */
  passwordCost: PasswordCost | undefined
  /** How recovery codes are kept. */
  codes: RecoveryCodeParts
  now: () => Date
}

/** A flood of sign-ins must not starve the pages: only this many passwords are hashed at once. */
const hashing = pLimit(2)

/** Hashes a password, in its turn. */
export const hashInTurn = (password: string, cost: PasswordCost | undefined): Promise<string> =>
  hashing(() => hashPassword(password, cost))

const SESSION_SECONDS = limits.session.absolute / 1000

function cookieOptions(settings: ApiSettings) {
  if (settings.mode !== 'production') return { cookiePrefix: 'consoeurs' }
  // The library's own prefix is __Secure-, and it would stand before ours.
  return { cookiePrefix: '__Host-consoeurs', useSecureCookies: false, defaultCookieAttributes: { secure: true } }
}

/** better-auth: passwords, sessions, confirmation. Ids are numeric in the database and strings at its border. */
export function createAuth(parts: AuthParts) {
  const { db, brand, settings, jobs, deliver, logger, federated, onCreated, onSignedIn, unitOfWork, codes } = parts
  return betterAuth({
    appName: brand.name,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    // Its warnings tell of each wrong password: that is the audit's business, not the log's. Nor is it our fault when
    // someone comes back from a provider with nothing good.
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
    // An absolute end (OWASP ASVS 7.3): no request has to write. Where it must be fresh, her password is asked instead.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { disableIpTracking: false },
      ...cookieOptions(settings),
    },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: limits.password.min,
      maxPasswordLength: limits.password.max,
      password: {
        hash: parts.codes.hash,
        verify: (data) => hashing(() => renewHash(parts, data)),
      },
      // Accounts are opened in a worker (open-account.ts): the request must not know whether the address is taken.
      disableSignUp: true,
      resetPasswordTokenExpiresIn: limits.resetLink / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        deliver({
          kind: 'resetPassword',
          to: user.email,
          props: { name: user.name, url: linkTo(settings, '/password/nouveau', token) },
        }),
    },
    emailVerification: {
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: limits.confirmationLink / 1000,
      // Its own token is left unused: the worker makes one for the mail.
      sendVerificationEmail: ({ user }) => jobs.enqueue('identity.asked', { what: 'confirmation', email: user.email }),
    },
    // A link in a mail is a key: the database keeps its hash.
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: { user: { create: { after: (user) => onCreated(Number(user.id)) } } },
    // The last two look at the session that a sign-in opened, once the second factor has had its say.
    plugins: [
      bearer(),
      signInLink({ deliver, settings }),
      openSession(),
      ...(federated ? [federated.plugin] : []),
      passkeys({ unitOfWork, settings, brand, now: parts.now }),
      singleUseCodes({ db, unitOfWork }),
      hashedRecoveryCodes({ db, codes }),
      secondFactor(codes),
      shutOut(parts),
      signedIn(onSignedIn),
    ],
  })
}

export type Auth = ReturnType<typeof createAuth>
