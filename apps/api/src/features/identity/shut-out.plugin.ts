import type { Database } from '@consoeurs/database'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { openSessionPath } from './open-session.ts'
import { isShutOut, loadStanding } from './shut-out.ts'

interface ShutOutParts {
  db: Database
  /** Whether another house, which knows her too, has closed her account there (IDENTITY=firebase). */
  isOffElsewhere: ((userId: number) => Promise<boolean>) | null
  now: () => Date
}

/** How long a browser may read why, after the sign-out. */
const NOTICE_SECONDS = 3600

/** What the refusal of a sign-in is called inside; the edge says ACCOUNT_SUSPENDED. */
export const SHUT_OUT = 'SHUT_OUT'
/** The same where it is the other house that refuses. */
export const OFF_ELSEWHERE = 'OFF_ELSEWHERE'

type Cookies = Pick<Parameters<Parameters<typeof createAuthMiddleware>[0]>[0], 'context' | 'setSignedCookie'>

/** A signed cookie says whose reason this browser may read: she has proven who she is, and has no session any more. */
async function giveNotice({ context, setSignedCookie }: Cookies, userId: string): Promise<void> {
  const { name, attributes } = context.createAuthCookie('shut_out', { maxAge: NOTICE_SECONDS })
  await setSignedCookie(name, userId, context.secret, attributes)
}

/**
 * Whichever way she signs in, a banned, suspended or blocked member is refused once she has proven who she is, and not
 * before: a wrong password learns nothing.
 */
export const shutOut = ({ db, isOffElsewhere, now }: ShutOutParts) =>
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
            const isOut = standing === undefined || isShutOut(standing, now())
            // What the other house has just said of her is not asked again.
            const isOff = !isOut && ctx.path !== openSessionPath && (await isOffElsewhere?.(Number(opened.user.id)))
            if (!isOut && !isOff) return
            await ctx.context.internalAdapter.deleteSession(opened.session.token)
            deleteSessionCookie(ctx)
            ctx.context.setNewSession(null)
            if (isOut) await giveNotice(ctx, opened.user.id)
            const code = isOut ? SHUT_OUT : OFF_ELSEWHERE
            throw new APIError('FORBIDDEN', { code, message: code })
          }),
        },
      ],
    },
    endpoints: {
      giveShutOutNotice: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.number() }) },
        async (ctx) => {
          await giveNotice(ctx, String(ctx.body.userId))
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
