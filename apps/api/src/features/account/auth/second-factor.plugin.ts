import { createOTP } from '@better-auth/utils/otp'
import { limits } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { consumeStep } from './consume-step.ts'
import {
  findMatchingCode,
  makeRecoveryCodes,
  parseCodes,
  type RecoveryCodeParts,
  serializeCodes,
} from './recovery-codes.ts'

const { twoFactors } = tables
const { trustDays, challenge } = limits.secondFactor
const STEP = 30_000

/** These paths renew the same member's session or check the second factor themselves. */
const guardedElsewhere = new Set([
  '/passkey/verify-authentication',
  '/passkey/verify-registration',
  '/change-password',
  '/update-user',
])
const isGuarded = (path: string | undefined) =>
  path !== undefined && !path.startsWith('/two-factor/') && !guardedElsewhere.has(path)

/**
 * The library asks for a code only after a password; here every method does, except passkeys, which are two factors.
 */
export function secondFactor(codes: RecoveryCodeParts) {
  const plugin = twoFactor({
    allowPasswordless: true,
    twoFactorCookieMaxAge: challenge / 1000,
    trustDeviceMaxAge: trustDays * 24 * 3600,
    backupCodeOptions: {
      customBackupCodesGenerate: makeRecoveryCodes,
      storeBackupCodes: {
        encrypt: (json) => serializeCodes(JSON.parse(json) as string[], codes),
        decrypt: async (closed) => JSON.stringify(await parseCodes(closed, codes)),
      },
    },
    // The library locks the whole account, so anyone with the password could lock the member out.
    accountLockout: { enabled: false },
  })
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => isGuarded(path)
  return plugin
}

type Context = Parameters<typeof getSessionFromCtx>[0] &
  Pick<Parameters<Parameters<typeof createAuthMiddleware>[0]>[0], 'context' | 'getSignedCookie'>

async function codeOwner(ctx: Context): Promise<number | null> {
  const session = await getSessionFromCtx(ctx)
  if (session) return Number(session.user.id)
  const challengeId = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret)
  const pending = challengeId ? await ctx.context.internalAdapter.findVerificationValue(challengeId) : null
  return pending ? Number(pending.value) : null
}

/** Accepts the current time step and the one before (RFC 6238 §5.2). */
async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  const current = Math.floor(now / STEP)
  for (const step of [current, current - 1]) {
    if ((await createOTP(secret).hotp(step)) === code) return step
  }
  return null
}

/** Each code is accepted once (RFC 6238 §5.2). */
export const singleUseCodes = ({ db, unitOfWork }: { db: Database; unitOfWork: UnitOfWork }) =>
  ({
    id: 'single-use-codes',
    endpoints: {
      readCodeOwner: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => ({
        userId: await codeOwner(ctx),
      })),
    },
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
            // The library would accept the next step: pass an empty code, so that it counts a failure.
            if (step === null) return { context: { body: { ...ctx.body, code: '' } } }
            const fresh = await unitOfWork((tx) => consumeStep(tx, factor.id, step))
            if (!fresh) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used' })
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin

/** The library compares the typed code with the stored values: pass the matching hash, or nothing. */
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
            const kept = await parseCodes(factor.backupCodes, codes)
            const code = (await findMatchingCode(kept, String(ctx.body.code))) ?? ''
            return { context: { body: { ...ctx.body, code } } }
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
