import type { Database } from '@consoeurs/database'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { openSessionPath } from './open-session.ts'
import { isSuspended, loadStanding } from './suspension-notice.ts'

interface SuspendedAccountsParts {
  db: Database
  /** Disabled by the external identity provider (IDENTITY=firebase). */
  isOffElsewhere: ((userId: number) => Promise<boolean>) | null
  now: () => Date
}

/** How long the browser may read the reason. */
const NOTICE_SECONDS = 3600

/** Internal code; clients see ACCOUNT_SUSPENDED. */
export const SUSPENDED_CODE = 'SHUT_OUT'
/** Internal code when the external identity provider refuses. */
export const DISABLED_AT_PROVIDER = 'OFF_ELSEWHERE'

type Cookies = Pick<Parameters<Parameters<typeof createAuthMiddleware>[0]>[0], 'context' | 'setSignedCookie'>

/** A signed cookie lets the browser read the reason without a session. */
async function setSuspensionCookie({ context, setSignedCookie }: Cookies, userId: string): Promise<void> {
  const { name, attributes } = context.createAuthCookie('shut_out', { maxAge: NOTICE_SECONDS })
  await setSignedCookie(name, userId, context.secret, attributes)
}

/** Refuses banned, suspended or blocked members only after authentication: a wrong password reveals nothing. */
export const suspendedAccounts = ({ db, isOffElsewhere, now }: SuspendedAccountsParts) =>
  ({
    id: 'shut-out',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const opened = ctx.context.newSession
            if (!opened) return
            const standing = await loadStanding(db, Number(opened.user.id))
            const isOut = standing === undefined || isSuspended(standing, now())
            // The identity provider has just answered.
            const isOff = !isOut && ctx.path !== openSessionPath && (await isOffElsewhere?.(Number(opened.user.id)))
            if (!isOut && !isOff) return
            await ctx.context.internalAdapter.deleteSession(opened.session.token)
            deleteSessionCookie(ctx)
            ctx.context.setNewSession(null)
            if (isOut) await setSuspensionCookie(ctx, opened.user.id)
            const code = isOut ? SUSPENDED_CODE : DISABLED_AT_PROVIDER
            throw new APIError('FORBIDDEN', { code, message: code })
          }),
        },
      ],
    },
    endpoints: {
      giveShutOutNotice: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.number() }) },
        async (ctx) => {
          await setSuspensionCookie(ctx, String(ctx.body.userId))
          return ctx.json({ ok: true })
        },
      ),
      readShutOutNotice: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const { name } = ctx.context.createAuthCookie('shut_out')
        const userId = await ctx.getSignedCookie(name, ctx.context.secret)
        return { userId: userId ? Number(userId) : null }
      }),
    },
  }) satisfies BetterAuthPlugin
