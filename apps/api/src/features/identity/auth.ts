import { type Brand, isBrandCode } from '@consoeurs/brand'
import { limits, reservedUsernames, usernameSlug } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { bearer } from 'better-auth/plugins'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'

interface AuthParts {
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  logger: FastifyBaseLogger
  /** A new account exists: gives it the rows that every member has. */
  onCreated: (userId: number) => Promise<void>
}

/** A flood of sign-ins must not starve the pages: only this many passwords are hashed at once. */
const hashing = pLimit(2)

const SESSION_SECONDS = 60 * 24 * 3600
export const CONFIRMATION_SECONDS = 24 * 3600

/** Readable by scripts: says that someone is signed in, nothing more. */
export const FLAG_COOKIE = 'consoeurs_signed_in'

const isReserved = (slug: string) => reservedUsernames.has(slug) || isBrandCode(slug)

/** A free username made from her display name by the slug rule (specification §5). */
export async function freeUsername(db: Database, displayName: string): Promise<string> {
  const slug = usernameSlug(displayName).slice(0, limits.username.max)
  const base = slug.length < limits.username.min || isReserved(slug) ? `${slug || 'membre'}-ici` : slug
  for (let attempt = 0; attempt < 50; attempt++) {
    const suffix = attempt === 0 ? '' : `-${attempt < 10 ? attempt + 1 : Math.floor(Math.random() * 90_000 + 10_000)}`
    const candidate = `${base.slice(0, limits.username.max - suffix.length)}${suffix}`
    const [taken] = await db
      .select({ one: sql`1` })
      .from(tables.users)
      .where(sql`lower(${tables.users.username}) = ${candidate}`)
      .unionAll(
        db
          .select({ one: sql`1` })
          .from(tables.usernameHistory)
          .where(
            sql`lower(${tables.usernameHistory.username}) = ${candidate} and ${tables.usernameHistory.createdAt} > now() - make_interval(days => ${limits.username.reservedDays})`,
          ),
      )
      .limit(1)
    if (!taken) return candidate
  }
  throw new Error('no free username')
}

function cookieOptions(settings: ApiSettings) {
  if (settings.mode !== 'production') return { cookiePrefix: 'consoeurs' }
  return {
    cookies: {
      session_token: { name: '__Host-consoeurs', attributes: { secure: true, path: '/', sameSite: 'lax' as const } },
    },
  }
}

/** better-auth: passwords, sessions, confirmation. Ids are numeric in the database and strings at its border. */
export function createAuth({ db, brand, settings, jobs, logger, onCreated }: AuthParts) {
  return betterAuth({
    appName: brand.name,
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    // Its warnings tell of each wrong password: that is the audit's business, not the log's.
    logger: { level: 'error', log: (_level, message) => logger.error({ source: 'better-auth' }, message) },
    trustedOrigins: [settings.publicUrl, ...settings.corsOrigins],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.accounts,
        verification: tables.verifications,
      },
    }),
    user: {
      additionalFields: {
        username: { type: 'string', required: true, input: true },
        birthdate: { type: 'string', required: true, input: true },
      },
    },
    // An absolute end, not a sliding one (OWASP ASVS 7.3): no request has to write to stay signed in.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
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
        hash: (password) => hashing(() => hashPassword(password)),
        verify: (data) => hashing(() => verifyPassword(data)),
      },
      onExistingUserSignUp: async ({ user }) => {
        await jobs.enqueue('mail', {
          kind: 'addressAlreadyKnown',
          to: user.email,
          props: { name: user.name, loginUrl: `${settings.publicUrl}/login` },
        })
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: CONFIRMATION_SECONDS,
      sendVerificationEmail: async ({ user, token }) => {
        const url = `${settings.publicUrl}/api/auth/verify-email?token=${encodeURIComponent(token)}&callbackURL=${encodeURIComponent('/settings/steps')}`
        await jobs.enqueue('mail', { kind: 'confirmAddress', to: user.email, props: { name: user.name, url } })
      },
    },
    databaseHooks: {
      user: {
        create: {
          after: (user) => onCreated(Number(user.id)),
        },
      },
    },
    plugins: [bearer()],
  })
}

export type Auth = ReturnType<typeof createAuth>
