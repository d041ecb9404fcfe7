import { createOTP } from '@better-auth/utils/otp'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { closeCodes, keptAs, makeRecoveryCodes, openCodes, type RecoveryCodeParts } from './recovery-codes.ts'
import { useUpStep } from './use-up-step.ts'

const { twoFactors } = tables
const { tries, lock, trustDays, challenge } = limits.secondFactor
const STEP = 30_000

/** Ends a session and opens another for the same member, or has asked for the second factor itself: no sign-in to guard. */
const guardedElsewhere = new Set([
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/change-password',
  '/update-user',
])
const isGuarded = (path: string | undefined) =>
  path !== undefined && !path.startsWith('/two-factor/') && !guardedElsewhere.has(path)

/**
 * TOTP and recovery codes. The library asks for the code after a password alone; here every way of signing in asks,
 * links and other houses too. A passkey is two factors by itself: what she has, opened by what she is or knows.
 */
export function secondFactor(codes: RecoveryCodeParts) {
  const plugin = twoFactor({
    allowPasswordless: true,
    twoFactorCookieMaxAge: challenge / 1000,
    trustDeviceMaxAge: trustDays * 24 * 3600,
    backupCodeOptions: {
      customBackupCodesGenerate: makeRecoveryCodes,
      storeBackupCodes: {
        encrypt: (json) => closeCodes(JSON.parse(json) as string[], codes),
        decrypt: async (closed) => JSON.stringify(await openCodes(closed, codes)),
      },
    },
    accountLockout: { enabled: true, maxFailedAttempts: tries, durationSeconds: lock / 1000 },
  })
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => isGuarded(path)
  return plugin
}

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whose code this is: hers who is signed in, or hers who has just given her password. */
async function codeOwner(ctx: Context): Promise<number | null> {
  const session = await getSessionFromCtx(ctx)
  if (session) return Number(session.user.id)
  const challengeId = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret)
  const pending = challengeId ? await ctx.context.internalAdapter.findVerificationValue(challengeId) : null
  return pending ? Number(pending.value) : null
}

/** The time step that a code belongs to: this one, or the one before for who types slowly (RFC 6238 §5.2). */
async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  const current = Math.floor(now / STEP)
  for (const step of [current, current - 1]) {
    if ((await createOTP(secret).hotp(step)) === code) return step
  }
  return null
}

/** A code that was accepted once is refused ever after, even within its minute (RFC 6238 §5.2). */
export const singleUseCodes = ({ db, unitOfWork }: { db: Database; unitOfWork: UnitOfWork }) =>
  ({
    id: 'single-use-codes',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await codeOwner(ctx)
            if (userId === null) return
            const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
            if (factor === undefined) return
            const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: factor.secret })
            const step = await stepOf(secret, String(ctx.body.code), Date.now())
            // The library would take the code of the next step too: it is given none, and counts the try.
            if (step === null) return { context: { body: { ...ctx.body, code: '' } } }
            const fresh = await unitOfWork((tx) => useUpStep(tx, factor.id, step))
            if (!fresh) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used' })
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin

/** The library looks for what she typed among what is kept: it is given the hash that stands for it, or nothing. */
export const hashedRecoveryCodes = ({ db, codes }: { db: Database; codes: RecoveryCodeParts }) =>
  ({
    id: 'hashed-recovery-codes',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-backup-code',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await codeOwner(ctx)
            if (userId === null) return
            const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId))
            if (factor === undefined) return
            const kept = await openCodes(factor.backupCodes, codes)
            const code = (await keptAs(kept, String(ctx.body.code))) ?? ''
            return { context: { body: { ...ctx.body, code } } }
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
